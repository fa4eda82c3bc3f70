export { AttachmentList } from './attachment-list.js';
export type { Attachment, AttachmentListProps } from './attachment-list.js';
