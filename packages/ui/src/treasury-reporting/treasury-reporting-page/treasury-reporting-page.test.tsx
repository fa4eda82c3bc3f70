import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.js';
import { TREASURY_LOANS } from '../treasury-reporting.fixture.js';
import { TreasuryReportingPage, type TreasuryReportingPageProps } from './index.js';

const onGridStateChange = vi.fn<TreasuryReportingPageProps['onGridStateChange']>();

/** Draws the loans in a window of this width, in px. */
function drawAt(width: number, gridState: TreasuryReportingPageProps['gridState'] = {}) {
  onGridStateChange.mockClear();
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: width >= Number(/>= (\d+)px/.exec(media)?.[1]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  return draw(
    <TreasuryReportingPage
      type="LOAN"
      tabHref={(tab) => `#${tab}`}
      state={{ status: 'ready', list: TREASURY_LOANS }}
      hrefOf={({ id }) => `#${id}`}
      today="2026-11-20"
      gridState={gridState}
      onGridStateChange={onGridStateChange}
      onExport={() => {}}
    />,
  );
}

it.each([
  [1440, {}, ['referenceNo', 'amountInEUR', 'undrawnAmountInEUR']],
  [1440, { columnSizing: { referenceNo: 1000 } }, ['referenceNo']],
  [1023, {}, ['referenceNo']],
])(
  'TR-003 in a window of %i px with the widths %j the columns %j are in sight',
  async (width, state, ids) => {
    drawAt(width, state);
    const heads = await screen.findAllByRole('columnheader');
    const pinned = heads.filter(({ className }) => className.includes('sticky'));
    expect(pinned.map((head) => head.dataset['column'])).toEqual(ids);
  },
);

it('TR-003 only pinned columns that the user chose are stored', async () => {
  const { user } = drawAt(1440);
  await user.click(await screen.findByText('Type', { selector: '[role=columnheader] *' }));
  expect(onGridStateChange.mock.lastCall?.[0].sorting).toHaveLength(1);
  expect(onGridStateChange.mock.lastCall?.[0]).not.toHaveProperty('columnPinning');
  await user.click(screen.getByText('Columns'));
  await user.click(await screen.findByLabelText('Pin Type at the start'));
  expect(onGridStateChange.mock.lastCall?.[0].columnPinning?.start).toEqual(['referenceNo', 'subType']);
  await user.click(screen.getByText('Reset the columns'));
  expect(onGridStateChange.mock.lastCall?.[0]).not.toHaveProperty('columnPinning');
});
