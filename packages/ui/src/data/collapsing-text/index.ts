export { CollapsingText } from './collapsing-text.js';
export type { CollapsingTextProps } from './collapsing-text.js';
