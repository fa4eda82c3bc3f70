export { TermsDialog } from './terms-dialog.js';
export type { TermsDialogProps } from './terms-dialog.js';
