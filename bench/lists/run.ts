/**
 * Measures the request list over the API of a running server, with the calls of the board: `node bench/lists/run.ts
 * http://localhost:4300 --people 20 --seconds 20`. Prints the time of each call without other load, then with many
 * concurrent users. Times are measured at the client, so they include the connection to the server on one machine.
 */
import { readArguments } from '../../tools/arguments.ts';

const { values, positionals } = readArguments(
  `npm run bench:lists -- [url] [--people 20] [--seconds 20] [--pause 1000] [--personas super-admin,client]
Measures list calls on a running server (default: http://localhost:4300), alone and with this number of concurrent users.`,
  {
    people: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
    /** ms between an answer and the next call of a user. */
    pause: { type: 'string', default: '1000' },
    personas: { type: 'string', default: 'super-admin,staff,client,client-admin' },
  },
  { allowPositionals: true },
);
const origin = positionals[0] ?? 'http://localhost:4300';
const personas = values.personas.split(',');

async function signIn(persona: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/sandbox/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ persona }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

interface Measured {
  status: number;
  /** ms. */
  time: number;
  bytes: number;
}

async function ask(cookie: string, body: object): Promise<Measured> {
  const started = performance.now();
  const answer = await fetch(`${origin}/api/requests/search`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });
  const bytes = (await answer.arrayBuffer()).byteLength;
  return { status: answer.status, time: performance.now() - started, bytes };
}

const tab = (filters: object = {}) => ({ filters: { tab: 'IN_PROGRESS', ...filters } });
/** The calls of a user on the board. */
const CALLS: Record<string, object> = {
  'first rows': tab(),
  'closed tab': { filters: { tab: 'CLOSED' } },
  favourites: { filters: { tab: 'FAVORITE' } },
  'window 20,000 further': { ...tab(), offset: 20_000, totals: false },
  'one state': tab({ state: ['ACTION_REQUIRED'] }),
  unread: tab({ unread: true }),
  'word of few': tab({ search: 'R-2026-04' }),
  'word of many': tab({ search: 'credit' }),
  'title, half typed': tab({ title: 'cre' }),
  'by title': { ...tab(), order: [{ by: 'title' }] },
  'by creator': { ...tab(), order: [{ by: 'createdBy' }] },
  'three facets': { ...tab(), facets: ['state', 'service', 'legalEntities'], limit: 0, totals: false },
};
const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

const cookies = await Promise.all(personas.map(signIn));
const alone: Record<string, Record<string, string | number>> = {};
for (const [index, cookie] of cookies.entries()) {
  for (const [name, body] of Object.entries(CALLS)) {
    const runs: Measured[] = [];
    for (let run = 0; run < 3; run += 1) runs.push(await ask(cookie, body));
    (alone[name] ??= {})[personas[index]!] = Number(
      at(
        runs.map(({ time }) => time),
        0.5,
      ).toFixed(1),
    );
    alone[name]['kB'] = Math.max(Number(alone[name]['kB'] ?? 0), Math.round(runs[0]!.bytes / 100) / 10);
  }
}
console.log('without other load, in ms, median of 3; kB: size of the response');
console.table(alone);

// A user looks at the first rows, scrolls, and types a filter key by key.
const VISIT = [
  'first rows',
  'window 20,000 further',
  'title, half typed',
  'word of few',
  'one state',
  'first rows',
];
const end = performance.now() + Number(values.seconds) * 1000;
const measured: (Measured & { name: string })[] = [];
await Promise.all(
  Array.from({ length: Number(values.people) }, async (_, person) => {
    // A separate account per simulated user as far as possible, because calls of one account are serialized.
    const cookie = await signIn(personas[person % personas.length]!);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * Number(values.pause)));
    for (let step = 0; performance.now() < end; step += 1) {
      const name = VISIT[step % VISIT.length]!;
      measured.push({ name, ...(await ask(cookie, CALLS[name]!)) });
      await new Promise((resolve) => setTimeout(resolve, Number(values.pause)));
    }
  }),
);
const byName = Object.groupBy(measured, ({ name }) => name);
console.log(`${values.people} concurrent users, each with a pause of ${values.pause} ms between calls`);
console.table(
  Object.fromEntries(
    [...Object.entries(byName), ['all', measured] as const].map(([name, list]) => [
      name,
      {
        calls: list!.length,
        failed: list!.filter(({ status }) => status !== 200).length,
        p50: Number(
          at(
            list!.map(({ time }) => time),
            0.5,
          ).toFixed(1),
        ),
        p95: Number(
          at(
            list!.map(({ time }) => time),
            0.95,
          ).toFixed(1),
        ),
      },
    ]),
  ),
);
