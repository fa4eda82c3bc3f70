export type { Mail, MailSender } from './sender.ts';
export { smtpMail } from './smtp.ts';
