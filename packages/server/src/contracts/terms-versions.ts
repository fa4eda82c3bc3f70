import type { TermsVersion } from '@atrium/contract/contracts';

/** The versions of the terms and conditions that contracts can have, the newest last. */
export const TERMS_VERSIONS: readonly TermsVersion[] = [
  { name: 'cgu1', since: '2024-01-01' },
  { name: 'cgu2', since: '2026-07-01' },
];
