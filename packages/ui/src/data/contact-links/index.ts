export { MailLink, mailto } from './contact-links.js';
export type { Mail, MailLinkProps } from './contact-links.js';
