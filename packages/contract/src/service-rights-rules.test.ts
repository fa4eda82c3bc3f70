import { expect, test } from 'vitest';
import {
  dataConsult,
  RIGHT_NAMES,
  RIGHTS_SERVICES,
  rightsOfService,
  serviceRightId,
  serviceRightOf,
} from './service-rights-rules.ts';

test('CUSR-033 every right of every service has a label and is found by its id', () => {
  for (const service of RIGHTS_SERVICES)
    for (const name of rightsOfService(service).names) {
      expect(RIGHT_NAMES).toContain(name);
      expect(serviceRightOf(serviceRightId(service, name))).toEqual({ service, name });
    }
});

test('a right that does not exist in its service is not found', () => {
  for (const id of ['KYC.Access', 'MTM.Read', 'DOCUMENTS.Access', 'KYC', ''])
    expect(serviceRightOf(id)).toBeNull();
});

test('CUSR-010 CUSR-011 CUSR-012 the lists of a user are none, the same for all services, or custom', () => {
  const right = (serviceRightId: string, legalEntitiesListId: string | null = null) => ({
    serviceRightId,
    legalEntitiesListId,
  });
  expect(dataConsult([])).toBe('SAME_EMPTY');
  expect(dataConsult([right('KYC.All'), right('MTM.Access')])).toBe('SAME_EMPTY');
  expect(dataConsult([right('KYC.All', 'a'), right('MTM.Access', 'a')])).toBe('SAME_EQUAL');
  expect(dataConsult([right('KYC.All', 'a'), right('MTM.Access', 'b')])).toBe('CUSTOM');
  expect(dataConsult([right('KYC.All', 'a'), right('MTM.Access')])).toBe('CUSTOM');
  // Rights that do not concern legal entities make no difference.
  expect(dataConsult([right('KYC.All', 'a'), right('OPTIM_TRADE.Access')])).toBe('SAME_EQUAL');
});
