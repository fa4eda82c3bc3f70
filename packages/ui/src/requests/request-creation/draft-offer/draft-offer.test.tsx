import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../contract-suite/draw.tsx';
import { uiStringsEn } from '../../../foundations/index.js';
import { DraftOffer } from './index.js';

const t = uiStringsEn.creation;

/** Shows the offer of a draft, with the question that its deletion asks. */
async function ask() {
  const onDiscard = vi.fn<() => void>();
  const { user } = draw(
    <DraftOffer
      title="Opening of an account in SEK"
      savedAt="2026-11-18T09:12:00Z"
      onResume={() => {}}
      onDiscard={onDiscard}
    />,
  );
  await user.click(screen.getByRole('button', { name: t.draft.discard }));
  const question = await screen.findByRole('alertdialog', { name: t.drafts.deleteTitle });
  return { user, question, onDiscard };
}

it('deletes the draft only after a confirmation, so that a double click deletes nothing', async () => {
  const { user, question, onDiscard } = await ask();
  expect(question).toHaveTextContent('“Opening of an account in SEK” and its files will be deleted.');
  // In a browser the second click of a double click falls on the scrim.
  await user.click(question.previousElementSibling!);
  expect(question).toBeVisible();
  expect(onDiscard).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: t.drafts.confirm }));
  expect(onDiscard).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
