/** A calendar day as a moment that falls on this day in every time zone people read the portal in. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;
