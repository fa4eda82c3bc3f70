export { shortCountryCode } from './country-codes.ts';
export { enumHandlers } from './handlers.ts';
