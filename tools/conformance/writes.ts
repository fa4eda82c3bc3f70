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

/** In the order in which they run: what takes over a session comes last. */
export const SCENARIOS: readonly Scenario[] = [
  ...OWN_SCENARIOS,
  ...REQUEST_SCENARIOS,
  ...CONTRACT_SCENARIOS,
  ...CONTENT_SCENARIOS,
  ...LAST_SCENARIOS,
];

/** Calls that a scenario makes: reads among them are of what is there only while it runs. */
export const CARRIED_OUT: ReadonlySet<string> = new Set(SCENARIOS.flatMap(({ calls }) => calls));

/** Writes whose success no scenario shows, and why. */
export const NOT_CARRIED_OUT: Partial<Record<CallId, string>> = {
  'deadLetters.remove': 'it takes a job that has failed for good, which no call makes',
  'deadLetters.retry': 'it takes a job that has failed for good, which no call makes',
  'feedbacks.send': 'a person answers the survey once, and could not do so any more',
};

/** What is checked of calls that write: those of another origin, and what they do. */
export async function checkWrites(session: Session): Promise<void> {
  const { writeEndpoints, write, skip } = session;
  if (!write) return;
  await Promise.all(writeEndpoints.map((one) => checkOrigin(session, one)));
  const checked = new Set(session.endpoints.map(({ id }) => id));
  const done = new Set<string>();
  const lacks = new Map<string, string>(Object.entries(NOT_CARRIED_OUT));
  // One after the other: they change what the others read.
  for (const { calls, run } of SCENARIOS) {
    if (!calls.some((id) => checked.has(id))) continue;
    const act = actIn(session);
    try {
      await act.part(calls, () => run(act));
    } finally {
      await act.end();
    }
    for (const id of act.done) done.add(id);
    for (const id of calls)
      lacks.set(id, act.lacks.get(id) ?? lacks.get(id) ?? 'its scenario did not come to it');
  }
  for (const [id, reason] of lacks)
    if (checked.has(id) && !done.has(id)) skip('answer.status', id, null, reason);
}

/** A write from elsewhere, without a body or about nothing: a backend that takes it has still nothing to write. */
async function checkOrigin(
  { people, isLetIn, tryOut, sentOf, skip }: Session,
  one: NamedEndpoint,
): Promise<void> {
  const { id, endpoint } = one;
  const isHarmless = endpoint.params ?? endpoint.body ?? endpoint.form;
  // A backend that took it would carry it out: its scenario tries it where there is nothing to lose.
  if (!isHarmless) return;
  const person = people.find((some) => isLetIn(endpoint, some));
  if (!person) return skip('refusal.origin', id, null, 'none of the people given may make the call');
  await tryOut(
    one,
    { ...sentOf(endpoint, nothing(endpoint)), person, headers: { origin: ELSEWHERE } },
    { check: 'refusal.origin', codes: ['FORBIDDEN'] },
  );
}
