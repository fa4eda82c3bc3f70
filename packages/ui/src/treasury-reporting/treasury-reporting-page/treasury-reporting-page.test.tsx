import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.js';
import { TREASURY_LOANS } from '../treasury-reporting.fixture.js';
import { TreasuryReportingPage, type TreasuryReportingPageProps } from './index.js';

it('TR-003 only pinned columns that the user chose are stored', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('>='),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const onGridStateChange = vi.fn<TreasuryReportingPageProps['onGridStateChange']>();
  const { user } = draw(
    <TreasuryReportingPage
      type="LOAN"
      tabHref={(tab) => `#${tab}`}
      state={{ status: 'ready', list: TREASURY_LOANS }}
      hrefOf={({ id }) => `#${id}`}
      today="2026-11-20"
      gridState={{}}
      onGridStateChange={onGridStateChange}
      onExport={() => {}}
    />,
  );
  await user.click(await screen.findByText('Type', { selector: '[role=columnheader] *' }));
  expect(onGridStateChange.mock.lastCall?.[0].sorting).toHaveLength(1);
  expect(onGridStateChange.mock.lastCall?.[0]).not.toHaveProperty('columnPinning');
  await user.click(screen.getByText('Columns'));
  await user.click(await screen.findByLabelText('Pin Type at the start'));
  expect(onGridStateChange.mock.lastCall?.[0].columnPinning?.start).toEqual(['referenceNo', 'subType']);
  await user.click(screen.getByText('Reset the columns'));
  expect(onGridStateChange.mock.lastCall?.[0]).not.toHaveProperty('columnPinning');
});
