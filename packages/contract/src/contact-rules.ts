/** Words and rules of contacts that server and interface share. */

/** Groups of the directory, in the order of its page; `coverage` marks coverage contacts (NAV-027, CONT-017). */
export const CONTACT_CATEGORIES = ['core-team', 'experts', 'coverage', 'support', 'client'] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

/** Narrows a search to the caller’s favourites, to those who can be written to; both together to who is both (API-118). */
export const CONTACT_SEARCH_TYPES = ['Favorite', 'Contactable'] as const;
export type ContactSearchType = (typeof CONTACT_SEARCH_TYPES)[number];

/** By name, or as the directory has them: by category, by business line or contract, by name (CONT-003, CONT-004). */
export const CONTACT_SORTS = ['Name', 'Category'] as const;

/** Business line whose people are reached by telephone: the interface says so where others show nothing (CONT-010). */
export const GLOBAL_MARKETS = 'Global markets';

/** How many favourites the widget shows, by name (WID-025). */
export const FAVORITE_CONTACTS_SHOWN = 5;

/** Contacts that the page shows at first, and that each request for more brings. */
export const CONTACT_PAGE_SIZE = 20;

/** How many days, weeks and months of sign-ins are counted, the current ones included (CONT-019). */
export const ACTIVITY_LENGTH = { days: 14, weeks: 8, months: 6 } as const;
