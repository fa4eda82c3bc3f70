export { ArticleVideo, type ArticleVideoProps } from './article-video.js';
