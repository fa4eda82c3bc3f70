export { searchHandlers } from './handlers.ts';
export { findGroups } from './listing.ts';
export { maySearch } from './parts.ts';
export { termsOf } from './terms.ts';
