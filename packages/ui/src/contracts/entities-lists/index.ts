export { EntitiesLists } from './entities-lists.js';
export type { EntitiesListsProps, ListDraft } from './entities-lists.js';
