export { TakeoverConfirmation } from './takeover-confirmation.js';
