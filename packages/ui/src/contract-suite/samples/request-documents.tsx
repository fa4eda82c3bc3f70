import { AddDocuments, RequestDocuments } from '../../requests/index.js';
import { DOCUMENTS } from '../../requests/request-documents/request-documents.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';
import { uploads } from './uploads.tsx';

const topics = [{ value: 'a', label: 'Halden' }];

export const requestDocuments: Samples = {
  AddDocuments: sample(
    AddDocuments,
    'nothing',
    { open: true, onOpenChange: noop, uploads, topics, legalEntities: topics, onSubmit: noop },
    { layer: true },
  ),
  RequestDocuments: sample(RequestDocuments, 'element', {
    documents: DOCUMENTS,
    validation: true,
    onAdd: noop,
    onOpen: noop,
    onDownload: noop,
    onDecide: noop,
  }),
};
