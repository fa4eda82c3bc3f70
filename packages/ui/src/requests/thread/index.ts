export { Conversation, type ConversationProps } from './conversation.js';
export { MailViewer, type MailViewerProps } from './mail-viewer.js';
export { MessageForm, type MessageFormProps, type SendBlock } from './message-form.js';
export { isOwnAct, senderName } from './sender-name.js';
export { Thread, type ThreadProps } from './thread.js';
