import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.js';
import { DEPOSITS, LOANS } from '../loans-and-deposits.fixture.js';
import { LoansAndDepositsPage } from './index.js';

const widthOf = vi.fn<() => number>();
const onGridStateChange = () => {};

async function pinnedAt(width: number, type: 'LOAN' | 'DEPOSIT') {
  widthOf.mockReturnValue(width);
  draw(
    <LoansAndDepositsPage
      type={type}
      tabHref={(tab) => `#${tab}`}
      state={{ status: 'ready', list: type === 'LOAN' ? LOANS : DEPOSITS }}
      hrefOf={({ id }) => `#${id}`}
      today="2026-11-20"
      gridState={{}}
      onGridStateChange={onGridStateChange}
      onExport={() => {}}
    />,
  );
  const heads = await screen.findAllByRole('columnheader');
  return heads.filter(({ className }) => className.includes('sticky')).map((head) => head.dataset['column']);
}

it.each([
  [1024, 'LOAN', ['line', 'drawn', 'undrawn']],
  [1024, 'DEPOSIT', ['line', 'drawn']],
  [1023, 'LOAN', ['line']],
] as const)('LD-012 in a window of %i px the list of type %s keeps %j in sight', async (width, type, ids) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: widthOf() >= Number(/>= (\d+)px/.exec(media)?.[1]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  expect(await pinnedAt(width, type)).toEqual(ids);
});
