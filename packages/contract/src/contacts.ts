/** Words of contacts that server and interface share. */

/** Groups of the directory; `coverage` marks coverage contacts (NAV-027, CONT-*). */
export const CONTACT_CATEGORIES = ['coverage', 'core-team', 'experts', 'support', 'client'] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];
