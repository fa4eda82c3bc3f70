import { UiProvider, type KycRecordPanelProps } from '@atrium/ui';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import KycPanel from './kyc-panel.tsx';

vi.mock('@atrium/ui', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  KycRecordPanel: ({ today, statusOf }: KycRecordPanelProps) => (
    <output>
      {statusOf({ nextReviewAt: '2026-11-20' } as never)} on {today}
    </output>
  ),
}));

let server: ReturnType<typeof cacheAndServer>;
beforeEach(() => {
  server = cacheAndServer();
});
afterEach(() => vi.unstubAllGlobals());

it('KYC-034 a review is overdue once its day is over at the bank, wherever the reader is', () => {
  render(
    // 00:30 on 21 November in Paris, 18:30 on the 20th in New York.
    <UiProvider timeZone="America/New_York" now={() => new Date('2026-11-20T23:30:00Z')}>
      <KycPanel
        result={{ entityId: 'R1', title: { text: 'Halden', ranges: [] }, link: '/kyc/R1' } as never}
        onClose={() => {}}
      />
    </UiProvider>,
    { wrapper: server.wrapper },
  );
  expect(screen.getByRole('status')).toHaveTextContent('overdue on 2026-11-21');
});
