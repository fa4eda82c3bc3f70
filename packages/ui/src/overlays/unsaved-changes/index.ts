export { UnsavedChanges } from './unsaved-changes.js';
export type { UnsavedChangesProps } from './unsaved-changes.js';
