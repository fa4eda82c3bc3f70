export { MailLink, PhoneLink, mailto } from './contact-links.js';
export type { Mail, MailLinkProps, PhoneLinkProps } from './contact-links.js';
