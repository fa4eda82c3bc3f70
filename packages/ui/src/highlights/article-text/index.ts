export { ArticleText, type ArticleTextProps } from './article-text.js';
