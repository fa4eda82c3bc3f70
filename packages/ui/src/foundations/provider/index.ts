export {
  HostLink,
  UiProvider,
  useFormats,
  useLanguage,
  useNow,
  useStrings,
  useTimeZone,
} from './ui-provider.js';
export type { Language, LinkComponentProps, UiProviderProps } from './ui-provider.js';
