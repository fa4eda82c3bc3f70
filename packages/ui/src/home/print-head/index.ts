export { PrintButton, PrintHead } from './print-head.js';
