export { MarkedText } from './marked-text.js';
