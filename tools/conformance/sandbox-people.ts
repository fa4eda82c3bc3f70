/** The people that a sandbox can sign in by an API call. */
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
