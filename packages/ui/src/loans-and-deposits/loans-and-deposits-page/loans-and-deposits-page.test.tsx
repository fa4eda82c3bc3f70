import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.js';
import { DEPOSITS, LOANS } from '../loans-and-deposits.fixture.js';
import { LoansAndDepositsPage, type LoansAndDepositsPageProps } from './index.js';

const widthOf = vi.fn<() => number>();
const onGridStateChange = vi.fn<LoansAndDepositsPageProps['onGridStateChange']>();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: widthOf() >= Number(/>= (\d+)px/.exec(media)?.[1]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

function drawAt(
  width: number,
  type: 'LOAN' | 'DEPOSIT',
  gridState: LoansAndDepositsPageProps['gridState'] = {},
) {
  widthOf.mockReturnValue(width);
  return draw(
    <LoansAndDepositsPage
      type={type}
      tabHref={(tab) => `#${tab}`}
      state={{ status: 'ready', list: type === 'LOAN' ? LOANS : DEPOSITS }}
      hrefOf={({ id }) => `#${id}`}
      today="2026-11-20"
      gridState={gridState}
      onGridStateChange={onGridStateChange}
      onExport={() => {}}
    />,
  );
}

async function pinnedAt(...given: Parameters<typeof drawAt>) {
  drawAt(...given);
  const heads = await screen.findAllByRole('columnheader');
  return heads.filter(({ className }) => className.includes('sticky')).map((head) => head.dataset['column']);
}

it.each([
  [1024, 'LOAN', ['line', 'drawn', 'undrawn']],
  [1024, 'DEPOSIT', ['line', 'drawn']],
  [1023, 'LOAN', ['line']],
] as const)('LD-012 in a window of %i px the list of type %s keeps %j in sight', async (width, type, ids) => {
  expect(await pinnedAt(width, type)).toEqual(ids);
});

it('LD-012 the amounts leave room for the other columns beside a first column of any width', async () => {
  expect(await pinnedAt(1024, 'LOAN', { columnSizing: { line: 560 } })).toEqual(['line']);
});

it('LD-012 only pinned columns that the user chose are stored', async () => {
  const { user } = drawAt(1024, 'LOAN');
  await user.click(await screen.findByText('Drawn, EUR', { selector: '[role=columnheader] *' }));
  expect(onGridStateChange.mock.lastCall?.[0]).not.toHaveProperty('columnPinning');
  await user.click(screen.getByText('Columns'));
  await user.click(await screen.findByLabelText('Unpin Undrawn, EUR'));
  expect(onGridStateChange.mock.lastCall?.[0].columnPinning).toEqual({ start: ['line'], end: ['drawn'] });
  await user.click(screen.getByText('Reset the columns'));
  expect(onGridStateChange.mock.lastCall?.[0]).not.toHaveProperty('columnPinning');
});
