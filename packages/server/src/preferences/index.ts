export { defaultValues } from './defaults.ts';
export { firstCurrencies, placeIn } from './first-currencies.ts';
export { preferenceHandlers } from './handlers.ts';
