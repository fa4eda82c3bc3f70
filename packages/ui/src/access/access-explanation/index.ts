export { AccessExplanationDialog } from './access-explanation-dialog.js';
export type { AccessExplanationDialogProps, AccessExplanationState } from './access-explanation-dialog.js';
