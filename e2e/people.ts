import path from 'node:path';

/** The ten people of the sandbox. */
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

/** File with the session of a person, made by the set-up. */
export const storageOf = (persona: PersonaId): string =>
  path.resolve(import.meta.dirname, `../.cache/journeys-people/${persona}.json`);
