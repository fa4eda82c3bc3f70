import {
  createContext,
  createElement,
  use,
  useEffect,
  useMemo,
  useReducer,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import type { Formats } from '../formats/index.js';
import { createFormats } from '../formats/index.js';
import { namespaceOf, UI_NAMESPACE, type Translate } from '../strings/index.js';
import { builtIn, elided, ownWords } from '../strings/internal.js';

export type Language = 'en' | 'fr';

/** The props of a link component: an anchor's attributes with a required URL. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The URL. */
  href: string;
  /** Ref to the `<a>` element. */
  ref?: Ref<HTMLAnchorElement>;
}

function Anchor({ href, children, ...props }: LinkComponentProps) {
  return (
    <a href={href} {...props}>
      {children}
    </a>
  );
}

interface UiContext {
  language: Language | undefined;
  linkComponent: ComponentType<LinkComponentProps>;
  timeZone: string | undefined;
  now: () => Date;
}

const systemNow = () => new Date();
const Context = createContext<UiContext>({
  language: undefined,
  linkComponent: Anchor,
  timeZone: undefined,
  now: systemNow,
});

export interface UiProviderProps {
  /** The application, or the part of it that uses the design system. */
  children: ReactNode;
  /** Language of the built-in texts, dates and numbers. Default: that of the host's i18next, English without it. */
  language?: Language;
  /** Renders every internal link; the portal passes its router's link. Default: a plain anchor. */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** IANA time zone for dates and times. Default: the browser's. */
  timeZone?: string;
  /** The clock; stories and tests set a fixed time. */
  now?: () => Date;
}

/**
 * What the design system needs from its host: language, links, clock and time zone; all have defaults. With an i18next
 * instance (I18nextProvider of react-i18next, or its global one) the language is that of the instance, and its
 * namespace `ui` may provide the built-in strings: all of them, or only the common ones, with those of each area in its
 * own namespace (`namespaceOf`). Missing strings, or all without an instance, come with the components.
 */
export function UiProvider({
  children,
  language,
  linkComponent = Anchor,
  timeZone,
  now = systemNow,
}: UiProviderProps) {
  const value = useMemo(
    () => ({ language, linkComponent, timeZone, now }),
    [language, linkComponent, timeZone, now],
  );
  return <Context value={value}>{children}</Context>;
}

/** An internal link, rendered by the host's link component; all components of this package use it. */
export function HostLink(props: LinkComponentProps) {
  return createElement(use(Context).linkComponent, props);
}

/** Returns the host's clock; call it each time instead of keeping its result. */
export const useNow = () => use(Context).now;

/** Returns the host's IANA time zone; undefined for the browser's. */
export const useTimeZone = () => use(Context).timeZone;

/** Returns the host's i18next instance (if any), a counter that changes with its language, and the language. */
function useI18n() {
  // Not `useTranslation`, which would bundle i18next itself; the strings are loaded before the first render.
  const i18n = use(I18nContext)?.i18n ?? getI18n();
  const [change, changed] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!i18n?.on) return undefined;
    i18n.on('languageChanged', changed);
    return () => i18n.off('languageChanged', changed);
  }, [i18n]);
  const { language: chosen } = use(Context);
  const language: Language =
    chosen ?? (i18n?.resolvedLanguage === 'fr' || i18n?.language?.startsWith('fr') ? 'fr' : 'en');
  return { i18n, change, chosen, language };
}

/** Returns the current language of the interface. */
export const useLanguage = (): Language => useI18n().language;

const searched = new Map<string, string[]>();
/** Returns the namespaces that may hold a string: its section's own, and the common one. */
function namespacesOf(key: string): string[] {
  const section = key.slice(0, key.indexOf('.'));
  let namespaces = searched.get(section);
  if (!namespaces) searched.set(section, (namespaces = [...new Set([namespaceOf(section), UI_NAMESPACE])]));
  return namespaces;
}

/** Returns the translate function in the current language; for an unknown value, its own words are used. */
export function useStrings(): Translate {
  const { i18n, change, chosen, language } = useI18n();
  return useMemo<Translate>(
    () => (key, given) =>
      elided(language, given, (variables) => {
        const ns = namespacesOf(key);
        const options = { ns, ...(chosen ? { lng: chosen } : undefined), ...variables };
        const own = builtIn(language, key, variables);
        if (!i18n || (own !== undefined && !i18n.exists(key, options))) return own ?? ownWords(key);
        return i18n.t(key, { ...options, defaultValue: ownWords(key) });
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- texts may change within a language, for example while they are edited
    [i18n, language, chosen, change],
  );
}

/** Returns formats for numbers, amounts, dates and sizes in the current language and time zone. */
export function useFormats(): Formats {
  const { timeZone, now } = use(Context);
  const language = useLanguage();
  return useMemo(() => createFormats({ language, timeZone, now }), [language, timeZone, now]);
}
