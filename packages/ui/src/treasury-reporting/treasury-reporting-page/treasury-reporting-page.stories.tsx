import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { GridState } from '../../data/grid/index.js';
import { createFormats, uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { FINANCING_CONTRACTS } from '../../loans-and-deposits/loans-and-deposits.fixture.js';
import { NO_TREASURY_ITEMS, TREASURY_DEPOSITS, TREASURY_LOANS } from '../treasury-reporting.fixture.js';
import { TreasuryReportingPage, type TreasuryReportingPageProps } from './index.js';

const onExport = fn<TreasuryReportingPageProps['onExport']>();
const onRetry = fn();
const onContractChange = fn();
const onVisibilityChange = fn();

/** Host that stores search, filters and order, like the page of the portal. */
function Host(props: TreasuryReportingPageProps) {
  const [gridState, setGridState] = useState<Partial<GridState>>(props.gridState);
  return (
    <div className="flex h-720 flex-col">
      <TreasuryReportingPage {...props} gridState={gridState} onGridStateChange={setGridState} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Treasury reporting/Treasury reporting page',
  component: TreasuryReportingPage,
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => ({
      panel: await import('../../data/grid/columns/columns-panel.js'),
      form: await import('../../loans-and-deposits/loans-and-deposits-page/contract-form.js'),
      applied: await import('../../filters/applied-filters/index.js'),
    }),
  ],
  render: (args) => <Host {...args} />,
  args: {
    type: 'LOAN',
    tabHref: (type) => `#${type}`,
    state: { status: 'ready', list: TREASURY_LOANS },
    hrefOf: ({ id }) => `#${id}`,
    today: '2026-11-20',
    gridState: {},
    onGridStateChange: fn(),
    onExport,
  } satisfies TreasuryReportingPageProps,
});

const isFrench = (globals: Record<string, unknown>) => globals['language'] === 'fr';
const strings = (globals: Record<string, unknown>) => (isFrench(globals) ? uiStringsFr : uiStringsEn);
const formatsOf = (globals: Record<string, unknown>) =>
  createFormats({ language: isFrench(globals) ? 'fr' : 'en', timeZone: 'UTC' });
/** Like text queries: normalizes white space. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const rowOf = (head: HTMLElement) => head.closest<HTMLElement>('[role=row]')!;
const form = {
  contracts: FINANCING_CONTRACTS,
  contractId: 'c1',
  onContractChange,
  onVisibilityChange,
};

export const Default = meta.story({
  name: 'Loans without their sign, what is undrawn apart, a total in euro, the day of the figures',
  tags: ['TR-001', 'TR-002', 'TR-012'],
  args: { newRequestHref: '#new' },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const formats = formatsOf(globals);
    const row = async (name: RegExp) => rowOf(await canvas.findByRole('rowheader', { name }));
    const drawing = await row(/RCF-05/);
    await expect(drawing.textContent).toContain('USD');
    await expect(within(drawing).getByText(plain(formats.number(20_000_000)))).toBeVisible();
    const line = await row(/RCF-LINE/);
    await expect(within(line).getByText(t.loansAndDeposits.undrawn)).toBeVisible();
    await expect(within(line).getByText(t.loansAndDeposits.blank)).toBeVisible();
    const total = await row(new RegExp(t.loansAndDeposits.total));
    await expect(within(total).getByText(plain(formats.number(128_300_000)))).toBeVisible();
    await expect(within(total).getByText(plain(formats.number(60_000_000)))).toBeVisible();
    await expect(getComputedStyle(total).borderBottomStyle).toBe('double');
    await expect(
      canvas.getByText(t.loansAndDeposits.asOf.replace('{{date}}', formats.longDate('2026-11-20'))),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.loansAndDeposits.newRequest })).toHaveAttribute(
      'href',
      '#new',
    );
    await expect(canvas.getByRole('link', { name: `${t.loansAndDeposits.tabs.LOAN} 5` })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const Links = meta.story({
  name: 'Every line leads to its detail; without the right there is no button for a request',
  tags: ['TR-003', 'TR-009'],
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('link', { name: 'TL-E' })).toHaveAttribute('href', '#TL-E');
    await expect(canvas.getByRole('link', { name: /RCF-LINE/ })).toHaveAttribute('href', '#RCF-LINE');
    await expect(
      canvas.queryByRole('link', { name: strings(globals).loansAndDeposits.newRequest }),
    ).toBeNull();
  },
});

export const Filters = meta.story({
  name: 'Filters and the search change the rows, the count and the total',
  tags: ['TR-003'],
  args: {
    gridState: { columnFilters: [{ id: 'company', value: { kind: 'set', values: ['Halden Energy GmbH'] } }] },
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const formats = formatsOf(globals);
    await expect(await canvas.findByRole('rowheader', { name: 'TL-A' })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: /TL-E/ })).toBeNull();
    const counted = (shown: string) =>
      t.serviceGrids.countOf_other.replace('{{shown}}', shown).replace('{{figure}}', '5');
    await expect(canvas.getByText(counted('2'))).toBeVisible();
    const totalOf = () => rowOf(canvas.getByRole('rowheader', { name: t.loansAndDeposits.total }));
    await expect(within(totalOf()).getByText(plain(formats.number(14_200_000)))).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'TL-C');
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'TL-A' })).toBeNull());
    await expect(canvas.getByText(counted('1'))).toBeVisible();
    await expect(within(totalOf()).getByText(plain(formats.number(11_000_000)))).toBeVisible();
  },
});

export const Excel = meta.story({
  name: 'What is shown is saved: the rows in their order, and the columns',
  tags: ['TR-013'],
  args: { gridState: { globalFilter: 'TL', sorting: [{ id: 'amountInEUR', desc: true }] } },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('rowheader', { name: /TL-E/ });
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).serviceGrids.download }));
    await expect(onExport).toHaveBeenLastCalledWith({
      columns: [
        'referenceNo',
        'company',
        'subType',
        'startDate',
        'maturityDate',
        'rate',
        'amount',
        'amountInEUR',
        'undrawnAmountInEUR',
      ],
      references: ['TL-E', 'TL-C', 'TL-A'],
    });
  },
});

export const Deposits = meta.story({
  name: 'Deposits have nothing undrawn; one at notice has no maturity',
  tags: ['TR-002'],
  args: { type: 'DEPOSIT', state: { status: 'ready', list: TREASURY_DEPOSITS } },
  play: async ({ canvas, globals }) => {
    const { loansAndDeposits: t } = strings(globals);
    const row = rowOf(await canvas.findByRole('rowheader', { name: 'HB-N32' }));
    await expect(within(row).getByText(t.blank)).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: t.heads.undrawn })).toBeNull();
  },
});

export const Choose = meta.story({
  name: 'Nothing is listed before a contract is chosen',
  tags: ['TR-014', 'TR-016'],
  args: { state: { status: 'choose' }, contractForm: { ...form, contractId: null } },
  play: async ({ canvas, globals }) => {
    const { loansAndDeposits: t } = strings(globals);
    await expect(canvas.getByText(t.chooseFirst)).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(await canvas.findByRole('combobox', { name: t.contract }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /00391/ }));
    await expect(onContractChange).toHaveBeenLastCalledWith('c1');
  },
});

export const Shared = meta.story({
  name: 'Who sees the figures of a contract sees those of its legal entities',
  tags: ['TR-014'],
  args: { contractForm: { ...form, shares: 'entities' } },
  play: async ({ canvas, globals }) => {
    const { loansAndDeposits: t } = strings(globals);
    await expect(
      await canvas.findByText(t.sharedEntitiesWith_other.replace('{{figure}}', '15')),
    ).toBeVisible();
  },
});

const WHY = { en: uiStringsEn.feedback.askWhy, fr: uiStringsFr.feedback.askWhy };

export const Nothing = meta.story({
  name: 'Without loans or deposits the page says so for the type',
  tags: ['TR-015'],
  args: { state: { status: 'ready', list: NO_TREASURY_ITEMS }, onAskWhy: fn() },
  play: async ({ canvas, globals, args }) => {
    await expect(await canvas.findByText(strings(globals).loansAndDeposits.none.LOAN)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: WHY[globals['language'] === 'fr' ? 'fr' : 'en'] }),
    );
    await expect(args.onAskWhy).toHaveBeenCalledOnce();
  },
});

export const LoadingList = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'error', supportId: 'f3a1', onRetry } },
  play: async ({ canvas, globals }) => {
    const { feedback, treasuryReporting: t } = strings(globals);
    await expect(canvas.getByText(t.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const QA = meta.story({
  tags: ['qa'],
  args: { contractForm: form, newRequestHref: '#new' },
  parameters: { chromatic: { disableSnapshot: false, modes } },
});
