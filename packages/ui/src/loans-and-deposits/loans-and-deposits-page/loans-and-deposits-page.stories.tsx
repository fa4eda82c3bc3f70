import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { createFormats, uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { DEPOSITS, FINANCING_CONTRACTS, LOANS, manyLoans, NO_LOANS } from '../loans-and-deposits.fixture.js';
import { LoansAndDepositsPage, type LoansAndDepositsPageProps } from './index.js';

const onExport = fn<LoansAndDepositsPageProps['onExport']>();
const onRetry = fn();
const onContractChange = fn();
const onVisibilityChange = fn();

/** Host that stores search and filters, like the page of the portal. */
function Host(props: LoansAndDepositsPageProps) {
  const [gridState, setGridState] = useState(props.gridState);
  return (
    <div className="flex h-720 flex-col">
      <LoansAndDepositsPage {...props} gridState={gridState} onGridStateChange={setGridState} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Loans and deposits/Loans and deposits page',
  component: LoansAndDepositsPage,
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => ({
      panel: await import('../../data/grid/columns/columns-panel.js'),
      form: await import('./contract-form.js'),
    }),
  ],
  render: (args) => <Host {...args} />,
  args: {
    type: 'LOAN',
    tabHref: (type) => `#${type}`,
    state: { status: 'ready', list: LOANS },
    hrefOf: ({ id, ricosCode }) => `#${id}-${ricosCode}`,
    today: '2026-11-20',
    gridState: {},
    onGridStateChange: fn(),
    onExport,
  } satisfies LoansAndDepositsPageProps,
});

const isFrench = (globals: Record<string, unknown>) => globals['language'] === 'fr';
const strings = (globals: Record<string, unknown>) =>
  (isFrench(globals) ? uiStringsFr : uiStringsEn).loansAndDeposits;
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
  name: 'Deals, facilities and lines without their sign, what is undrawn, a total in euro',
  tags: ['LD-011', 'LD-012', 'LD-013', 'LD-014', 'LD-015', 'LD-016'],
  args: { newRequestHref: '#new' },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const formats = formatsOf(globals);
    const row = async (name: RegExp) => rowOf(await canvas.findByRole('rowheader', { name }));
    const deal = await row(/Syndicated facilities 2023/);
    await expect(within(deal).getByText(t.currencies.replace('{{figure}}', '2'))).toBeVisible();
    await expect(within(deal).getByText(plain(formats.number(144_600_000)))).toBeVisible();
    const facility = await row(/Facility A/);
    // Fully drawn in one currency: the amount in it, and the same in euros.
    await expect(facility).toHaveAttribute('aria-level', '2');
    await expect(facility.textContent).toContain('EUR');
    const drawing = await row(/RCF-05/);
    await expect(drawing.textContent).toContain('USD');
    await expect(within(drawing).getByText(plain(formats.number(20_000_000)))).toBeVisible();
    await expect(within(await row(/RCF-LINE/)).getByText(t.undrawn)).toBeVisible();
    const total = await row(new RegExp(t.total));
    await expect(within(total).getByText(plain(formats.number(152_600_000)))).toBeVisible();
    await expect(within(total).getByText(plain(formats.number(60_000_000)))).toBeVisible();
    await expect(getComputedStyle(total).borderBottomStyle).toBe('double');
    await expect(
      await within(total).findByText(new RegExp(t.totals.undrawnLines_one.replace('{{figure}}', '1'))),
    ).toBeVisible();
    await expect(canvas.getByText(t.asOf.replace('{{date}}', formats.date('2026-11-20')))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.newRequest })).toHaveAttribute('href', '#new');
  },
});

export const Links = meta.story({
  name: 'A line with a reference and a key leads to its detail; others, and parents, lead nowhere',
  tags: ['LD-007'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'TL-E' })).toHaveAttribute('href', '#TL-E-FR-100');
    await expect(canvas.queryByRole('link', { name: /RCF-LINE/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Facility/ })).toBeNull();
  },
});

export const Opening = meta.story({
  name: 'All deals close and open at once; the total stays that of all lines',
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await canvas.findByRole('rowheader', { name: /TL-E/ });
    await userEvent.click(canvas.getByRole('button', { name: t.closeAll }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /TL-E/ })).toBeNull());
    const total = rowOf(canvas.getByRole('rowheader', { name: t.total }));
    await expect(within(total).getByText(plain(formatsOf(globals).number(152_600_000)))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.openAll }));
    await expect(await canvas.findByRole('rowheader', { name: /TL-E/ })).toBeVisible();
  },
});

export const Search = meta.story({
  name: 'What is searched keeps the parents of what is found, and changes the count and the total',
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.type(canvas.getByRole('searchbox', { name: t.search }), 'revolving 05');
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /TL-E/ })).toBeNull());
    await expect(canvas.getByRole('rowheader', { name: /RCF-05/ })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /Syndicated/ })).toBeVisible();
    await expect(
      canvas.getByText(t.countOf_other.replace('{{shown}}', '1').replace('{{figure}}', '7')),
    ).toBeVisible();
    const total = rowOf(canvas.getByRole('rowheader', { name: t.total }));
    await expect(within(total).getByText(plain(formatsOf(globals).number(20_000_000)))).toBeVisible();
  },
});

export const Filtered = meta.story({
  name: 'Filters ask the lines alone: parents stand over what passes, and count, total and spreadsheet are of it',
  args: {
    gridState: {
      columnFilters: [
        { id: 'maturityDate', value: { kind: 'date', to: '2027-12-31' } },
        { id: 'drawn', value: { kind: 'number', min: 10_000_000 } },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await canvas.findByRole('rowheader', { name: /TL-D/ });
    await expect(canvas.getByRole('rowheader', { name: /RCF-05/ })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: /TL-B|TL-E|RCF-04|RCF-LINE|OC-02/ })).toBeNull();
    await waitFor(() =>
      expect(
        canvas.getByText(t.countOf_other.replace('{{shown}}', '2').replace('{{figure}}', '7')),
      ).toBeVisible(),
    );
    const total = rowOf(canvas.getByRole('rowheader', { name: t.total }));
    await expect(within(total).getByText(plain(formatsOf(globals).number(38_000_000)))).toBeVisible();
    // Lines of a collapsed deal are counted.
    await userEvent.click(canvas.getByRole('button', { name: t.closeAll }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /TL-D/ })).toBeNull());
    await expect(
      within(rowOf(canvas.getByRole('rowheader', { name: t.total }))).getByText(
        plain(formatsOf(globals).number(38_000_000)),
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.export }));
    const { rows, collapsed } = onExport.mock.lastCall![0];
    await expect(rows).toEqual(['deal']);
    await expect(collapsed).toEqual(['TL-D', 'RCF-05']);
  },
});

export const Excel = meta.story({
  name: 'What is shown is saved: the rows in their order and the columns',
  tags: ['LD-010'],
  args: { gridState: { globalFilter: 'RCF-05' } },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('rowheader', { name: /RCF-05/ });
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).export }));
    await expect(onExport).toHaveBeenLastCalledWith({
      columns: ['line', 'company', 'type', 'startDate', 'maturityDate', 'rate', 'amount', 'drawn', 'undrawn'],
      rows: ['deal', 'deal:b', 'RCF-05'],
      collapsed: [],
    });
  },
});

export const Deposits = meta.story({
  name: 'Deposits have no parents and nothing undrawn; one at notice has no maturity',
  tags: ['LD-002'],
  args: { type: 'DEPOSIT', state: { status: 'ready', list: DEPOSITS } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const row = rowOf(await canvas.findByRole('rowheader', { name: /HB-N32/ }));
    await expect(within(row).getByText(t.blank)).toBeVisible();
    await expect(canvas.queryByRole('treegrid')).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: t.heads.undrawn })).toBeNull();
    await expect(canvas.getByRole('link', { name: `${t.tabs.DEPOSIT} 2` })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const Large = meta.story({
  name: '20,000 lines in 2,500 facilities: few elements, a total of all of them, and they close at once',
  args: { state: { status: 'ready', list: manyLoans(500, 5, 8) } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    const formats = formatsOf(globals);
    const grid = await canvas.findByRole('treegrid');
    // The header, 500 deals, 2,500 facilities, 20,000 lines and the total.
    await expect(grid).toHaveAttribute('aria-rowcount', '23002');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(900);
    const total = rowOf(canvas.getByRole('rowheader', { name: t.total }));
    await expect(within(total).getByText(plain(formats.number(20_000 * 1_000_000)))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.closeAll }));
    await waitFor(() => expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '502'));
    await expect(rowOf(canvas.getByRole('rowheader', { name: t.total })).textContent).toContain(
      formats.number(20_000 * 1_000_000),
    );
  },
});

export const Choose = meta.story({
  name: 'Nothing is listed before a contract is chosen',
  tags: ['LD-004', 'LD-006'],
  args: { state: { status: 'choose' }, contractForm: { ...form, contractId: null } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(t.chooseFirst)).toBeVisible();
    await expect(canvas.queryByRole('treegrid')).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(await canvas.findByRole('combobox', { name: t.contract }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /00391/ }));
    await expect(onContractChange).toHaveBeenLastCalledWith('c1');
  },
});

export const Shared = meta.story({
  name: 'The switch shares the figures of the contract with its people',
  tags: ['LD-004', 'LD-017', 'DS-103'],
  args: { contractForm: form },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const button = await canvas.findByRole('switch', { name: t.shared });
    await expect(button).toBeChecked();
    await expect(canvas.getByText(t.sharedWith_other.replace('{{figure}}', '15'))).toBeVisible();
    await userEvent.click(button);
    await expect(onVisibilityChange).toHaveBeenLastCalledWith(FINANCING_CONTRACTS[0], false);
  },
});

export const ReadOnly = meta.story({
  name: 'A read-only contract says so, and its switch is off',
  args: { contractForm: { ...form, contractId: 'c2' } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(await canvas.findByRole('switch', { name: t.shared })).toBeDisabled();
    await expect(canvas.getByText(new RegExp(t.readOnly))).toBeVisible();
  },
});

const WHY = { en: uiStringsEn.feedback.askWhy, fr: uiStringsFr.feedback.askWhy };

export const Nothing = meta.story({
  name: 'Without loans or deposits the page says so for the type',
  tags: ['LD-018'],
  args: { state: { status: 'ready', list: NO_LOANS }, onAskWhy: fn() },
  play: async ({ canvas, globals, args }) => {
    await expect(await canvas.findByText(strings(globals).none.LOAN)).toBeVisible();
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
    await expect(canvas.getByText(strings(globals).failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /again|Réessayer/ }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const QA = meta.story({
  tags: ['qa'],
  args: { contractForm: form, newRequestHref: '#new' },
  parameters: { chromatic: { disableSnapshot: false, modes } },
});
