import { expect, test } from 'vitest';
import type { ServiceCode } from '@atrium/contract/services';
import { auditedRights } from './right-labels.ts';

test('rights in the audit trail are labelled in the reader’s language, also for removed services', () => {
  const rights = [
    { service: 'KYC', right: 'Read', list: 'Subsidiaries' },
    { service: 'GONE' as ServiceCode, right: 'Access', list: null },
  ] as const;
  expect(auditedRights(rights, 'en')).toBe('KYC: Read (Subsidiaries), GONE: Access');
  expect(auditedRights(rights, 'fr')).toBe('KYC\u00a0: Lecture (Subsidiaries), GONE\u00a0: Accès');
});
