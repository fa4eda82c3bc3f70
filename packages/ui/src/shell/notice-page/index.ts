export { NoticePage } from './notice-page.js';
export type { NoticePageProps } from './notice-page.js';
