import * as signature from '../../signature/index.js';
import { ENVELOPE, SIGNATORY_FORM } from '../../signature/signature.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const people = {
  issuesOf: () => ({}),
  normalisePhone: (text: string) => text,
  maximum: 10,
};

export const signaturePages: Samples = {
  EnvelopeCard: sample(signature.EnvelopeCard, 'element', {
    envelope: { ...ENVELOPE, title: '12', attachments: [] },
    display: 'inProgress',
    onRemind: noop,
    onResend: noop,
    onCancel: () => Promise.resolve(),
    onDownload: noop,
    onDownloadDocument: noop,
  }),
  EnvelopeHistory: sample(signature.EnvelopeHistory, 'element', { events: [] }),
  EnvelopeList: sample(signature.EnvelopeList, 'element', {
    envelopes: [],
    renderEnvelope: () => null,
    onDownloadAll: noop,
  }),
  SignatoryForm: sample(signature.SignatoryForm, 'element', {
    value: SIGNATORY_FORM,
    onValueChange: noop,
    ...people,
  }),
  SignatureForm: sample(signature.SignatureForm, 'element', {
    state: 'HIDDEN',
    onStateChange: noop,
    value: { ...signature.newSignatureForm('12'), signatories: SIGNATORY_FORM },
    initialTitle: '12',
    onValueChange: noop,
    issues: {},
    documents: [],
    maximumDocuments: 1,
    maximumTitle: 300,
    onSend: () => Promise.resolve(),
    onReadAmendment: noop,
    ...people,
  }),
};
