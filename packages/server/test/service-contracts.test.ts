import { describe, expect, test } from 'vitest';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

const contractsOf = (persona: PersonaId, id: 'KYC' | 'REQUESTS_BOARD' | 'GUARANTEES') =>
  as(persona).serviceContracts.list({ params: { id } });
const ownContracts = async (persona: PersonaId) =>
  (await as(persona).users.scope({ params: { id: personaOf(persona).userId } })).contracts;

describe('API-037 GET /services/{id}/contracts', () => {
  test('returns a client’s contracts with the service activated, sorted by name', async () => {
    const own = await ownContracts('client');
    const found = await contractsOf('client', 'KYC');
    expect(found.length).toBeGreaterThan(0);
    expect(own).toEqual(expect.arrayContaining(found));
    expect(found.map(({ name }) => name)).toEqual(found.map(({ name }) => name).toSorted());
  });

  test('excludes contracts without the service', async () => {
    const found = await contractsOf('client', 'GUARANTEES');
    expect(found.length).toBeLessThan((await ownContracts('client')).length);
  });

  test('returns to bank staff the contracts they serve, to bank administrators all', async () => {
    const served = await ownContracts('staff');
    const found = await contractsOf('staff', 'KYC');
    expect(served).toEqual(expect.arrayContaining(found));
    expect((await contractsOf('super-admin', 'KYC')).length).toBeGreaterThan(found.length);
  });

  test('is refused without the service and to disabled accounts', async () => {
    expect(await failureOf(contractsOf('restricted', 'KYC'))).toMatchObject({ status: 403 });
    expect(await failureOf(contractsOf('demo', 'REQUESTS_BOARD'))).toMatchObject({ status: 403 });
  });

  test('is refused for a service that is only offered', async () => {
    const offered = (await as('marketing').users.me()).services.find(({ isMarketing }) => isMarketing)!;
    const call = as('marketing').serviceContracts.list({ params: { id: offered.name } });
    expect(await failureOf(call)).toMatchObject({ status: 403 });
  });

  test('is 404 for an unknown service', async () => {
    await expectProblem(await raw('/api/services/NOTHING/contracts', { as: 'client' }), 404, 'NOT_FOUND');
  });

  test('is 401 without a session', async () => {
    await expectProblem(await raw('/api/services/KYC/contracts'), 401, 'UNAUTHENTICATED');
  });
});
