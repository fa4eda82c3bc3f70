export { EditDialog } from './edit-dialog.js';
