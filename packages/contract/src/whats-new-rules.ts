/** Words of the news of the portal that server and interface share. */

/** What the button of a news item does (WID-050 to WID-052). */
export const NEWS_BUTTON_TYPES = ['external-link', 'internal-link', 'mailto'] as const;
export type NewsButtonType = (typeof NEWS_BUTTON_TYPES)[number];

/** Most items of the carousel (WID-048). */
export const NEWS_SHOWN = 5;

/** Days after which an item is no longer new. */
export const NEW_FOR_DAYS = 14;
