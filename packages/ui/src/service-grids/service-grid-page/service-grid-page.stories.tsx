import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { createFormats, uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { EMISSIONS_GRID, GRID_CONTRACTS, GUARANTEES_GRID } from '../service-grids.fixture.js';
import { ServiceGridPage, type ServiceGridPageProps } from './index.js';

const onExport = fn<ServiceGridPageProps['onExport']>();
const onRetry = fn();
const onContractChange = fn();

/** Host that stores search, filters and settings, like the page of the portal. */
function Host(props: ServiceGridPageProps) {
  const [gridState, setGridState] = useState(props.gridState);
  return (
    <div className="flex h-720 flex-col">
      <ServiceGridPage {...props} gridState={gridState} onGridStateChange={setGridState} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Service grids/Service grid page',
  component: ServiceGridPage,
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ panel: await import('../../data/grid/columns/columns-panel.js') })],
  render: (args) => <Host {...args} />,
  args: {
    state: { status: 'ready', grid: GUARANTEES_GRID },
    reportId: 'GUARANTEES',
    tab: 'REPORTING',
    hrefOf: (id, tab) => `#${id}-${tab}`,
    contractId: null,
    onContractChange,
    today: '2026-11-20',
    gridState: {},
    onGridStateChange: fn(),
    onExport,
  } satisfies ServiceGridPageProps,
});

const isFrench = (globals: Record<string, unknown>) => globals['language'] === 'fr';
const strings = (globals: Record<string, unknown>) =>
  (isFrench(globals) ? uiStringsFr : uiStringsEn).serviceGrids;
const formatsOf = (globals: Record<string, unknown>) =>
  createFormats({ language: isFrench(globals) ? 'fr' : 'en', timeZone: 'UTC' });
/** Like text queries: normalizes white space. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const headOf = (element: HTMLElement, id: string) =>
  element.querySelector<HTMLElement>(`[role=columnheader][data-column="${id}"]`)!;
const rowCount = (element: HTMLElement) =>
  element.querySelector('[role=grid]')!.getAttribute('aria-rowcount');
const widthOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().width);

export const Default = meta.story({
  name: 'Title, day, rows of 40 px, cells by their types, a total',
  tags: ['GRID-001', 'GRID-002', 'GRID-011', 'GRID-012', 'GRID-013'],
  args: { newRequestHref: '#new' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    const formats = formatsOf(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Guarantees' })).toBeVisible();
    await expect(canvas.getByText(t.asOf.replace('{{date}}', formats.longDate('2026-11-20')))).toBeVisible();
    const row = canvas.getByRole('rowheader', { name: 'G-77318' }).parentElement!;
    await expect(Math.round(row.getBoundingClientRect().height)).toBe(40);
    await expect(within(row).getByText(plain(formats.number(4_500_000)))).toBeVisible();
    await expect(within(row).getByText(plain(formats.date('2026-02-02')))).toBeVisible();
    // Without a date, blank; a date within 30 days is emphasised.
    await expect(
      within(canvas.getByRole('rowheader', { name: 'G-77401' }).parentElement!).getByText(t.blank),
    ).toBeVisible();
    await expect(canvas.getByText(plain(formats.date('2026-11-30'))).tagName).toBe('B');
    const total = (await canvas.findByRole('rowheader', { name: t.total })).parentElement!;
    await expect(within(total).getByText(plain(formats.number(14_886_327.38)))).toBeVisible();
    await expect(getComputedStyle(total).borderBottomStyle).toBe('double');
    await expect(rowCount(canvasElement)).toBe('12');
    await expect(canvas.getByRole('link', { name: t.newRequest })).toHaveAttribute('href', '#new');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Pinned = meta.story({
  name: 'Six columns stay in sight, 200 px wide at most until they are resized',
  tags: ['GRID-009', 'GRID-010', 'DS-105'],
  play: async ({ canvas, canvasElement }) => {
    const head = (id: string) => headOf(canvasElement, id);
    const isPinned = (id: string) => getComputedStyle(head(id)).position === 'sticky';
    const isWide = matchMedia('(width >= 1024px)').matches;
    const page = canvasElement.querySelector<HTMLElement>('[data-fills-window]')!;
    page.style.width = '1400px';
    await waitFor(() => expect(isPinned('currency')).toBe(isWide));
    await expect(isPinned('reference')).toBe(true);
    for (const id of ['kind', 'applicant', 'beneficiary', 'amount', 'currency']) {
      await expect(isPinned(id)).toBe(isWide);
    }
    await expect(isPinned('issuedOn')).toBe(false);
    for (const { id } of GUARANTEES_GRID.headers.slice(0, 6)) {
      await expect(widthOf(head(id))).toBeLessThanOrEqual(200);
    }
    await expect(widthOf(head('beneficiary'))).toBe(200);
    await userEvent.click(canvas.getByText('Brenner Maschinenbau AG'));
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(document.activeElement).toBe(head('beneficiary'));
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() => expect(widthOf(head('beneficiary'))).toBeGreaterThan(200));
    // In a grid of 976 px six pinned columns would hide the others, in a window of any width.
    page.style.width = '1024px';
    await waitFor(() => expect(isPinned('currency')).toBe(false));
    await expect(isPinned('applicant')).toBe(isWide);
    // No figure and no date is cut off.
    for (const figure of canvas.queryAllByText(/\d[.,]\d\d$|\d{4}$/))
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
    page.style.width = '';
  },
});

export const Search = meta.story({
  name: 'What is searched and filtered changes the rows, their count and the total; clearing brings all back',
  args: {
    gridState: { columnFilters: [{ id: 'kind', value: { kind: 'set', values: ['Performance'] } }] },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    const formats = formatsOf(globals);
    const count = (shown: string) => t.countOf_other.replace('{{shown}}', shown).replace('{{figure}}', '10');
    await expect(await canvas.findByText(count('4'))).toBeVisible();
    const field = canvas.getByRole('searchbox', { name: t.search });
    await userEvent.type(field, 'norrland');
    await expect(await canvas.findByText(count('1'))).toBeVisible();
    const total = (await canvas.findByRole('rowheader', { name: t.total })).parentElement!;
    await expect(within(total).getByText(plain(formats.number(2_469_135.8)))).toBeVisible();
    const { applied } = (isFrench(globals) ? uiStringsFr : uiStringsEn).filters;
    await userEvent.click(await canvas.findByRole('button', { name: applied.clearAll }));
    await waitFor(() => expect(rowCount(canvasElement)).toBe('12'));
  },
});

export const Excel = meta.story({
  name: 'What is shown is saved: the rows in their order, the columns without the hidden ones',
  tags: ['GRID-007'],
  args: {
    gridState: {
      sorting: [{ id: 'amount', desc: true }],
      globalFilter: 'bid',
      columnVisibility: { kind: false, contract: false },
    },
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).download }));
    await expect(onExport).toHaveBeenLastCalledWith({
      columns: [
        'reference',
        'applicant',
        'beneficiary',
        'amount',
        'currency',
        'issuedOn',
        'expiresOn',
        'outstandingInEur',
      ],
      rows: ['G-77318', 'G-77468'],
    });
  },
});

export const Contracts = meta.story({
  name: 'The contract is chosen by those who have several',
  tags: ['GRID-006'],
  args: { contracts: GRID_CONTRACTS },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    const field = await canvas.findByRole('combobox', { name: t.contract });
    await expect(field).toHaveTextContent(t.allContracts.replace('{{figure}}', '2'));
    await userEvent.click(field);
    const list = within(canvasElement.ownerDocument.body);
    await userEvent.click(await list.findByRole('option', { name: 'Trade finance, Halden Logistics' }));
    await expect(onContractChange).toHaveBeenLastCalledWith('a2');
  },
});

export const Emissions = meta.story({
  name: 'The carbon emissions have a second tab with questions, no day and no total',
  tags: ['GRID-005'],
  args: { state: { status: 'ready', grid: EMISSIONS_GRID }, reportId: 'YOUR_CARBON_EMISSIONS' },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const tabs = within(canvas.getByRole('navigation', { name: t.tabs.label })).getAllByRole('link');
    await expect(tabs.map((tab) => tab.textContent)).toEqual([t.tabs.REPORTING, t.tabs.FAQ]);
    await expect(tabs[0]).toHaveAttribute('aria-current', 'page');
    await expect(tabs[1]).toHaveAttribute('href', '#YOUR_CARBON_EMISSIONS-FAQ');
    await expect(canvas.queryByRole('rowheader', { name: t.total })).toBeNull();
    await expect(canvas.queryByRole('link', { name: t.newRequest })).toBeNull();
  },
});

export const Questions = meta.story({
  name: 'The questions with their answers',
  tags: ['GRID-005'],
  args: {
    state: { status: 'ready', grid: EMISSIONS_GRID },
    reportId: 'YOUR_CARBON_EMISSIONS',
    tab: 'FAQ',
  },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: EMISSIONS_GRID.faq[0]!.question }),
    ).toBeVisible();
    await expect(canvas.getByText(EMISSIONS_GRID.faq[0]!.answer)).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.queryByRole('button', { name: strings(globals).download })).toBeNull();
  },
});

export const SeveralReports = meta.story({
  name: 'A service with several reports has a tab for each',
  args: {
    state: {
      status: 'ready',
      grid: {
        ...GUARANTEES_GRID,
        reports: [...GUARANTEES_GRID.reports, { id: 'GUARANTEE_FEES', label: 'Guarantee fees' }],
      },
    },
    serviceHref: 'https://guarantees.atrium.example',
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const tabs = within(canvas.getByRole('navigation', { name: t.tabs.label })).getAllByRole('link');
    await expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '#GUARANTEES-REPORTING',
      '#GUARANTEE_FEES-REPORTING',
    ]);
    await expect(canvas.getByRole('link', { name: new RegExp(`^${t.openService}`) })).toHaveAttribute(
      'href',
      'https://guarantees.atrium.example',
    );
  },
});

export const NoRows = meta.story({
  name: 'Without rows stands the sentence that comes with the data, and no day that is none',
  tags: ['GRID-014'],
  args: {
    state: { status: 'ready', grid: { ...GUARANTEES_GRID, rows: [], asOfDate: 'unknown' } },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(GUARANTEES_GRID.noResultsLabel)).toBeVisible();
    await expect(canvas.queryByText(new RegExp(strings(globals).asOf.split(' ')[0]!))).toBeNull();
    await expect(canvas.queryByRole('rowheader', { name: strings(globals).total })).toBeNull();
  },
});

export const Truncated = meta.story({
  name: 'More rows than one answer takes are told of',
  args: {
    state: { status: 'ready', grid: { ...GUARANTEES_GRID, isTruncated: true } },
    contracts: GRID_CONTRACTS,
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).chooseContract)).toBeVisible();
  },
});

export const LoadingState = meta.story({
  name: 'A spinner while the service is not known yet',
  tags: ['GRID-003'],
  args: { state: { status: 'loading' }, title: 'Guarantees' },
  play: async ({ canvas, globals }) => {
    const { loading } = (isFrench(globals) ? uiStringsFr : uiStringsEn).feedback;
    await expect(canvas.getByRole('status')).toHaveTextContent(loading);
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'The report could not be loaded',
  args: { state: { status: 'error', onRetry, supportId: 'b3f1' }, title: 'Guarantees' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /again|Réessayer/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const FailedForContract = meta.story({
  name: 'The rows of one contract could not be loaded: another one can be chosen',
  tags: ['GRID-006'],
  args: {
    state: { status: 'error', onRetry, supportId: 'b3f1' },
    title: 'Guarantees',
    contracts: GRID_CONTRACTS,
    contractId: GRID_CONTRACTS[0]!.id,
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(t.failed)).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: t.contract })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { contracts: GRID_CONTRACTS, newRequestHref: '#new' },
});
