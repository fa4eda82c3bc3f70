export { isPublished, visibleArticles } from './access.ts';
export { announceArticles } from './announce.ts';
export { ARTICLE_CATEGORY_LABELS } from './filter-blocks.ts';
export { highlightHandlers } from './handlers.ts';
export { articleSubjects } from './subject.ts';
