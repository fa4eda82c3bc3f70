import { NoExample } from './examples.ts';
import { judge } from './judge.ts';
import type { Session } from './session.ts';
import { CARRIED_OUT } from './writes.ts';

/** Calls whose record may be gone although a list still names it, with the reason. */
const MAY_BE_GONE: Readonly<Record<string, string>> = {
  'messages.mail': 'the email of the message is no longer stored',
};

/** Makes every read call as each person who has access to it. */
export async function checkReads(session: Session): Promise<void> {
  const { readEndpoints, people, isLetIn, read, note, skip } = session;
  const letIn = readEndpoints.flatMap((one) =>
    people.filter((person) => isLetIn(one.endpoint, person)).map((person) => ({ ...one, person })),
  );
  const lacks: { id: string; person: string; reason: string }[] = [];
  const made = new Set<string>();
  await Promise.all(
    letIn.map(async ({ id, endpoint, person }) => {
      try {
        const { exchange } = await read(person, id);
        const gone = exchange.status === 404 ? MAY_BE_GONE[id] : undefined;
        if (gone) throw new NoExample(gone);
        made.add(id);
        for (const { check, fault } of judge(exchange, endpoint, { success: true }))
          note(check, id, exchange, fault);
      } catch (error) {
        if (!(error instanceof NoExample)) throw error;
        lacks.push({ id, person: person.name, reason: error.message });
      }
    }),
  );
  // A missing record for one person says nothing about the backend; missing for everyone, the call counts as not checked.
  for (const { id, person, reason } of lacks) {
    const isInScenario = session.write && CARRIED_OUT.has(id);
    if (!made.has(id) && !isInScenario) skip('answer.status', id, person, reason);
  }
  for (const { id, endpoint } of readEndpoints) {
    if (!people.some((person) => isLetIn(endpoint, person)))
      skip('answer.status', id, null, 'none of the users provided has access to it');
  }
}
