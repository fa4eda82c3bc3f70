import { describe, expect, it } from 'vitest';
import { as, entitiesOf, failureOf } from './support.ts';

describe('GET /legal-dashboard/summary', () => {
  it('WID-079 counts the statuses and lists agreements not yet in force, to be signed first', async () => {
    const { toSign, negotiation, inForce, endingSoon, open } = await as('client').legalDashboard.summary();
    expect(inForce).toBeGreaterThan(0);
    expect(endingSoon).toBeLessThanOrEqual(inForce);
    expect(open).toHaveLength(Math.min(10, toSign + negotiation));
    const states = open.map(({ state }) => state);
    expect(states.lastIndexOf('TO_SIGN')).toBeLessThan(states.indexOf('NEGOTIATION'));
  });

  it('contains only agreements of the user’s contracts', async () => {
    const own = await entitiesOf('client');
    const { open, inForce } = await as('client').legalDashboard.summary();
    expect(open.filter(({ company }) => !own.names.has(company))).toEqual([]);
    expect(inForce).toBeLessThan((await as('super-admin').legalDashboard.summary()).inForce);
  });

  it.each(['restricted', 'client-admin', 'marketing', 'demo', 'it-support', 'osa'] as const)(
    'refuses %s, who does not have the service',
    async (persona) => {
      expect((await failureOf(as(persona).legalDashboard.summary())).status).toBe(403);
    },
  );
});
