export { StartupPicker } from './startup-picker.js';
export type { StartupPickerProps } from './startup-picker.js';
export { TemplateDialog } from './template-dialog.js';
export type { TemplateDialogProps } from './template-dialog.js';
