export { uploadHandlers } from './handlers.ts';
export { sweepUploads } from './sweep.ts';
