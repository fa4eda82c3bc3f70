/**
 * The one test command: runs everything a change must pass, prints each step with its failures, and the totals of all
 * runners on the last line. `npm test -- unit api` runs only the named steps, `npm test -- --since <commit>` only those
 * that the changes since then can affect.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.ts';
import { affectedSteps, changedSince } from './affected.ts';
import { browserVersion, isBaselineBrowser } from './browser.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { playwrightFailures, vitestFailures, type PlaywrightReport, type VitestReport } from './failures.ts';
import { RETRIED } from './retried-reporter.ts';
import { ROOT, run } from './run.ts';

interface Count {
  passed: number;
  failed: number;
  skipped?: number;
  /** Passed only on retry: counted as passed, but reported. */
  retried?: number;
  /** Printed if something failed or was retried. */
  output: string;
  /** Short form of each failure, repeated at the end. */
  failures?: string[];
}

const REPORTS = path.join(ROOT, '.cache/reports');

/** Runs a step that is a single check and passes or fails. */
async function check(command: string, ...args: string[]): Promise<Count> {
  const { code, output } = await run(command, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** Runs Vitest projects and counts results from the report; a file that fails to load counts as one failure. */
async function vitest(
  projects: readonly string[],
  options: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Count> {
  const file = path.join(REPORTS, `vitest-${projects.join('-')}.json`);
  rmSync(file, { force: true });
  const args = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=dot',
    '--reporter=./tools/results-reporter.ts',
    '--reporter=./tools/retried-reporter.ts',
    `--outputFile.json=${file}`,
    ...options,
  ];
  const { code, output } = await run('vitest', args, { env });
  let report: VitestReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return { passed: 0, failed: 1, output };
  }
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length;
  let failed = report.numFailedTests + unloaded;
  // An error outside any test (an unhandled rejection, a crashed browser) must fail the step.
  if (code !== 0 && failed === 0) failed = 1;
  const retried = output.split('\n').filter((line) => line.startsWith(RETRIED)).length;
  return {
    passed: report.numPassedTests,
    failed,
    skipped: report.numPendingTests,
    retried,
    output,
    failures: vitestFailures(report),
  };
}

/** Vitest leaves one core free; on a machine with two cores its tests would then never run in parallel. */
const EVERY_CORE = '--maxWorkers=100%';

async function journeys(): Promise<Count> {
  const file = path.join(REPORTS, 'journeys.json');
  rmSync(file, { force: true });
  const { code, output } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    const { stats } = report;
    const failed = stats.unexpected || (code === 0 ? 0 : 1);
    return {
      passed: stats.expected + stats.flaky,
      failed,
      skipped: stats.skipped,
      retried: stats.flaky,
      output,
      failures: playwrightFailures(report),
    };
  } catch {
    return { passed: 0, failed: 1, output };
  }
}

interface Step {
  needsBrowser?: boolean;
  /** Starts with the first step, awaited in its place: leaves a core free, shares no files with earlier steps. */
  beside?: boolean;
  run: () => Promise<Count>;
}

const STEPS: Record<string, Step> = {
  environment: { run: () => check('node', 'tools/check-environment.ts') },
  format: { run: () => check('oxfmt', '--check') },
  lint: { run: () => check('oxlint', '--type-aware', '--deny-warnings') },
  // Checkers of one project share no types: the default of four costs five times the processor time.
  types: { run: () => check('tsc', '-b', '--checkers', '1') },
  generated: { run: () => check('node', 'tools/check-generated.ts') },
  unused: { run: () => check('knip', '--no-progress') },
  unit: {
    run: () =>
      vitest(
        ['unit', 'dom-ui', 'dom-portal'],
        [EVERY_CORE, ...(since ? ['--changed', since, '--passWithNoTests'] : [])],
      ),
  },
  build: { run: () => check('node', 'tools/build.ts') },
  budgets: { run: () => check('node', 'tools/budgets.ts') },
  library: { run: () => check('node', 'tools/library.ts', '--check') },
  // Each file starts its own servers and mostly waits for them.
  'api-isolated': { run: () => vitest(['api-isolated'], [EVERY_CORE]) },
  // All files use one server, one after the other. Ends before the stories: beside them, both took longer in all.
  api: { beside: true, run: () => vitest(['api']) },
  stories: {
    needsBrowser: true,
    run: async () => {
      const compares = isBaselineBrowser();
      console.log(
        compares
          ? 'screenshots: compared with packages/ui/visual'
          : `screenshots: not compared, because ${browserVersion()} is not the browser of packages/ui/visual`,
      );
      return vitest(['stories', 'stories-light', 'stories-dark'], [EVERY_CORE], {
        ATRIUM_STORIES: compares ? 'pictures' : 'qa',
      });
    },
  },
  journeys: { needsBrowser: true, run: journeys },
};

const USAGE = `npm test                        runs all checks that a change must pass
npm test -- <step>…             runs only these steps: ${Object.keys(STEPS).join(', ')}
npm test -- --since <commit>    runs the steps that the changes since a commit can affect`;
const { values, positionals: named } = readArguments(
  USAGE,
  { since: { type: 'string' } },
  { allowPositionals: true },
);
const { since } = values;
const unknown = named.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  console.error(`unknown step: ${unknown.join(', ')}. Steps: ${Object.keys(STEPS).join(', ')}`);
  process.exit(2);
}
const affected = since ? affectedSteps(await changedSince(since), Object.keys(STEPS)) : Object.keys(STEPS);
const steps = Object.entries(STEPS).filter(
  ([name]) => affected.includes(name) && (named.length === 0 || named.includes(name)),
);

mkdirSync(REPORTS, { recursive: true });
// Compile cache of Node. Every program that a step starts inherits it, including about eighty servers.
process.env['NODE_COMPILE_CACHE'] ??= path.join(ROOT, '.cache/compiled');
if (steps.some(([, step]) => step.needsBrowser)) await ensureBrowser();

interface Timed extends Count {
  seconds: string;
}

async function timed({ run: runStep }: Step): Promise<Timed> {
  const before = performance.now();
  const count = await runStep();
  return { ...count, seconds: ((performance.now() - before) / 1000).toFixed(1) };
}

const total = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };
const started = performance.now();
const underWay = new Map(
  steps.filter(([, { beside }]) => beside).map(([name, step]) => [name, timed(step)] as const),
);
for (const [name, step] of steps) {
  const count = await (underWay.get(name) ?? timed(step));
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped ?? 0;
  total.failures.push(...(count.failures ?? []));
  const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
  const retried = count.retried ? `, ${count.retried} passed on retry` : '';
  if (count.failed > 0 || count.retried) console.log(`\n---- ${name} ----\n${count.output.trimEnd()}\n----`);
  console.log(
    `${count.failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(12)} ${String(count.passed).padStart(5)} passed, ${count.failed} failed${skipped}${retried} (${count.seconds} s)`,
  );
}
if (total.failures.length > 0) console.log(`\nFailures:\n${total.failures.join('\n')}`);
const minutes = `${((performance.now() - started) / 60_000).toFixed(1)} min`;
console.log(`\n${total.skipped > 0 ? `${minutes}, ${total.skipped} skipped` : minutes}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
