export { EntitiesLists } from './entities-lists.js';
export type { EntitiesListsProps } from './entities-lists.js';
export type { ListUser } from './list-users.js';
export type { ListDraft } from './list-draft.js';
