/** Checks a backend against the contract: every endpoint, as every kind of person. */
import { writeFileSync } from 'node:fs';
import { Settings } from '@atrium/contract/settings';
import { VERSION } from '@atrium/contract/version';
import { readArguments } from './arguments.ts';
import type { Outcome } from './conformance/checks.ts';
import { ENDPOINTS } from './conformance/endpoints.ts';
import { summaryOf } from './conformance/judge.ts';
import { CannotCheck, readCookies, sandboxCookies, whoIs } from './conformance/people.ts';
import type { Person } from './conformance/people.ts';
import { htmlReport } from './conformance/report-html.ts';
import { junitReport, reportOf, textReport } from './conformance/report.ts';
import { checkBackend } from './conformance/run.ts';
import { createSend, curlOf } from './conformance/send.ts';

const USAGE = `npm run conformance -- --base https://portal.example --persona-cookies cookies.json
    checks the backend of a portal against the contract; the demo accounts of a sandbox are signed in automatically

    --base <url>               URL of the portal, which serves /settings.json
    --persona-cookies <file>   JSON file with the session cookie of each user by name, {"client": "__Host-sid=…"}
    --write                    performs writes, too; use a test installation only
    --only <endpoint or area>  for example requests.list or requests; can be repeated
    --junit <file>, --html <file>   also write the report as JUnit XML or HTML
    --concurrency <calls>      maximum number of parallel calls (default: 6)
    --timeout <ms>             timeout of a call in milliseconds (default: 15000)

    exit status: 0 without findings, 1 with findings, 2 if nothing could be checked`;

const { values } = readArguments(USAGE, {
  base: { type: 'string' },
  'persona-cookies': { type: 'string' },
  write: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
  junit: { type: 'string' },
  html: { type: 'string' },
  concurrency: { type: 'string', default: '6' },
  timeout: { type: 'string', default: '15000' },
});

function baseOf(address: string | undefined): string {
  if (!address) throw new CannotCheck('--base is missing: the URL of the portal');
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search)
    throw new CannotCheck('--base must be a URL such as https://portal.example');
  return url.href.replace(/\/$/, '');
}

function wholeNumber(name: string, text: string, maximum: number): number {
  if (!/^[1-9]\d*$/.test(text) || Number(text) > maximum)
    throw new CannotCheck(`--${name} must be a whole number from 1 to ${maximum}`);
  return Number(text);
}

function endpointsOf(only: readonly string[] | undefined) {
  if (!only) return ENDPOINTS;
  const isNamed = (id: string, name: string) => id === name || id.startsWith(`${name}.`);
  const strange = only.find((name) => !ENDPOINTS.some(({ id }) => isNamed(id, name)));
  if (strange) throw new CannotCheck(`--only ${strange} is neither an endpoint nor an area of the contract`);
  return ENDPOINTS.filter(({ id }) => only.some((name) => isNamed(id, name)));
}

async function run(): Promise<number> {
  const base = baseOf(values.base);
  const endpoints = endpointsOf(values.only);
  const cookiesOfFile = values['persona-cookies'] ? readCookies(values['persona-cookies']) : null;
  const at = new Date();
  const started = performance.now();
  const send = createSend({
    base,
    concurrency: wholeNumber('concurrency', values.concurrency, 64),
    timeout: wholeNumber('timeout', values.timeout, 600_000),
  });
  const answer = await send({ method: 'GET', path: '/settings.json' });
  if (answer.status === 0) throw new CannotCheck(`${base} cannot be reached: ${answer.text}`);
  // Invalid settings are reported as a separate finding; the endpoints are then expected at the default path.
  const { data: settings } = Settings.pick({ apiBaseUrl: true, isSandbox: true }).safeParse(answer.json);
  const apiPath = (settings?.apiBaseUrl ?? '/api').replace(/\/$/, '');

  const cookies = cookiesOfFile ?? (settings?.isSandbox ? await sandboxCookies(base) : {});
  const people: Person[] = [];
  const outcomes: Outcome[] = [];
  for (const [name, cookie] of Object.entries(cookies)) {
    const found = await whoIs(send, apiPath, name, cookie);
    const about = { check: 'person.session', endpoint: 'users.me', person: name } as const;
    if ('user' in found) {
      people.push(found);
      outcomes.push({ ...about, state: 'passed' });
    } else {
      outcomes.push({
        ...about,
        state: 'failed',
        expected: '200 and a user that matches the schema',
        got: summaryOf(found),
        curl: curlOf(found.sent, base),
      });
    }
  }
  outcomes.push(...(await checkBackend({ base, apiPath, send, people, endpoints, write: values.write })));
  const seconds = (performance.now() - started) / 1_000;
  const report = reportOf({ base, version: VERSION, at, seconds, wrote: values.write, people, outcomes });
  if (values.junit) writeFileSync(values.junit, junitReport(report));
  if (values.html) writeFileSync(values.html, htmlReport(report));
  console.log(textReport(report));
  return report.outcomes.some(({ state }) => state === 'failed') ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof CannotCheck)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
