export { dateText, monthText } from './dates.ts';
