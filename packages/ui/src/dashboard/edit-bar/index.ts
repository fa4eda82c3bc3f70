export { EditBar } from './edit-bar.js';
export type { EditBarProps } from './edit-bar.js';
export { DiscardChangesConfirmation, ResetLayoutConfirmation } from './edit-confirmations.js';
export type { EditConfirmationProps } from './edit-confirmations.js';
