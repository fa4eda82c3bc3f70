import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.js';
import { uiStringsEn } from '../../foundations/index.js';
import { GRID_CONTRACTS, GUARANTEES_GRID } from '../service-grids.fixture.js';
import { ServiceGridPage, type ServiceGridPageProps, type ServiceGridState } from './index.js';

const strings = uiStringsEn.serviceGrids;
const ONE_CONTRACT = { ...GUARANTEES_GRID, asOfDate: null, rows: GUARANTEES_GRID.rows.slice(0, 2) };

function drawGrid(state: ServiceGridState, gridState: ServiceGridPageProps['gridState'] = {}) {
  const onGridStateChange = vi.fn<ServiceGridPageProps['onGridStateChange']>();
  const onExport = vi.fn<ServiceGridPageProps['onExport']>();
  const page = (shown: ServiceGridState) => (
    <ServiceGridPage
      state={shown}
      reportId="GUARANTEES"
      tab="REPORTING"
      hrefOf={(id, tab) => `#${id}-${tab}`}
      contracts={GRID_CONTRACTS}
      contractId={null}
      onContractChange={() => {}}
      today="2026-11-20"
      gridState={gridState}
      onGridStateChange={onGridStateChange}
      onExport={onExport}
    />
  );
  const drawn = draw(page(state));
  return {
    ...drawn,
    onExport,
    onGridStateChange,
    show: (next: ServiceGridState) => drawn.rerender(page(next)),
  };
}

const stubWide = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('>= 1024px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

const download = () => screen.getByRole('button', { name: strings.download });
const shownText = () => document.body.textContent;

describe('GRID-006 another contract is chosen', () => {
  it('shows and exports no row of the previous contract while the rows of the new one load', async () => {
    const { user, onExport, show } = drawGrid({ status: 'ready', grid: GUARANTEES_GRID });
    const grid = () => screen.getByRole('grid');
    expect(grid()).toHaveAttribute('aria-rowcount', String(GUARANTEES_GRID.rows.length + 2));
    expect(await screen.findByText(strings.total)).toBeInTheDocument();
    await user.click(download());
    expect(onExport.mock.lastCall![0].rows).toHaveLength(GUARANTEES_GRID.rows.length);

    show({ status: 'ready', grid: GUARANTEES_GRID, busy: true });
    expect(grid()).toHaveAttribute('aria-busy', 'true');
    expect(grid()).toHaveAttribute('aria-rowcount', '-1');
    expect(shownText()).not.toContain('Halden Logistics BV');
    expect(shownText()).not.toContain(strings.total);
    expect(shownText()).not.toContain('20 November 2026');
    expect(screen.getByText(uiStringsEn.feedback.loading)).toHaveRole('status');
    expect(download()).toBeDisabled();

    show({ status: 'ready', grid: ONE_CONTRACT });
    expect(grid()).toHaveAttribute('aria-rowcount', '4');
    await user.click(download());
    expect(onExport).toHaveBeenCalledTimes(2);
    expect(onExport.mock.lastCall![0].rows).toEqual(ONE_CONTRACT.rows.map(({ id }) => id));
  });

  it('counts no rows before those of the new contract are shown', () => {
    const { show } = drawGrid({ status: 'ready', grid: GUARANTEES_GRID });
    const status = screen.getByText(/^10 /);
    const observer = new MutationObserver(() => {});
    observer.observe(status, { characterData: true, childList: true, subtree: true });
    show({ status: 'ready', grid: GUARANTEES_GRID, busy: true });
    expect(status).toHaveTextContent(uiStringsEn.feedback.loading);
    observer.takeRecords();
    show({ status: 'ready', grid: ONE_CONTRACT });
    expect(status).toHaveTextContent(/^2 /);
    const added = observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
    expect(added.map(({ textContent }) => textContent)).toEqual([status.textContent]);
  });

  it('keeps the choice of contracts and its focus when the rows of one cannot be loaded', async () => {
    const { show } = drawGrid({ status: 'ready', grid: GUARANTEES_GRID });
    const choice = await screen.findByRole('combobox', { name: strings.contract });
    choice.focus();
    show({ status: 'ready', grid: GUARANTEES_GRID, busy: true });
    show({ status: 'error', onRetry: () => {} });
    expect(screen.getByText(strings.failed)).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(choice).toHaveFocus();
  });
});

it('GRID-009 pinned columns stay as the user chose them, until the columns are reset', async () => {
  stubWide();
  const clientWidth = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(976);
  const grid = { ...GUARANTEES_GRID, pinnedColumns: 1 };
  const first = grid.headers[0]!.id;
  const pinned = () =>
    [...document.querySelectorAll<HTMLElement>('[role=columnheader].sticky')].map(
      (head) => head.dataset['column'],
    );
  const totalled = 'outstandingInEur';
  const { unmount, user: one, onGridStateChange: onChange } = drawGrid({ status: 'ready', grid });
  expect(pinned()).toEqual([first, totalled]);
  await one.click(screen.getByRole('button', { name: 'Currency' }));
  expect(onChange.mock.lastCall?.[0].sorting).toHaveLength(1);
  expect(onChange.mock.lastCall?.[0]).not.toHaveProperty('columnPinning');
  // The totals stay in sight beside a column that the user pins too.
  await one.click(screen.getByText(strings.columnsButton));
  await one.click(await screen.findByLabelText('Pin Currency at the start'));
  expect(onChange.mock.lastCall?.[0].columnPinning).toEqual({
    start: [first, 'currency'],
    end: [totalled],
  });
  unmount();
  const columnPinning = { start: [first], end: [] };
  const { user, onGridStateChange } = drawGrid({ status: 'ready', grid }, { columnPinning });
  expect(pinned()).toEqual([first]);
  await user.click(screen.getByText(strings.columnsButton));
  await user.click(await screen.findByText(uiStringsEn.grid.resetColumns));
  expect(onGridStateChange.mock.lastCall?.[0]).not.toHaveProperty('columnPinning');
  clientWidth.mockRestore();
});

it('GRID-009 the edge of the columns pinned at the end is beside them where a scroll bar takes room', () => {
  stubWide();
  const clientWidth = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function width(
    this: Element,
  ) {
    return this.getAttribute('role') === 'grid' ? 961 : 976;
  });
  const columnPinning = { start: [], end: ['outstandingInEur'] };
  const edges = (columnVisibility: Record<string, boolean>) => {
    const state = { columnPinning, columnVisibility, columnSizing: { outstandingInEur: 161 } };
    const { container, unmount } = drawGrid({ status: 'ready', grid: GUARANTEES_GRID }, state);
    const lefts = [...container.querySelectorAll<HTMLElement>('.bg-line-2.absolute')].map(
      (edge) => edge.style.left,
    );
    unmount();
    return lefts;
  };
  expect(edges({})).toContain('800px');
  expect(edges({ outstandingInEur: false })).toEqual(['0px']);
  clientWidth.mockRestore();
});
