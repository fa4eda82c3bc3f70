export { mailto, type Mail } from '../../foundations/mailto.js';
export { MailLink } from './mail-link.js';
export type { MailLinkProps } from './mail-link.js';
