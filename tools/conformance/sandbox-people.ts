/** The people whom a sandbox signs in by a call. */
export const SANDBOX_PEOPLE = [
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
