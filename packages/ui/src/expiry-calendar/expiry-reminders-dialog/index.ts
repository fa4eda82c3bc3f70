export { ExpiryRemindersDialog } from './expiry-reminders-dialog.js';
export type { ExpiryRemindersDialogProps } from './expiry-reminders-dialog.js';
