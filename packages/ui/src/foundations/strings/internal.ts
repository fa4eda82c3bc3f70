export { ownWords } from './own-words.js';
