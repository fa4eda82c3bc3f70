export { MoreNames } from './more-names.js';
