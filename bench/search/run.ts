/**
 * Measures the search over the API of a running server, with the calls of its page and the bar: `node bench/search/run.ts
 * http://localhost:4300 --people 20 --seconds 20`. Prints each kind of query without other load, then with many
 * concurrent
 * users. Times are measured at the client, so they include the connection to the server on one machine.
 */
import { readArguments } from '../../tools/arguments.ts';
import { measureMemory } from './memory.ts';
import { at, QUERIES } from './queries.ts';

const { values, positionals } = readArguments(
  `npm run bench:search -- [url] [--runs 5] [--people 20] [--seconds 20] [--pause 1000] [--personas super-admin,client] [--texts postgres://…]
Measures searches on a running server (default: http://localhost:4300), alone and with this number of concurrent users. With --texts, also
measures a MiniSearch index in memory, built from the texts of a database, or of a data folder that no server is using.`,
  {
    /** Number of runs of each query without other load. */
    runs: { type: 'string', default: '5' },
    people: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
    /** ms between an answer and the next search of a user. */
    pause: { type: 'string', default: '1000' },
    personas: { type: 'string', default: 'super-admin,staff,client,client-admin' },
    texts: { type: 'string' },
  },
  { allowPositionals: true },
);
const origin = positionals[0] ?? 'http://localhost:4300';
const personas = values.personas.split(',');

/** The calls of one search: groups with counts, filter counts, and suggestions of the bar. */
const CALLS: Readonly<Record<string, { readonly path: string; readonly body: object }>> = {
  groups: { path: '/api/search/all', body: {} },
  filters: { path: '/api/search/filters', body: {} },
  suggestions: { path: '/api/search/all', body: { advanced: false, limit: 5 } },
};

async function signIn(persona: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/sandbox/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ persona }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

interface Measured {
  readonly call: string;
  readonly query: string;
  readonly status: number;
  /** ms. */
  readonly time: number;
}

async function ask(cookie: string, call: string, query: string): Promise<Measured> {
  const { path, body } = CALLS[call]!;
  const started = performance.now();
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin },
    body: JSON.stringify({ ...body, query: QUERIES[query] }),
  });
  await answer.arrayBuffer();
  return { call, query, status: answer.status, time: performance.now() - started };
}

const times = (measured: readonly Measured[]): number[] => measured.map(({ time }) => time);
const summary = (measured: readonly Measured[]) => ({
  calls: measured.length,
  failed: measured.filter(({ status }) => status !== 200).length,
  p50: at(times(measured), 0.5),
  p95: at(times(measured), 0.95),
});
const byCall = (measured: readonly Measured[]) =>
  Object.fromEntries(
    Object.keys(CALLS).map((call) => [call, summary(measured.filter((each) => each.call === call))]),
  );

const cookies = await Promise.all(personas.map(signIn));
const alone: Measured[] = [];
for (const cookie of cookies)
  for (const query of Object.keys(QUERIES))
    for (const call of Object.keys(CALLS)) {
      // Warm-up call, for query plans, caches and compiled code.
      await ask(cookie, call, query);
      for (let run = 0; run < Number(values.runs); run += 1) alone.push(await ask(cookie, call, query));
    }
console.log(`without other load, in ms, as ${personas.join(', ')}`);
console.table(
  Object.fromEntries(
    Object.keys(QUERIES).map((query) => [
      query,
      Object.fromEntries(
        Object.keys(CALLS).flatMap((call) => {
          const own = alone.filter((each) => each.query === query && each.call === call);
          return [
            [`${call} p50`, at(times(own), 0.5)],
            [`${call} p95`, at(times(own), 0.95)],
          ];
        }),
      ),
    ]),
  ),
);
console.table(byCall(alone));

const end = performance.now() + Number(values.seconds) * 1000;
const together: Measured[] = [];
await Promise.all(
  Array.from({ length: Number(values.people) }, async (_, person) => {
    const cookie = await signIn(personas[person % personas.length]!);
    const queries = Object.keys(QUERIES);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * Number(values.pause)));
    for (let step = person; performance.now() < end; step += 1) {
      const query = queries[step % queries.length]!;
      // The search page sends both calls at once, after the suggestions of the bar.
      together.push(await ask(cookie, 'suggestions', query));
      together.push(...(await Promise.all([ask(cookie, 'groups', query), ask(cookie, 'filters', query)])));
      await new Promise((resolve) => setTimeout(resolve, Number(values.pause)));
    }
  }),
);
console.log(`${values.people} concurrent users, each with a pause of ${values.pause} ms between searches`);
console.table(byCall(together));

if (values.texts !== undefined) await measureMemory(values.texts, Number(values.runs));
