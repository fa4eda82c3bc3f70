export { SignatureForm } from './signature-form.js';
export type { SignatureFormProps } from './signature-form.js';
export type { SignatureDocumentOption } from './signature-documents.js';
export { newSignatureForm } from './signature-values.js';
export type { SignatureFormIssues, SignatureFormValue } from './signature-values.js';
