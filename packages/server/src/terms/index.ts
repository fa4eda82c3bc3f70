export { versionNumber } from './document.ts';
export { TERMS } from './text.ts';
export { termsHandlers } from './versions.ts';
