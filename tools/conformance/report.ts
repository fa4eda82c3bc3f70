import { CHECKS } from './checks.ts';
import type { Finding, Outcome } from './checks.ts';
import { KINDS, kindsOf } from './people.ts';
import type { Person } from './people.ts';

/** Results of a run, shared by all report formats. */
export interface Report {
  readonly base: string;
  /** Version of the contract that the backend was checked against. */
  readonly version: string;
  /** Start of the run. */
  readonly at: Date;
  readonly seconds: number;
  readonly wrote: boolean;
  readonly people: readonly { readonly name: string; readonly kinds: readonly string[] }[];
  /** Kinds of user that none of the given people belongs to. */
  readonly missingKinds: readonly string[];
  /** One outcome per check, call and person even after several attempts: the first failure, if any. */
  readonly outcomes: readonly Outcome[];
}

/** Merges repeated attempts of a check at one call for one person into one outcome; a failure takes precedence. */
function merged(outcomes: readonly Outcome[]): Outcome[] {
  const byKey = new Map<string, Outcome>();
  const weight = { passed: 0, 'not checked': 1, failed: 2 } as const;
  for (const one of outcomes) {
    const key = [
      one.check,
      one.endpoint,
      one.person ?? '',
      one.state === 'not checked' ? one.reason : '',
    ].join('\n');
    const earlier = byKey.get(key);
    if (!earlier || weight[one.state] > weight[earlier.state]) byKey.set(key, one);
  }
  return [...byKey.values()].toSorted(
    (a, b) => a.endpoint.localeCompare(b.endpoint) || a.check.localeCompare(b.check),
  );
}

export function reportOf(
  run: Omit<Report, 'people' | 'missingKinds'> & { readonly people: readonly Person[] },
): Report {
  const people = run.people.map(({ name, user }) => ({ name, kinds: kindsOf(user) }));
  const seen = new Set(people.flatMap(({ kinds }) => kinds));
  return {
    ...run,
    people,
    missingKinds: KINDS.filter((kind) => !seen.has(kind)),
    outcomes: merged(run.outcomes),
  };
}

export const count = (outcomes: readonly Outcome[], state: Outcome['state']): number =>
  outcomes.filter((one) => one.state === state).length;

/** The same finding at the same call, with all people it was found for. */
export interface FindingOfAll {
  readonly finding: Finding;
  readonly title: string;
  readonly source: string;
  readonly people: readonly string[];
}

const SIGNED_OUT = 'signed out';
const nameOf = (person: string | null): string => person ?? SIGNED_OUT;

export function findingsOf({ outcomes }: Report): FindingOfAll[] {
  const failed = outcomes.filter((one): one is Finding => one.state === 'failed');
  const groups = Map.groupBy(failed, (one) => [one.check, one.endpoint, one.expected, one.got].join('\n'));
  return [...groups.values()].map(([finding, ...others]) => ({
    finding: finding!,
    title: CHECKS[finding!.check].title,
    source: CHECKS[finding!.check].source,
    people: [finding!, ...others].map(({ person }) => nameOf(person)),
  }));
}

/** Groups what was not checked by reason. */
export function uncheckedOf({ outcomes }: Report): { reason: string; calls: string[] }[] {
  const unchecked = outcomes.filter((one) => one.state === 'not checked');
  return [...Map.groupBy(unchecked, ({ reason }) => reason)].map(([reason, ones]) => ({
    reason,
    calls: [...Map.groupBy(ones, ({ endpoint, check }) => `${endpoint} (${check})`)].map(([call, some]) => {
      const people = some.flatMap(({ person }) => person ?? []);
      return people.length > 0 ? `${call} as ${people.join(', ')}` : call;
    }),
  }));
}

/** Counts the results in each area. */
export function areasOf({ outcomes }: Report) {
  const areas = Map.groupBy(outcomes, ({ endpoint }) =>
    endpoint.includes(' ') ? 'site' : endpoint.split('.')[0]!,
  );
  return [...areas].map(([area, ones]) => ({
    area,
    calls: new Set(ones.map(({ endpoint }) => endpoint)).size,
    passed: count(ones, 'passed'),
    failed: count(ones, 'failed'),
    unchecked: count(ones, 'not checked'),
  }));
}

const number = (value: number): string => value.toLocaleString('en');

/** Summarizes the counts in one sentence. */
export function figuresOf({ outcomes, seconds }: Report): string {
  const [passed, failed, unchecked] = (['passed', 'failed', 'not checked'] as const).map((state) =>
    number(count(outcomes, state)),
  );
  return `${passed} passed, ${failed} failed, ${unchecked} not checked, in ${Math.round(seconds)} s`;
}

/** Renders the report for a terminal. */
export function textReport(report: Report): string {
  const { base, version, people, missingKinds, wrote } = report;
  const lines = [
    `Conformance of ${base} with the contract ${version}`,
    '',
    ...people.map(({ name, kinds }) => `  ${name.padEnd(14)} ${kinds.join(', ')}`),
    ...(people.length === 0 ? ['  No users were provided: only calls without a session are checked'] : []),
    ...(missingKinds.length > 0 ? [`  Kinds of users not provided: ${missingKinds.join(', ')}`] : []),
    ...(wrote ? [] : ['  Writes were not performed: use --write to include them']),
    '',
    'area                    calls    passed    failed    not checked',
    ...areasOf(report).map(
      ({ area, calls, passed, failed, unchecked }) =>
        area.padEnd(22) +
        [
          [calls, 7],
          [passed, 10],
          [failed, 10],
          [unchecked, 15],
        ]
          .map(([value, width]) => number(value!).padStart(width!))
          .join(''),
    ),
    '',
  ];
  const unchecked = uncheckedOf(report);
  if (unchecked.length > 0) lines.push('Not checked', '');
  for (const { reason, calls } of unchecked) lines.push(`  because ${reason}:`, `    ${calls.join('; ')}`);
  if (unchecked.length > 0) lines.push('');
  const findings = findingsOf(report);
  if (findings.length > 0)
    lines.push(
      'Findings (COOKIE is the session cookie of the user, or of the first one if there are several)',
      '',
    );
  for (const [index, { finding, title, source, people: whose }] of findings.entries())
    lines.push(
      `${index + 1}. ${finding.endpoint} as ${whose.join(', ')}: ${finding.check}`,
      `   ${title}.`,
      `   expected ${finding.expected}; got ${finding.got}`,
      `   see ${source}`,
      `   ${finding.curl}`,
      '',
    );
  return [...lines, figuresOf(report), ''].join('\n');
}

/** Escapes text for XML and HTML; drops characters that XML does not allow. */
export const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- the characters that XML does not allow
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Renders the report as JUnit XML: one suite per call, one case per check and person. */
export function junitReport(report: Report): string {
  const { outcomes, at, seconds, base } = report;
  const totals = (ones: readonly Outcome[]) =>
    `tests="${ones.length}" failures="${count(ones, 'failed')}" errors="0" skipped="${count(ones, 'not checked')}"`;
  const caseOf = (one: Outcome): string => {
    const name = `${one.check}: ${CHECKS[one.check].title} (${nameOf(one.person)})`;
    const head = `    <testcase classname="${escaped(one.endpoint)}" name="${escaped(name)}"`;
    if (one.state === 'passed') return `${head}/>`;
    const inner =
      one.state === 'failed'
        ? `<failure type="${one.check}" message="${escaped(`expected ${one.expected}; got ${one.got}`)}">${escaped(one.curl)}</failure>`
        : `<skipped message="${escaped(one.reason)}"/>`;
    return `${head}>${inner}</testcase>`;
  };
  const suites = [...Map.groupBy(outcomes, ({ endpoint }) => endpoint)].map(([endpoint, ones]) =>
    [
      `  <testsuite name="${escaped(endpoint)}" ${totals(ones)} timestamp="${at.toISOString()}" hostname="${escaped(new URL(base).host)}">`,
      ...ones.map(caseOf),
      '  </testsuite>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" ${totals(outcomes)} time="${seconds.toFixed(3)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}
