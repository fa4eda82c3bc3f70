export { SavedSearches } from './saved-searches.js';
export type { SavedSearchesProps } from './saved-searches.js';
export type { SavedSearch } from './saved-search.js';
export { SearchNameDialog } from './search-name-dialog.js';
export type { SearchNameDialogProps } from './search-name-dialog.js';
export { SearchAlertDialog } from './search-alert-dialog.js';
export type { SearchAlertDialogProps } from './search-alert-dialog.js';
export { ShareSearchDialog } from './share-search-dialog.js';
export type { ShareSearchDialogProps } from './share-search-dialog.js';
