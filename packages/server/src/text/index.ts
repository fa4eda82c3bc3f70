export { foldLine } from './fold-line.ts';
export { linesOf, sanitiseArticle, sanitiseRichText } from './rich-text.ts';
