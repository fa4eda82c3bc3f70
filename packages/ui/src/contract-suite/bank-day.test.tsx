import { act, cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { TERM_LOAN } from '../loans-and-deposits/loans-and-deposits.fixture.js';
import { surroundings } from './draw.tsx';
import type { Sample } from './sample.tsx';
import { samples } from './suite.tsx';

/** Components that compare dates of the bank with its current day. */
const dated = Object.entries(samples).filter(([, { props }]) => 'today' in props);

/** Returns what a component shows while the reader's clock says `now`. */
async function shown({ component, props }: Sample, now: string, more: Record<string, unknown> = {}) {
  const element = createElement(component, { ...props, ...more });
  const { baseElement } = render(element, { wrapper: surroundings({ now }) });
  // Parts that are loaded on demand.
  await act(() => vi.dynamicImportSettled());
  // The tags with the text after them, without what depends on the scroll position and on announcements.
  const html = baseElement.innerHTML
    .replaceAll(/_r_\w+_/g, 'id')
    .replaceAll(/ (?:class|aria-current)="[^"]*"/g, '')
    .split('<')
    .filter((part) => !part.startsWith('/div') && !part.includes('aria-live'));
  cleanup();
  return html;
}

it('has the components of every area with dates of the bank', () => {
  expect(dated.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'ExpiryCalendar',
      'ExpiryCalendarPage',
      'Forecast',
      'KycPage',
      'KycRecordPage',
      'KycRecordPanel',
      'LoanOrDepositPage',
      'LoansAndDeposits',
      'LoansAndDepositsPage',
      'PowerOfAttorney',
      'PowerOfAttorneyListPage',
      'PowerOfAttorneyPage',
      'ServiceGridPage',
      'TreasuryItemPage',
      'TreasuryReportingPage',
    ]),
  );
});

it.each(dated)('%s shows the same whatever the day of the reader', async (_, sample) => {
  const atHome = await shown(sample, '2026-11-20T12:00:00Z');
  expect(await shown(sample, '2026-11-19T12:00:00Z')).toEqual(atHome);
  expect(await shown(sample, '2027-06-03T12:00:00Z')).toEqual(atHome);
});

it.each(
  dated.filter(([name]) =>
    [
      'ExpiryCalendar',
      'KycPage',
      'KycRecordPage',
      'KycRecordPanel',
      'PowerOfAttorneyListPage',
      'PowerOfAttorneyPage',
      'Forecast',
      'LoanOrDepositPage',
    ].includes(name),
  ),
)('%s follows the day of the bank', async (_, sample) => {
  const now = '2026-11-20T12:00:00Z';
  expect(await shown(sample, now, { today: '2026-11-21' })).not.toEqual(await shown(sample, now));
});

it('LD-019 the next payment is the first from the day of the bank on', async () => {
  const next = async (today: string) => {
    const parts = await shown(samples['LoanOrDepositPage']!, '2027-06-03T12:00:00Z', { today });
    return parts[parts.findIndex((part) => part.endsWith('>Next payment')) + 2];
  };
  expect(await next(TERM_LOAN.amortization[0]!.outstandingMaturityDate)).toMatch(/18 May 2027$/);
  expect(await next('2027-05-19')).toMatch(/18 Nov 2027$/);
});
