export { KeyHint } from './key-hint.js';
