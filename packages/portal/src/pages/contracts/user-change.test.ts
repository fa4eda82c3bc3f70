import type { ContractUser } from '@atrium/contract/contract-users';
import { expect, test } from 'vitest';
import { changeOf, isAsDrafted } from './user-change.ts';

const USER: ContractUser = {
  id: 'lena',
  firstName: 'Lena',
  lastName: 'Brandt',
  email: 'l.brandt@halden.example',
  client: null,
  contractStatus: 'DEMO',
  clientRole: 'STANDARD',
  lastConnectionDate: null,
  homepagePreference: { template: 'CUSTOM', updatedByUser: true },
  serviceRights: [
    { serviceRightId: 'KYC.All', legalEntitiesListId: null },
    { serviceRightId: 'MTM.Access', legalEntitiesListId: 'a' },
  ],
  version: 4,
};
const draft = {
  contractStatus: USER.contractStatus,
  clientRole: USER.clientRole,
  homepage: USER.homepagePreference.template,
  rights: USER.serviceRights,
};

test('a draft without changes sends nothing, whatever the order of rights', () => {
  expect(changeOf(USER, draft)).toEqual({ user: USER, update: {} });
  expect(changeOf(USER, { ...draft, rights: USER.serviceRights.toReversed() }).update).toEqual({});
});

test('only changes are sent', () => {
  const changed = changeOf(USER, { ...draft, contractStatus: 'SIGNED', homepage: 'TRADE_FINANCE' });
  expect(changed.update).toEqual({
    contractStatus: 'SIGNED',
    homepageTemplate: 'TRADE_FINANCE',
    replacesOwnHomepage: true,
  });
  const rights = [{ serviceRightId: 'KYC.Read', legalEntitiesListId: null }];
  expect(changeOf(USER, { ...draft, rights })).toEqual({ user: USER, update: { rights } });
});

test('CUSR-024 only a home page that was the user’s own when it was read may be replaced', () => {
  const preset = { ...USER, homepagePreference: { template: 'DEFAULT', updatedByUser: false } } as const;
  const change = changeOf(preset, { ...draft, homepage: 'TRADE_FINANCE' });
  expect(change.update).toEqual({ homepageTemplate: 'TRADE_FINANCE' });
});

test('CUSR-027 for users of a contract of the bank no status is sent', () => {
  const member = { ...USER, contractStatus: null, clientRole: null };
  const change = changeOf(member, { ...draft, contractStatus: null, clientRole: null, homepage: 'DEFAULT' });
  expect(change.update).toEqual({ homepageTemplate: 'DEFAULT', replacesOwnHomepage: true });
});

test('a user who already has the target state is not saved again', () => {
  const wanted = { ...draft, clientRole: 'ADMIN' as const, rights: [] };
  expect(isAsDrafted(USER, wanted)).toBe(false);
  expect(isAsDrafted({ ...USER, clientRole: 'ADMIN' }, wanted)).toBe(false);
  expect(isAsDrafted({ ...USER, clientRole: 'ADMIN', serviceRights: [], version: 5 }, wanted)).toBe(true);
});
