export { TextInput } from './text-input.js';
export type { TextInputProps } from './text-input.js';
