export { sendMail } from './send.ts';
