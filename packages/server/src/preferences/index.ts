export { defaultValues } from './defaults.ts';
export { preferenceHandlers } from './handlers.ts';
