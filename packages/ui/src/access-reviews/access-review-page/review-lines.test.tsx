import type { AccessReviewLine } from '@atrium/contract/access-reviews';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { OPEN_REVIEW } from '../access-reviews.fixture.js';
import { ReviewLines, type LineDecision } from './review-lines.js';

const LINE = OPEN_REVIEW.reviewed[0]!;
const field = () => screen.getByRole<HTMLInputElement>('textbox');

function drawLine() {
  const onDecide = vi.fn<(line: LineDecision) => void>();
  const onUnsavedChange = vi.fn<(isUnsaved: boolean) => void>();
  const lines = (line: Partial<AccessReviewLine>) => (
    <ReviewLines
      lines={[{ ...LINE, ...line }]}
      onDecide={onDecide}
      ownId="me"
      onUnsavedChange={onUnsavedChange}
    />
  );
  const { user, rerender } = draw(lines({}));
  return {
    user,
    onDecide,
    onUnsavedChange,
    show: (line: Partial<AccessReviewLine>) => rerender(lines(line)),
  };
}

it('a comment typed while the decision is being saved is saved with it', async () => {
  const { user, onDecide, show } = drawLine();
  await user.click(screen.getByRole('button', { name: /^Revoke/ }));
  await user.type(field(), 'Has left');
  await user.tab();
  expect(onDecide.mock.calls.map(([{ decision, comment }]) => [decision, comment])).toEqual([
    ['REVOKED', ''],
    ['REVOKED', 'Has left'],
  ]);
  // The answer to the decision does not hide the comment that is still on its way.
  show({ version: 2, decision: 'REVOKED' });
  expect(field()).toHaveValue('Has left');
});

it('a comment of a colleague is shown, and not overwritten by moving through the field', async () => {
  const { user, onDecide, show } = drawLine();
  await user.type(field(), 'ok');
  await user.click(screen.getByRole('button', { name: /^Confirm/ }));
  show({ version: 2, decision: 'CONFIRMED', comment: 'ok' });
  show({ version: 3, decision: 'REVOKED', comment: 'Has left' });
  expect(field()).toHaveValue('Has left');
  await user.click(field());
  await user.tab();
  expect(onDecide).toHaveBeenCalledOnce();
});

it('a comment without a decision is kept, and sent with the decision', async () => {
  const { user, onDecide } = drawLine();
  await user.type(field(), 'Asked Lena');
  await user.tab();
  expect(onDecide).not.toHaveBeenCalled();
  expect(field()).toHaveValue('Asked Lena');
  await user.click(screen.getByRole('button', { name: /^Confirm/ }));
  expect(onDecide).toHaveBeenCalledWith(
    expect.objectContaining({ decision: 'CONFIRMED', comment: 'Asked Lena' }),
  );
});

it('tells its page about a comment that is not saved, until it is', async () => {
  const { user, onUnsavedChange, show } = drawLine();
  await user.type(field(), 'Asked Lena');
  await user.tab();
  expect(onUnsavedChange.mock.calls).toEqual([[true]]);
  await user.click(screen.getByRole('button', { name: /^Confirm/ }));
  show({ version: 2, decision: 'CONFIRMED', comment: 'Asked Lena' });
  expect(onUnsavedChange.mock.calls).toEqual([[true], [false]]);
});

it('a right to a service that is not linked to legal entities names none', () => {
  const { show } = drawLine();
  expect(screen.getByText('KYC, All, all legal entities')).toBeVisible();
  show({ service: { ...LINE.service, linkedToLegalEntities: false } });
  expect(screen.getByText('KYC, All')).toBeVisible();
});
