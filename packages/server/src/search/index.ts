export { searchHandlers } from './handlers.ts';
export { findGroups } from './listing.ts';
export { maySearch } from './parts.ts';
export { readText } from './terms.ts';
