export { FormattedText } from './formatted-text.js';
