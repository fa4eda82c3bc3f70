import type { Contract, TermsVersion } from '@atrium/contract/contracts';
import type { Language } from '../http/index.ts';
import { TERMS, versionNumber } from '../terms/index.ts';

/** The versions of the terms and conditions that contracts can have, newest last. */
export const TERMS_VERSIONS: readonly Omit<TermsVersion, 'label'>[] = [
  { name: 'cgu1', since: '2024-01-01' },
  { name: 'cgu2', since: '2026-07-01' },
];

/** Display name of a version: “Version 1”. */
export const termsLabel = (name: string, language: Language) =>
  `${TERMS[language].versionLabel} ${versionNumber(name)}`;

/** Returns the versions that can be chosen. */
export const termsVersions = (language: Language): TermsVersion[] =>
  TERMS_VERSIONS.map((version) => ({ ...version, label: termsLabel(version.name, language) }));

/** Returns the version of a contract, which may be an old one that can no longer be chosen. */
export const termsOf = (name: string, language: Language): Contract['terms'] => ({
  label: termsLabel(name, language),
  since: TERMS_VERSIONS.find((version) => version.name === name)?.since ?? null,
});
