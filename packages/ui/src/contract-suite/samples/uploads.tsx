import * as files from '../../files/index.js';
import { MessageForm } from '../../requests/index.js';
import { noop, sample, type Samples } from '../sample.tsx';

const file = new File(['x'], 'mandate.pdf', { type: 'application/pdf' });
const item: files.UploadItem = {
  id: 'a',
  key: 'b',
  file,
  name: 'mandate.pdf',
  size: 240_000,
  status: 'progress',
  error: null,
  message: null,
  isSurplus: false,
  sent: 120_000,
  since: null,
  secondsLeft: 4,
  documentId: null,
  isKept: false,
  tags: [],
};
export const uploads: files.Uploads = {
  items: [
    item,
    { ...item, id: 'c', name: 'passport.heic', status: 'error', error: 'badExtension' },
    { ...item, id: 'd', name: 'annual.pdf', status: 'duplicate', documentId: 'e' },
  ],
  documentIds: ['e'],
  busy: true,
  complete: false,
  add: () => ({ added: [], sameName: 0, beyond: 0 }),
  remove: noop,
  replace: () => ({ added: [], sameName: 0, beyond: 0 }),
  retry: noop,
  keep: noop,
  tag: noop,
  clear: noop,
  restore: noop,
  options: {
    check: () => null,
    transport: () => Promise.resolve({ documentId: 'e', duplicated: false }),
    extensions: ['PDF'],
    maxSize: 10_000_000,
    parallel: 3,
    delay: 0,
  },
};

export const uploaders: Samples = {
  MessageForm: sample(MessageForm, 'element', {
    value: '',
    onValueChange: noop,
    block: 'empty',
    audience: 'client',
    onSend: noop,
    readers: ['Halden'],
    uploads: { ...uploads, items: [] },
  }),
  AttachmentList: sample(files.AttachmentList, 'element', {
    files: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `${id}.pdf`, size: 240_000 })),
    onOpen: noop,
    onDownload: noop,
  }),
  FileDropZone: sample(files.FileDropZone, 'element', { uploads, children: 'Halden' }),
  UploadChips: sample(files.UploadChips, 'element', { uploads }),
  UploadPickerButton: sample(files.UploadPickerButton, 'element', { uploads }),
  Uploader: sample(files.Uploader, 'element', { uploads, label: 'Halden' }),
};
