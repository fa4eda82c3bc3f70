import { NoExample } from './examples.ts';
import { judge } from './judge.ts';
import type { Session } from './session.ts';

/** Every call that reads, in the name of each person whom it lets in. */
export async function checkReads(session: Session): Promise<void> {
  const { readEndpoints, people, isLetIn, read, note, skip } = session;
  const letIn = readEndpoints.flatMap((one) =>
    people.filter((person) => isLetIn(one.endpoint, person)).map((person) => ({ ...one, person })),
  );
  await Promise.all(
    letIn.map(async ({ id, endpoint, person }) => {
      try {
        const { exchange } = await read(person, id);
        for (const { check, fault } of judge(exchange, endpoint, { success: true }))
          note(check, id, exchange, fault);
      } catch (error) {
        if (!(error instanceof NoExample)) throw error;
        skip('answer.status', id, person.name, error.message);
      }
    }),
  );
  for (const { id, endpoint } of readEndpoints) {
    if (!people.some((person) => isLetIn(endpoint, person)))
      skip('answer.status', id, null, 'none of the people given may make the call');
  }
}
