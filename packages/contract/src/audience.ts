/** The two audiences of the portal: the people of the clients, and those of the bank. */
export const AUDIENCES = ['client', 'bank'] as const;
export type Audience = (typeof AUDIENCES)[number];
