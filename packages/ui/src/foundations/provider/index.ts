export { HostLink, UiProvider, useFormats, useLanguage, useNow, useStrings } from './ui-provider.js';
export type { Language, LinkComponentProps, UiProviderProps } from './ui-provider.js';
