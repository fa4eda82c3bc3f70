export { OptionText } from './option-text.js';
export type { ChoiceOption, OptionTextProps } from './option-text.js';
