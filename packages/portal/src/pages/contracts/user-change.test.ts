import type { ContractUser } from '@atrium/contract/contract-users';
import { expect, test } from 'vitest';
import { changeOf } from './user-change.ts';

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

test('a draft that changes nothing sends nothing, in whatever order its rights are', () => {
  expect(changeOf(USER, draft)).toMatchObject({ update: {}, rights: null });
  expect(changeOf(USER, { ...draft, rights: USER.serviceRights.toReversed() }).rights).toBeNull();
});

test('only what is changed is sent', () => {
  const changed = changeOf(USER, { ...draft, contractStatus: 'SIGNED', homepage: 'TRADE_FINANCE' });
  expect(changed.update).toEqual({ contractStatus: 'SIGNED', homepageTemplate: 'TRADE_FINANCE' });
  expect(changed.rights).toBeNull();
  const rights = [{ serviceRightId: 'KYC.Read', legalEntitiesListId: null }];
  expect(changeOf(USER, { ...draft, rights })).toMatchObject({ update: {}, rights });
});

test('CUSR-027 of people of a contract of the bank no status is sent', () => {
  const member = { ...USER, contractStatus: null, clientRole: null };
  const change = changeOf(member, { ...draft, contractStatus: null, clientRole: null, homepage: 'DEFAULT' });
  expect(change.update).toEqual({ homepageTemplate: 'DEFAULT' });
});
