/** Words of contacts that server and interface share. */

/** Groups of the directory; `coverage` marks coverage contacts (NAV-027, CONT-017). */
export const CONTACT_CATEGORIES = ['coverage', 'core-team', 'experts', 'support', 'client'] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

/** Narrows a search to what the person made their own (API-118). */
export const CONTACT_SEARCH_TYPES = ['Favorite'] as const;

/** How many favourites the widget shows, by name (WID-025). */
export const FAVORITE_CONTACTS_SHOWN = 5;
