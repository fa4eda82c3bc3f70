import { describe, expect, it } from 'vitest';
import { CONTRACT_USERS, SERVICE_RIGHTS } from '../contracts.fixture.js';
import {
  assignList,
  draftOf,
  isSameDraft,
  isSameRights,
  linkedRights,
  losesRights,
  mergeDraft,
  withList,
  withRight,
} from './user-draft.js';

const [KYC, MTM, PRICER] = SERVICE_RIGHTS;
const right = (serviceRightId: string, legalEntitiesListId: string | null = null) => ({
  serviceRightId,
  legalEntitiesListId,
});

describe('rights of a user', () => {
  it('CUSR-021 are lost by a lower level, fewer legal entities or no right to a service', () => {
    const lists = new Map([
      ['a', ['1', '2']],
      ['b', ['1']],
    ]);
    type Rights = Parameters<typeof losesRights>[0];
    const loses = (before: Rights, after: Rights) =>
      losesRights(before, after, SERVICE_RIGHTS, (id) => lists.get(id));
    expect(loses([right('KYC.Read', 'b')], [right('KYC.All', 'a'), right('MTM.Access')])).toBe(false);
    expect(loses([right('KYC.Read', 'a')], [right('KYC.Read')])).toBe(false);
    expect(loses([], [right('KYC.Read', 'b')])).toBe(false);
    expect(loses([right('KYC.Read')], [])).toBe(true);
    expect(loses([right('KYC.All')], [right('KYC.Read')])).toBe(true);
    expect(loses([right('KYC.Read')], [right('KYC.Read', 'a')])).toBe(true);
    expect(loses([right('KYC.Read', 'a')], [right('KYC.Read', 'b')])).toBe(true);
    expect(loses([right('KYC.Read', 'a')], [right('KYC.Read', 'unknown')])).toBe(true);
  });

  it('are equal in any order', () => {
    expect(
      isSameRights(
        [right('KYC.All'), right('MTM.Access', 'a')],
        [right('MTM.Access', 'a'), right('KYC.All')],
      ),
    ).toBe(true);
    expect(isSameRights([right('KYC.All')], [right('KYC.All', 'a')])).toBe(false);
  });

  it('contain one right per service, with the list it had', () => {
    const rights = [right('KYC.Read', 'a'), right('MTM.Access', 'b')];
    expect(withRight(rights, KYC!, 'KYC.All', SERVICE_RIGHTS)).toEqual([
      right('KYC.All', 'a'),
      right('MTM.Access', 'b'),
    ]);
    expect(withRight(rights, KYC!, null, SERVICE_RIGHTS)).toEqual([right('MTM.Access', 'b')]);
  });

  it('a new right gets the list of other limited rights, or else all legal entities', () => {
    expect(withRight([right('KYC.Read', 'a')], MTM!, 'MTM.Access', SERVICE_RIGHTS)).toContainEqual(
      right('MTM.Access', 'a'),
    );
    // Also if the other rights differ: no user gets more legal entities than were selected for them.
    const guarantees = {
      ...MTM!,
      serviceId: 'GUARANTEES' as const,
      serviceRights: MTM!.serviceRights.map((one) => ({ ...one, id: 'GUARANTEES.Access' })),
    };
    const services = [...SERVICE_RIGHTS, guarantees];
    for (const others of [
      [right('KYC.Read', 'a'), right('MTM.Access', 'b')],
      [right('KYC.Read'), right('MTM.Access', 'a')],
    ])
      expect(withRight(others, guarantees, 'GUARANTEES.Access', services)).toContainEqual(
        right('GUARANTEES.Access', 'a'),
      );
    expect(withRight([right('KYC.Read')], guarantees, 'GUARANTEES.Access', services)).toContainEqual(
      right('GUARANTEES.Access'),
    );
    expect(withRight([], MTM!, 'MTM.Access', SERVICE_RIGHTS)).toEqual([right('MTM.Access')]);
    expect(
      withRight([right('KYC.Read', 'a')], PRICER!, 'RATES_DERIVATIVES_PRICER.Access', SERVICE_RIGHTS),
    ).toContainEqual(right('RATES_DERIVATIVES_PRICER.Access'));
  });

  it('can be limited to a list without being granted or revoked', () => {
    const rights = [right('KYC.Read'), right('RATES_DERIVATIVES_PRICER.Access')];
    expect(withList(rights, SERVICE_RIGHTS, 'a')).toEqual([
      right('KYC.Read', 'a'),
      right('RATES_DERIVATIVES_PRICER.Access'),
    ]);
    expect(linkedRights(rights, SERVICE_RIGHTS)).toEqual([right('KYC.Read')]);
  });

  it('CUSR-009 assigning a list to a service without a right grants the lowest right', () => {
    expect(assignList([], KYC!, 'a')).toEqual([right('KYC.Restricted', 'a')]);
    expect(assignList([right('KYC.All')], KYC!, 'a')).toEqual([right('KYC.All', 'a')]);
    expect(assignList([], PRICER!, 'a')).toEqual([]);
  });
});

describe('concurrent changes', () => {
  it('changes by only one user are kept', () => {
    const before = draftOf(CONTRACT_USERS[1]!);
    const mine = { ...before, contractStatus: 'SIGNED' as const };
    const saved = { ...before, clientRole: 'ADMIN' as const, rights: [right('KYC.All')] };
    const merged = mergeDraft(before, mine, saved, SERVICE_RIGHTS);
    expect(merged).toEqual({ ...saved, contractStatus: 'SIGNED' });
    expect(isSameDraft(merged, saved)).toBe(false);
  });

  it('the own change wins if both changed a right', () => {
    const before = { ...draftOf(CONTRACT_USERS[1]!), rights: [right('KYC.Read')] };
    const merged = mergeDraft(
      before,
      { ...before, rights: [right('KYC.All')] },
      { ...before, rights: [right('MTM.Access')] },
      SERVICE_RIGHTS,
    );
    expect(merged.rights).toEqual([right('KYC.All'), right('MTM.Access')]);
  });
});
