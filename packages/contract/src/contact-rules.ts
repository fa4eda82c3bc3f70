/** Contact constants and rules shared by server and interface. */

/** Groups of the directory, in page order; `coverage` marks coverage contacts (NAV-027, CONT-017). */
export const CONTACT_CATEGORIES = ['core-team', 'experts', 'coverage', 'support', 'client'] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

/** Restricts a search to the caller’s favourites, to contacts who can be written to, or (both given) to both (API-118). */
export const CONTACT_SEARCH_TYPES = ['Favorite', 'Contactable'] as const;
export type ContactSearchType = (typeof CONTACT_SEARCH_TYPES)[number];

/** Orders: by name, or by category, then business line or contract, then name (CONT-003, CONT-004). */
export const CONTACT_SORTS = ['Name', 'Category'] as const;

/** Business line reached by telephone: its contacts get a hint where other contacts show nothing (CONT-010). */
export const GLOBAL_MARKETS = 'Global markets';

/** Number of favourites in the widget, ordered by name (WID-025). */
export const FAVORITE_CONTACTS_SHOWN = 5;

/** Contacts shown at first, and added by each request for more. */
export const CONTACT_PAGE_SIZE = 20;

/** Number of days, weeks and months for which sign-ins are counted, including the current ones (CONT-019). */
export const ACTIVITY_LENGTH = { days: 14, weeks: 8, months: 6 } as const;
