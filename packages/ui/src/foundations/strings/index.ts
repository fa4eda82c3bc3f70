export { default as uiStringsEn } from './en/index.js';
export { default as uiStringsFr } from './fr/index.js';
export { namespaceOf, UI_NAMESPACE } from './namespaces.js';
export type { StringKey, Translate } from './strings.js';
