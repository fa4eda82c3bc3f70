export { BookmarkButton } from './bookmark-button.js';
export { ContactMessage } from './contact-message.js';
