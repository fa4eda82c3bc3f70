export { TagsModal } from './tags-modal.js';
export type { TaggedItem, TagsModalProps } from './tags-modal.js';
