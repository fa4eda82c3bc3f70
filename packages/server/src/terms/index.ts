export { versionNumber } from './document.ts';
export { TERMS } from './text.ts';
export { requireAcceptance, termsHandlers } from './versions.ts';
