export { SignOutConfirmation } from './sign-out-confirmation.js';
export type { SignOutConfirmationProps } from './sign-out-confirmation.js';
