export { ExpiryFeedDialog } from './expiry-feed-dialog.js';
export type { ExpiryFeedDialogProps } from './expiry-feed-dialog.js';
