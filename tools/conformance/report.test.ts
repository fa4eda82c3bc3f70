// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Outcome } from './checks.ts';
import { htmlReport } from './report-html.ts';
import { findingsOf, junitReport, reportOf, textReport } from './report.ts';
import type { Person } from './people.ts';

const failed = (person: string, endpoint = 'requests.list'): Outcome => ({
  check: 'answer.schema',
  endpoint,
  person,
  state: 'failed',
  expected: 'an answer of its schema',
  got: 'title: <b> & "quotes" \u0001',
  curl: `curl -i -X GET -H "cookie: $COOKIE" 'http://localhost/api/requests'`,
});
const passed = (person: string | null): Outcome => ({
  check: 'answer.status',
  endpoint: 'requests.list',
  person,
  state: 'passed',
});
const unchecked: Outcome = {
  check: 'answer.status',
  endpoint: 'messages.mail',
  person: 'client',
  state: 'not checked',
  reason: 'no message came by e-mail',
};
const user = {
  type: { name: 'CLIENT' },
  rights: { isSuperAdmin: false, isItSupport: false, requests: { canCreateRequest: true } },
  contactInformation: { isInternal: false, isAdmin: false, isClientAdmin: false },
  hasAcceptedTermsAndConditions: true,
} as Person['user'];

const reportWith = (outcomes: readonly Outcome[]) =>
  reportOf({
    base: 'http://localhost',
    version: '1.0.0',
    at: new Date('2026-11-24T10:00:00Z'),
    seconds: 2.4,
    wrote: false,
    people: [{ name: 'client', cookie: 'sid=secret', user }],
    outcomes,
  });

describe('report', () => {
  it('counts each check once per call and user, a failure before a pass', () => {
    const report = reportWith([passed('client'), failed('client'), { ...failed('client'), state: 'passed' }]);
    expect(report.outcomes.map(({ check, state }) => [check, state])).toEqual([
      ['answer.schema', 'failed'],
      ['answer.status', 'passed'],
    ]);
  });
  it('groups a finding with all users affected', () => {
    const findings = findingsOf(
      reportWith([failed('client'), failed('staff'), failed('client', 'home.changes')]),
    );
    expect(findings.map(({ finding, people }) => [finding.endpoint, people])).toEqual([
      ['home.changes', ['client']],
      ['requests.list', ['client', 'staff']],
    ]);
  });
  it('in text form has expectation, response, command to repeat, and skipped checks', () => {
    const text = textReport(reportWith([passed('client'), failed('client'), unchecked]));
    for (const part of [
      '1. requests.list as client: answer.schema',
      'expected an answer of its schema; got title: <b>',
      `curl -i -X GET -H "cookie: $COOKIE"`,
      'because no message came by e-mail:\n    messages.mail (answer.status) as client',
      'Kinds of users not provided: bank staff, outsourced service,',
      '1 passed, 1 failed, 1 not checked, in 2 s',
    ])
      expect(text).toContain(part);
  });
  it('never counts skipped checks as passed', () => {
    const text = textReport(reportWith([unchecked]));
    expect(text).toContain('0 passed, 0 failed, 1 not checked');
    expect(junitReport(reportWith([unchecked]))).toContain(
      '<testsuites name="conformance" tests="1" failures="0" errors="0" skipped="1" time="2.400">',
    );
  });
  it('in JUnit form is well-formed XML with a suite per call', () => {
    const xml = junitReport(reportWith([passed(null), failed('client'), unchecked]));
    const parsed = new DOMParser().parseFromString(xml, 'text/xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    const suites = [...parsed.querySelectorAll('testsuite')].map((suite) =>
      ['name', 'tests', 'failures', 'skipped'].map((name) => suite.getAttribute(name)),
    );
    expect(suites).toEqual([
      ['messages.mail', '1', '0', '1'],
      ['requests.list', '2', '1', '0'],
    ]);
    expect(parsed.querySelector('failure')!.getAttribute('message')).toBe(
      'expected an answer of its schema; got title: <b> & "quotes" ',
    );
    expect(parsed.querySelector('testcase[name$="(signed out)"]')).not.toBeNull();
  });
  it('in HTML form runs no script and loads nothing', () => {
    const html = htmlReport(reportWith([passed('client'), failed('client'), unchecked]));
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(html).not.toMatch(/<script|<b>|src=|href=/);
    expect(html).toContain('title: &lt;b&gt; &amp; &quot;quotes&quot; ');
    expect(html).toContain('<title>1 finding: http://localhost</title>');
  });
});
