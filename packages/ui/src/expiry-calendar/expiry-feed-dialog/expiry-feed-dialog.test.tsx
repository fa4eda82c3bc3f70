import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { uiStringsEn } from '../../foundations/index.js';
import { ExpiryFeedDialog, type ExpiryFeedDialogProps } from './index.js';

const t = uiStringsEn.expiryCalendar.feed;

it('stays open, and revokes nothing, until the new address is there to be copied', async () => {
  const onOpenChange = vi.fn<ExpiryFeedDialogProps['onOpenChange']>();
  const dialog = (busy: ExpiryFeedDialogProps['busy']) => (
    <ExpiryFeedDialog
      open
      onOpenChange={onOpenChange}
      feed={{ kinds: [], withNames: false, createdAt: '2026-11-20T13:30:00Z', lastReadAt: null }}
      address={null}
      kinds={[{ value: 'LOAN', label: 'Loan maturity' }]}
      onCreate={() => {}}
      onRevoke={() => {}}
      onCopy={() => {}}
      busy={busy}
    />
  );
  const { user, rerender } = draw(dialog('creating'));
  const close = await screen.findByRole('button', { name: t.close });
  expect(close).toBeDisabled();
  expect(screen.getByRole('button', { name: t.revoke })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  rerender(dialog(undefined));
  await user.click(close);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
