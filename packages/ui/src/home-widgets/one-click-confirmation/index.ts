export { OneClickConfirmation } from './one-click-confirmation.js';
export type { OneClickConfirmationProps } from './one-click-confirmation.js';
