import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsService } from './access.ts';
import { ACCESS_SUBJECTS, guardOf, guardOfContract, needsOf } from './access-subjects.ts';
import { readsContract } from './contracts.ts';
import { SERVICE_CODES } from './services.ts';
import type { User } from './users.ts';

const flag = fc.boolean();
const anyUser = fc
  .record({
    demoMode: flag,
    isImpersonated: flag,
    isAdmin: flag,
    isInternal: flag,
    isClientAdmin: flag,
    isSuperAdmin: flag,
    isItSupport: flag,
    canCreateRequest: flag,
    services: fc.uniqueArray(
      fc.record({ name: fc.constantFrom(...SERVICE_CODES), isMarketing: flag, isNotAvailable: flag }),
      { selector: ({ name }) => name },
    ),
  })
  .map(
    ({ demoMode, isImpersonated, services, isSuperAdmin, isItSupport, canCreateRequest, ...flags }) =>
      ({
        demoMode,
        isImpersonated,
        services,
        contactInformation: flags,
        rights: { isSuperAdmin, isItSupport, requests: { canCreateRequest } },
      }) as unknown as User,
  );

test('a guard admits exactly the users who meet all its requirements, and every requirement has a label', () => {
  fc.assert(
    fc.property(anyUser, fc.constantFrom(...ACCESS_SUBJECTS), (user, subject) => {
      const needs = needsOf(guardOf(subject));
      expect(needs.every(({ need }) => need !== undefined)).toBe(true);
      expect(guardOf(subject).allows(user)).toBe(needs.every(({ allows }) => allows(user)));
    }),
  );
});

test('the page of a contract is explained by the rule that opens its calls', () => {
  fc.assert(
    fc.property(anyUser, (user) => {
      const guard = guardOfContract(user);
      expect(needsOf(guard).every(({ need }) => need !== undefined)).toBe(true);
      expect(guard.allows(user)).toBe(readsContract.allows(user));
    }),
  );
});

test('PLAT-053 NAV-011 a user has a service when the account is active and the service is neither only offered nor switched off', () => {
  fc.assert(
    fc.property(anyUser, fc.constantFrom(...SERVICE_CODES), (user, code) => {
      const held = user.services.some(
        ({ name, isMarketing, isNotAvailable }) => name === code && !isMarketing && !isNotAvailable,
      );
      expect(holdsService(code).allows(user)).toBe(!user.demoMode && held);
    }),
  );
});
