import type { ServiceGroup } from '@atrium/contract/services';
import type { Mail } from '../../data/mail-link/index.js';
import type { Language } from '../../foundations/provider/index.js';

/** A top-level entry of the main navigation, such as Home or Requests. */
export interface NavigationEntry {
  id: string;
  label: string;
  href: string;
  /** Number of requests that await the user's action: the only number in the bar. */
  waiting?: number;
}

/** A service available to the user, as described in the catalogue. */
export interface NavigationService {
  id: string;
  label: string;
  /** A path of the portal, or an absolute URL (NAV-014). */
  href: string;
  group: ServiceGroup;
  /** Position in the group (NAV-006). */
  order: number;
  /** Opens a new tab (NAV-013). */
  newTab?: boolean;
}

/** The company the user acts for. */
export interface Perimeter {
  company: string;
  /** Number of legal entities; undefined while unknown, with its line reserved; 0 hides the line. */
  entities: number | undefined;
  /** The perimeters to choose from, including the current one; with fewer than two, only text is shown. */
  options?: readonly { id: string; label: string; detail?: string }[];
  /** Id of the current option. */
  current?: string;
  onSwitch?: (id: string) => void;
}

export type ThemeChoice = 'light' | 'dark' | 'system';
export type DensityChoice = 'comfortable' | 'compact';

/** The signed-in user and their settings. */
export interface Account {
  name: string;
  email: string;
  /** URL of the profile; without it, the menu has no profile entry. */
  profileHref?: string;
  onLanguageChange: (language: Language) => void;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  density: DensityChoice;
  onDensityChange: (density: DensityChoice) => void;
  /** Opens the command palette; without it, the menu has no entry for it. */
  onCommands?: () => void;
  onSignOut: () => void;
}

/** An impersonated session (NAV-015). */
export interface Impersonation {
  /** Email of the impersonated user, whose rights are used. */
  email: string;
  /** Email of the user who is really signed in, if the session provides it. */
  by?: string;
  onStop: () => void;
  /** Stopping is in progress. */
  stopping?: boolean;
}

export interface NavigationContent {
  entries: readonly NavigationEntry[];
  /** The services, in any order: the bar groups and sorts them like the catalogue. */
  services: readonly NavigationService[];
  /** Id of the entry or service that is open. */
  current?: string | undefined;
  /** Email of client service, used by the help link of the bar. */
  supportMail: Mail;
}
