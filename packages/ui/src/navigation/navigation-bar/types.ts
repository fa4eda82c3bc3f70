import type { ServiceGroup } from '@atrium/contract/services';
import type { Mail } from '../../data/mail-link/index.js';
import type { Language } from '../../foundations/provider/index.js';

/** A first entry of the main navigation, such as Home or Requests. */
export interface NavigationEntry {
  id: string;
  label: string;
  href: string;
  /** Number of requests that wait for the person: the only number on the bar. */
  waiting?: number;
}

/** A service of the person, as the catalogue describes it. */
export interface NavigationService {
  id: string;
  label: string;
  /** A path of the portal, or an absolute address (NAV-014). */
  href: string;
  group: ServiceGroup;
  /** Place inside the group (NAV-006). */
  order: number;
  /** Opens a new tab (NAV-013). */
  newTab?: boolean;
}

/** For whom the person acts. */
export interface Perimeter {
  company: string;
  /** Number of legal entities; its line keeps its place until it is known, and is left out for none. */
  entities: number | undefined;
  /** What can be switched to, the current one included; with fewer than two, the perimeter is a plain fact. */
  options?: readonly { id: string; label: string; detail?: string }[];
  /** Id of the current option. */
  current?: string;
  onSwitch?: (id: string) => void;
}

export type ThemeChoice = 'light' | 'dark' | 'system';
export type DensityChoice = 'comfortable' | 'compact';

/** The signed-in person and what they set for themselves. */
export interface Account {
  name: string;
  email: string;
  /** Without it, the menu has no profile. */
  profileHref?: string;
  onLanguageChange: (language: Language) => void;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  density: DensityChoice;
  onDensityChange: (density: DensityChoice) => void;
  /** Opens the command palette; without it, the menu does not name it. */
  onCommands?: () => void;
  onSignOut: () => void;
}

/** A session in the name of somebody else (NAV-015). */
export interface Impersonation {
  /** Whose rights are used. */
  email: string;
  /** Email of who is really signed in, where the session tells. */
  by?: string;
  onStop: () => void;
  /** The stop runs. */
  stopping?: boolean;
}

export interface NavigationContent {
  entries: readonly NavigationEntry[];
  /** In any order: the bar groups and sorts them by the catalogue. */
  services: readonly NavigationService[];
  /** Id of the entry or service that is open. */
  current?: string | undefined;
  /** Client service: the help of the bar writes to it. */
  supportMail: Mail;
}
