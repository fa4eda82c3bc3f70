export { DraftList, type DraftListProps, type ListedDraft } from './draft-list.js';
export { DraftsButton, type DraftsButtonProps } from './drafts-button.js';
