export { PARIS } from './local-time.js';
