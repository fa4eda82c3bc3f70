export { elided } from './elision.js';
export { ownWords } from './own-words.js';
export { builtIn } from './built-in.js';
