import type { NamedEndpoint } from './endpoints.ts';
import { expectedOf, nothing } from './session.ts';
import type { Session } from './session.ts';

/** A foreign origin. */
export const ELSEWHERE = 'https://elsewhere.example';

/** Joins the error labels of a failure. */
function labelsOf(json: unknown): string {
  const { errors } = (json ?? {}) as { errors?: { label?: unknown }[] };
  return Array.isArray(errors) ? errors.map((entry) => String(entry?.label)).join(' ') : '';
}

/** Checks refusals: callers without a session, and people without the permission or without accepted terms. */
export async function checkRefusals(session: Session): Promise<void> {
  const { readEndpoints, writeEndpoints, write, skip } = session;
  for (const { id } of write ? [] : writeEndpoints)
    skip('refusal.permission', id, null, 'it writes: use --write to include it');
  await Promise.all(
    [...readEndpoints, ...(write ? writeEndpoints : [])].map(async (one) => {
      await checkSignedOut(session, one);
      await checkPeople(session, one);
    }),
  );
}

async function checkSignedOut({ tryOut, sentOf, note }: Session, one: NamedEndpoint): Promise<void> {
  const { id, endpoint } = one;
  if (endpoint.access === 'public') return;
  const sent = sentOf(endpoint, nothing(endpoint));
  const expected = { check: 'refusal.signed-out', codes: ['UNAUTHENTICATED'] } as const;
  const isSafe = endpoint.method === 'GET';
  const english = await tryOut(one, sent, expected);
  const french = await tryOut(
    one,
    { ...sent, headers: { 'accept-language': 'fr', ...(isSafe && { origin: ELSEWHERE }) } },
    expected,
  );
  const [labels, etiquettes] = [english, french].map(({ json }) => labelsOf(json));
  if (!labels || !etiquettes) return;
  note(
    'problem.language',
    id,
    french,
    labels === etiquettes ? { expected: 'labels in French', got: 'the same labels as in English' } : null,
  );
}

async function checkPeople(session: Session, one: NamedEndpoint): Promise<void> {
  const { people, tryOut, sentOf, skip } = session;
  const { id, endpoint } = one;
  const refused = people.flatMap((person) => {
    const expected = expectedOf(endpoint, person);
    return 'success' in expected ? [] : [{ person, expected }];
  });
  if (refused.length === 0 && endpoint.access !== 'public')
    skip('refusal.permission', id, null, 'all users provided have access to it');
  await Promise.all(
    refused.map(({ person, expected }) =>
      tryOut(one, { ...sentOf(endpoint, nothing(endpoint)), person }, expected),
    ),
  );
}
