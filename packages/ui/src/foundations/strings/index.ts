export { default as uiStringsEn } from './en/index.js';
export { default as uiStringsFr } from './fr/index.js';
export { UI_NAMESPACE } from './strings.js';
export type { StringKey, Translate } from './strings.js';
