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
import { builtIn, ownWords } from '../strings/internal.js';

export type Language = 'en' | 'fr';

/** What a link component receives: an anchor's attributes with a required address. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it goes. */
  href: string;
  /** The anchor. */
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
  /** The application, or what of it uses the design system. */
  children: ReactNode;
  /** The language of the built-in words, dates and figures. Default: that of the host's i18next, English without one. */
  language?: Language;
  /** Renders every internal link; a portal passes its router's link. Default: a plain anchor. */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** IANA time zone for dates and times. Default: the browser's. */
  timeZone?: string;
  /** The clock; stories and tests fix it. */
  now?: () => Date;
}

/**
 * What the design system needs from its host: language, links, clock and time zone; all have a default. With an i18next
 * instance (I18nextProvider of react-i18next, or its global one) the language is that of the instance, and its namespace
 * `ui` may hold the built-in strings: all of them, or those that every page needs while those of an area stand in a
 * namespace of its own (`namespaceOf`). What it does not hold, and all without an instance, comes with the components.
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

/** An internal link, rendered by the host's link component; the one anchor that components of this package use. */
export function HostLink(props: LinkComponentProps) {
  return createElement(use(Context).linkComponent, props);
}

/** The clock of the host; call it, do not keep its answer. */
export const useNow = () => use(Context).now;

/** The host's i18next instance, if it has one, a mark that changes with its language, and the language itself. */
function useI18n() {
  // Not `useTranslation`, which brings i18next itself into every bundle; the words are there before the first render.
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

/** The current language of the interface. */
export const useLanguage = (): Language => useI18n().language;

const searched = new Map<string, string[]>();
/** The namespaces that may hold a string: that of its section, and the one that may hold all. */
function namespacesOf(key: string): string[] {
  const section = key.slice(0, key.indexOf('.'));
  let namespaces = searched.get(section);
  if (!namespaces) searched.set(section, (namespaces = [...new Set([namespaceOf(section), UI_NAMESPACE])]));
  return namespaces;
}

/** The built-in strings in the current language; a value that they have no word for is said in its own. */
export function useStrings(): Translate {
  const { i18n, change, chosen, language } = useI18n();
  return useMemo<Translate>(
    () => (key, variables) => {
      const ns = namespacesOf(key);
      const options = { ns, ...(chosen ? { lng: chosen } : undefined), ...variables };
      const own = builtIn(language, key, variables);
      if (!i18n || (own !== undefined && !i18n.exists(key, options))) return own ?? ownWords(key);
      return i18n.t(key, { ...options, defaultValue: ownWords(key) });
    },
    // Texts may change in the same language, as while somebody writes them.
    // oxlint-disable-next-line react/exhaustive-deps
    [i18n, language, chosen, change],
  );
}

/** Numbers, amounts, dates and sizes in the current language and time zone. */
export function useFormats(): Formats {
  const { timeZone, now } = use(Context);
  const language = useLanguage();
  return useMemo(() => createFormats({ language, timeZone, now }), [language, timeZone, now]);
}
