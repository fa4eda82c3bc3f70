import type { Outcome } from './checks.ts';
import { checkInputs } from './inputs.ts';
import { checkPaging } from './paging.ts';
import { checkReads } from './reads.ts';
import { checkRefusals } from './refusals.ts';
import { createSession } from './session.ts';
import type { Target } from './session.ts';
import { checkSite } from './site.ts';
import { checkWrites } from './writes.ts';

/** Runs all checks against a backend. Reads come first: their answers provide the input for later calls. */
export async function checkBackend(target: Target): Promise<Outcome[]> {
  const session = createSession(target);
  for (const check of [checkReads, checkSite, checkRefusals, checkInputs, checkPaging, checkWrites])
    await check(session);
  return session.outcomes;
}
