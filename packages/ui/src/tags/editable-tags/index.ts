export { EditableTags } from './editable-tags.js';
export type { EditableTagsProps } from './editable-tags.js';
