export { linesOf, sanitiseArticle, sanitiseRichText } from './rich-text.ts';
