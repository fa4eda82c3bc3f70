/** Constants of the portal news shared by server and interface. */

/** What the button of a news item does (WID-050 to WID-052). */
export const NEWS_BUTTON_TYPES = ['external-link', 'internal-link', 'mailto'] as const;
export type NewsButtonType = (typeof NEWS_BUTTON_TYPES)[number];

/** Maximum number of items in the carousel (WID-048). */
export const NEWS_SHOWN = 5;

/** Days after which an item is no longer new. */
export const NEW_FOR_DAYS = 14;
