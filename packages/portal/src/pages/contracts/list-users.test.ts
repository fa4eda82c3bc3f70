import type { ContractUser } from '@atrium/contract/contract-users';
import type { Contract } from '@atrium/contract/contracts';
import { expect, test } from 'vitest';
import { usersByList } from './list-users.ts';

const SERVICES = [
  { id: 'KYC', label: 'Know your customer' },
  { id: 'MTM', label: 'Valuations' },
] as Contract['services'];
const user = (id: string, ...rights: [serviceRightId: string, legalEntitiesListId: string | null][]) =>
  ({
    id,
    firstName: 'Ada',
    lastName: id,
    serviceRights: rights.map(([serviceRightId, legalEntitiesListId]) => ({
      serviceRightId,
      legalEntitiesListId,
    })),
  }) as ContractUser;

test('CTR-081 a list is used by the users whose rights are limited to it, each with these services', () => {
  const byList = usersByList(
    [
      user('Both', ['KYC.All', 'nordic'], ['MTM.Access', 'nordic']),
      user('Two', ['KYC.Read', 'iberia'], ['MTM.Access', 'nordic']),
      user('Everything', ['KYC.All', null]),
    ],
    SERVICES,
  );
  expect(byList.get('nordic')).toEqual([
    { id: 'Both', name: 'Ada Both', services: ['Know your customer', 'Valuations'] },
    { id: 'Two', name: 'Ada Two', services: ['Valuations'] },
  ]);
  expect(byList.get('iberia')).toEqual([{ id: 'Two', name: 'Ada Two', services: ['Know your customer'] }]);
  expect(byList.get('unused')).toBeUndefined();
});
