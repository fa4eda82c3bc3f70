export { powerOfAttorneyHandlers } from './handlers.ts';
export { visiblePowers } from './rows.ts';
