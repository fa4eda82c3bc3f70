export { Textarea } from './textarea.js';
export type { TextareaProps } from './textarea.js';
