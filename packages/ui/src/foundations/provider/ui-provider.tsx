import {
  createContext,
  createElement,
  use,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Formats } from '../formats/index.js';
import { createFormats } from '../formats/index.js';
import { namespaceOf, UI_NAMESPACE, type Translate } from '../strings/index.js';
import { ownWords } from '../strings/internal.js';

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
  linkComponent: ComponentType<LinkComponentProps>;
  timeZone: string | undefined;
  now: () => Date;
}

const systemNow = () => new Date();
const Context = createContext<UiContext>({ linkComponent: Anchor, timeZone: undefined, now: systemNow });

export interface UiProviderProps {
  /** The application, or what of it uses the design system. */
  children: ReactNode;
  /** Renders every internal link; a portal passes its router's link. Default: a plain anchor. */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** IANA time zone for dates and times. Default: the browser's. */
  timeZone?: string;
  /** The clock; stories and tests fix it. */
  now?: () => Date;
}

/**
 * What the design system needs from its host: links, clock and time zone. The language comes from the i18next instance
 * of the surrounding I18nextProvider, whose namespace `ui` holds the built-in strings: all of them, or those that every page
 * needs while those of an area stand in a namespace of its own (`namespaceOf`).
 */
export function UiProvider({ children, linkComponent = Anchor, timeZone, now = systemNow }: UiProviderProps) {
  const value = useMemo(() => ({ linkComponent, timeZone, now }), [linkComponent, timeZone, now]);
  return <Context value={value}>{children}</Context>;
}

/** An internal link, rendered by the host's link component; the one anchor that components of this package use. */
export function HostLink(props: LinkComponentProps) {
  return createElement(use(Context).linkComponent, props);
}

/** The clock of the host; call it, do not keep its answer. */
export const useNow = () => use(Context).now;

/** The current language of the interface. */
export function useLanguage(): Language {
  const { i18n } = useTranslation(UI_NAMESPACE);
  return i18n.resolvedLanguage === 'fr' || i18n.language?.startsWith('fr') ? 'fr' : 'en';
}

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
  const { t } = useTranslation(UI_NAMESPACE);
  return useMemo<Translate>(
    () => (key, variables) => t(key, { ns: namespacesOf(key), defaultValue: ownWords(key), ...variables }),
    [t],
  );
}

/** Numbers, amounts, dates and sizes in the current language and time zone. */
export function useFormats(): Formats {
  const { timeZone, now } = use(Context);
  const language = useLanguage();
  return useMemo(() => createFormats({ language, timeZone, now }), [language, timeZone, now]);
}
