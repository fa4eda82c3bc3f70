import { actIn } from './scenario.ts';
import type { CallId, Scenario } from './scenario.ts';
import { CONTENT_SCENARIOS, LAST_SCENARIOS } from './scenarios/content.ts';
import { CONTRACT_SCENARIOS } from './scenarios/contracts.ts';
import { OWN_SCENARIOS } from './scenarios/own.ts';
import { REQUEST_SCENARIOS } from './scenarios/requests.ts';
import type { NamedEndpoint } from './endpoints.ts';
import { ELSEWHERE } from './refusals.ts';
import { nothing } from './session.ts';
import type { Session } from './session.ts';

/** In execution order; impersonation comes last. */
export const SCENARIOS: readonly Scenario[] = [
  ...OWN_SCENARIOS,
  ...REQUEST_SCENARIOS,
  ...CONTRACT_SCENARIOS,
  ...CONTENT_SCENARIOS,
  ...LAST_SCENARIOS,
];

/** Calls that a scenario makes, including reads of records that exist only while it runs. */
export const CARRIED_OUT: ReadonlySet<string> = new Set(SCENARIOS.flatMap(({ calls }) => calls));

/** Writes that no scenario carries out, and why. */
export const NOT_CARRIED_OUT: Partial<Record<CallId, string>> = {
  'deadLetters.remove': 'it needs a job that has failed permanently, which no call can create',
  'deadLetters.retry': 'it needs a job that has failed permanently, which no call can create',
  'feedbacks.send': 'a user can answer the survey only once',
};

/** Checks calls that write: refusal of foreign origins, and their effects. */
export async function checkWrites(session: Session): Promise<void> {
  const { writeEndpoints, write, skip } = session;
  if (!write) return;
  await Promise.all(writeEndpoints.map((one) => checkOrigin(session, one)));
  const checked = new Set(session.endpoints.map(({ id }) => id));
  const done = new Set<string>();
  const lacks = new Map<string, string>(Object.entries(NOT_CARRIED_OUT));
  // One after the other, because they change what the others read.
  for (const { calls, run } of SCENARIOS) {
    if (!calls.some((id) => checked.has(id))) continue;
    const act = actIn(session);
    try {
      await act.part(calls, () => run(act));
    } finally {
      await act.end();
    }
    for (const id of act.done) done.add(id);
    for (const id of calls) lacks.set(id, act.lacks.get(id) ?? lacks.get(id) ?? 'its scenario ended before');
  }
  for (const [id, reason] of lacks)
    if (checked.has(id) && !done.has(id)) skip('answer.status', id, null, reason);
}

/** Sends a write from a foreign origin without a body or for an unknown record: accepting it would write nothing. */
async function checkOrigin(
  { people, isLetIn, tryOut, sentOf, skip }: Session,
  one: NamedEndpoint,
): Promise<void> {
  const { id, endpoint } = one;
  const isHarmless = endpoint.params ?? endpoint.body ?? endpoint.form;
  // A backend that accepts it would carry it out; the scenario of the call tests it on disposable data instead.
  if (!isHarmless) return;
  const person = people.find((some) => isLetIn(endpoint, some));
  if (!person) return skip('refusal.origin', id, null, 'none of the users provided has access to it');
  await tryOut(
    one,
    { ...sentOf(endpoint, nothing(endpoint)), person, headers: { origin: ELSEWHERE } },
    { check: 'refusal.origin', codes: ['FORBIDDEN'] },
  );
}
