import path from 'node:path';

/** The ten users of the sandbox. */
export const PERSONAS = [
  'client',
  'client-admin',
  'restricted',
  'newcomer',
  'marketing',
  'demo',
  'staff',
  'super-admin',
  'it-support',
  'osa',
] as const;
export type PersonaId = (typeof PERSONAS)[number];

/** Returns the path of a user's stored session, created by the set-up. */
export const storageOf = (persona: PersonaId): string =>
  path.resolve(import.meta.dirname, `../.cache/journeys-people/${persona}.json`);
