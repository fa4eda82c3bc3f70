export { shortSeptember } from './formats.js';
