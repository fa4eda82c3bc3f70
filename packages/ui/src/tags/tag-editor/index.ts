export { TagEditor } from './tag-editor.js';
export type { TagEditorProps } from './tag-editor.js';
export { NO_TAG_EDITS, tagChanges } from './tag-edits.js';
export type { TagEdits } from './tag-edits.js';
