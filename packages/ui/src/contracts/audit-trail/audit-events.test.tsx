import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.js';
import { uiStringsEn } from '../../foundations/index.js';
import { AUDIT } from '../contracts.fixture.js';
import { AuditEvents, type AuditEventsProps } from './index.js';

const t = uiStringsEn.contracts.trail;

it('after an undo, which removes its button, the focus is on the number of events', async () => {
  const [event] = AUDIT;
  const page = (undoUntil: string | null, onUndo: AuditEventsProps['onUndo']) => (
    <AuditEvents
      state={{
        status: 'ready',
        events: [{ ...event!, undoUntil }],
        total: 1,
        since: '2026-01-02T00:00:00.000Z',
      }}
      page={1}
      onPageChange={() => {}}
      sorting="NONE"
      onSort={() => {}}
      onExport={() => {}}
      exporting={false}
      onUndo={onUndo}
    />
  );
  const undo = Promise.withResolvers<void>();
  const { user, rerender } = draw(page('2026-11-12T14:19:00.000Z', () => undo.promise));
  await user.click(screen.getByText(t.undo));
  // Read again before the call ends.
  rerender(page(null, () => undo.promise));
  expect(screen.queryByText(t.undo)).toBeNull();
  expect(screen.getByText(/^1 event since/)).toHaveFocus();
});

it('says that the author is not shown to those who may not know of them, and names no impersonator alone', () => {
  const impersonatedBy = { firstName: 'Paola', lastName: 'Ricci' };
  draw(
    <AuditEvents
      state={{
        status: 'ready',
        events: [{ ...AUDIT[0]!, updateBy: null, impersonatedBy }],
        total: 1,
        since: '2026-01-02T00:00:00.000Z',
      }}
      page={1}
      onPageChange={() => {}}
      sorting="NONE"
      onSort={() => {}}
      onExport={() => {}}
      exporting={false}
    />,
  );
  expect(screen.getByRole('cell', { name: t.unknownAuthor })).toBeVisible();
  expect(screen.queryByText(/Ricci/)).toBeNull();
});
