export { defaultValues } from './defaults.ts';
export { firstCurrencies } from './first-currencies.ts';
export { preferenceHandlers } from './handlers.ts';
