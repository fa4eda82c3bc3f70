export { AddWidgetDialog } from './add-widget-dialog.js';
export type { AddableWidget, AddWidgetDialogProps, SettingsDrafts } from './add-widget-dialog.js';
export type { WidgetSettings } from './widget-settings-panel.js';
