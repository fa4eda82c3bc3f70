export { AskWhy } from './ask-why.js';
export type { AskWhyProps } from './ask-why.js';
