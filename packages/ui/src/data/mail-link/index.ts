export { MailLink, mailto } from './mail-link.js';
export type { Mail, MailLinkProps } from './mail-link.js';
