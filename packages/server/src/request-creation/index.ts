export { openContracts } from './access.ts';
export { topicsOf } from './catalogue.ts';
export { requestCreationHandlers } from './handlers.ts';
