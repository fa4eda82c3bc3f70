export { ReleaseNoteUpload } from './release-note-upload.js';
export type { ReleaseNoteUploadProps } from './release-note-upload.js';
export { SignedContractUpload } from './signed-contract-upload.js';
export type { SignedContractForm, SignedContractUploadProps } from './signed-contract-upload.js';
