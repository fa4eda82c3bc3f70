import { categoriesOf } from '@atrium/contract/contracts-rules';
import type { ActivationState } from '@atrium/contract/services';
import { expect, it } from 'vitest';
import { generateBank } from './bank.ts';

const bank = generateBank({ now: new Date('2026-11-20T14:32:00Z'), scale: 0.1 });
const { organisation, people, rightsHistory } = bank;
const all = [...bank.contractAudit, ...rightsHistory.audit].toSorted(
  (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
);

type Held = { readonly service: string; readonly right: string };
/** A value of an event, comparable: several values in a fixed order. */
const comparable = (value: unknown): unknown =>
  Array.isArray(value)
    ? (value as (string | Held)[])
        .map((one) => (typeof one === 'string' ? one : `${one.service} ${one.right}`))
        .toSorted()
    : value;

/** Returns the rights of a user in a contract today. */
function rightsOf(contractId: string, userId: string): string[] {
  const rights = [...rightsHistory.first, ...rightsHistory.changes.map(({ right }) => right)].filter(
    (right) => right.contractId === contractId && right.userId === userId,
  );
  // The changes follow the first rights, which they replace.
  const latest = new Map(rights.map(({ serviceCode, right }) => [serviceCode, right]));
  return [...latest].map(([service, right]) => `${service} ${right}`).toSorted();
}

/** Returns the present state of a contract, by what its events are about. */
function presentOf({ row, entities }: (typeof organisation.contracts)[number]): Record<string, unknown> {
  const ofContract = <T extends { contractId: string }>(rows: readonly T[]) =>
    rows.filter(({ contractId }) => contractId === row.id);
  const labelOf = new Map(entities.map(({ ricosCode, longName }) => [ricosCode, `${ricosCode} ${longName}`]));
  const members = Map.groupBy(organisation.listMembers, ({ listId }) => listId);
  const userOf = new Map(people.users.map((user) => [user.id, user]));
  return {
    'contract null': row.name,
    'description null': row.description || null,
    'isinCode null': row.isinCode,
    'bmfVisibility null': row.bmfVisibility ? 'ACTIVATED' : 'DEACTIVATED',
    'legalEntities null': [...labelOf.values()].toSorted(),
    ...Object.fromEntries([
      ...ofContract(organisation.contractServices).map((one) => [`service ${one.serviceCode}`, one.category]),
      ...ofContract(organisation.lists).map(({ id, name }) => [
        `legalEntitiesList ${name}`,
        members
          .get(id)!
          .map(({ ricosCode }) => labelOf.get(ricosCode)!)
          .toSorted(),
      ]),
      ...ofContract(people.members).map(({ userId }) => {
        const { firstName, lastName } = userOf.get(userId)!;
        return [`userRights ${firstName} ${lastName}`, rightsOf(row.id, userId)];
      }),
    ]),
  };
}

it('CTR-086 the audit events of every contract are a history that ends in its present state', () => {
  for (const contract of organisation.contracts) {
    const { id, name: contractName, kind, number } = contract.row;
    const events = all.filter(({ entityId }) => entityId === id);
    expect(events[0], number).toMatchObject({ name: 'contract', newValue: contractName });
    const state = new Map<string, unknown>();
    for (const { name, eventType, oldValue, newValue, secondaryEntity } of events) {
      const key = `${name} ${secondaryEntity}`;
      const about = `${number} ${key}`;
      expect(newValue, about).not.toEqual(oldValue);
      // What is created was not there before; what is changed once was changed from that value.
      const isKnown = state.has(key) || eventType === 'CREATE';
      expect(isKnown ? (state.get(key) ?? null) : oldValue, about).toEqual(oldValue);
      expect(name !== 'service' || categoriesOf(kind).includes(oldValue as ActivationState), about).toBe(
        true,
      );
      state.set(key, newValue);
    }
    const present = presentOf(contract);
    for (const [key, value] of state) expect(comparable(value), `${number} ${key}`).toEqual(present[key]);
  }
});

it('CTR-085 the first contract of Halden has several pages of events', () => {
  const { id } = organisation.contracts[0]!.row;
  expect(all.filter(({ entityId }) => entityId === id).length).toBeGreaterThan(20);
});
