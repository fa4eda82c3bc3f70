export { Confirmation } from './confirmation.js';
export type { ConfirmationProps } from './confirmation.js';
