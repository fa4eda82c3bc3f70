export { serviceContractHandlers } from './handlers.ts';
