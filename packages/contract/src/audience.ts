/** The two audiences of the portal: client users and bank users. */
export const AUDIENCES = ['client', 'bank'] as const;
export type Audience = (typeof AUDIENCES)[number];
