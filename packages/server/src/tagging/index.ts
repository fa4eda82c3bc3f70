export { changeTags, documentBearer } from './changes.ts';
export type { Bearer } from './changes.ts';
export {
  currencyName,
  shownTag,
  tagColumns,
  tagsOfContent,
  tagsOfDocuments,
  tagsOfRequests,
} from './rows.ts';
