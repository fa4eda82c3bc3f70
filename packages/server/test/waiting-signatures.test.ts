import { describe, expect, it } from 'vitest';
import { as, expectProblem, failureOf, raw } from './support.ts';

describe('GET /signature/waiting', () => {
  it('WID-065 returns envelopes for which it is the user’s turn, the longest waiting first', async () => {
    const { pageRecords, totalRecords } = await as('client').signatures.waiting({ query: { size: 100 } });
    expect(pageRecords.length).toBeGreaterThan(0);
    expect(totalRecords).toBe(pageRecords.length);
    const times = pageRecords.map(({ invitedAt }) => Date.parse(invitedAt));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const { envelopeId, requestId, requestTitle, signedCount, signatoriesCount } of pageRecords) {
      const [request, envelopes] = await Promise.all([
        as('client').requests.get({ params: { id: requestId } }),
        as('client').signatures.list({ params: { id: requestId } }),
      ]);
      expect(request.title).toBe(requestTitle);
      const { signatories } = envelopes.find((envelope) => envelope.envelopeId === envelopeId)!;
      expect(signatories.find(({ isMe }) => isMe)).toMatchObject({ signingUrl: expect.any(String) });
      expect(signatories).toHaveLength(signatoriesCount);
      expect(signatories.filter(({ status }) => status === 'Signed')).toHaveLength(signedCount);
    }
  });

  it('returns none of other users', async () => {
    const mine = await as('client').signatures.waiting({ query: { size: 100 } });
    const own = new Set(mine.pageRecords.map(({ envelopeId }) => envelopeId));
    for (const persona of ['client-admin', 'staff', 'super-admin'] as const) {
      const theirs = await as(persona).signatures.waiting({ query: { size: 100 } });
      const shared = theirs.pageRecords.filter(({ envelopeId }) => own.has(envelopeId));
      // In a joint signature both may be due at the same time; then each is a signatory of it.
      for (const { requestId, envelopeId } of shared) {
        const envelopes = await as(persona).signatures.list({ params: { id: requestId } });
        const envelope = envelopes.find((each) => each.envelopeId === envelopeId)!;
        expect(envelope.signatories.some(({ isMe, status }) => isMe && status !== 'Signed')).toBe(true);
      }
    }
  });

  it.each(['marketing', 'demo', 'it-support'] as const)(
    'refuses %s, who does not have the board',
    async (persona) => {
      expect((await failureOf(as(persona).signatures.waiting())).status).toBe(403);
    },
  );

  it('refuses an invalid limit', async () => {
    await expectProblem(await raw('/api/signature/waiting?size=0', { as: 'client' }), 400, 'BAD_REQUEST');
  });
});
