import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
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

/** A page with drafts on offer, the next one after each that is continued or deleted. */
function Page({ titles }: { titles: readonly string[] }) {
  const [left, setLeft] = useState(titles);
  const next = () => setLeft(left.slice(1));
  return (
    <main>
      <h1>Ask about a payment</h1>
      {left.length > 0 ? (
        <DraftOffer title={left[0]!} savedAt="2026-11-18T09:12:00Z" onResume={next} onDiscard={next} />
      ) : null}
    </main>
  );
}

it('moves the focus to the heading when the last draft is continued or deleted', async () => {
  const { user, unmount } = draw(<Page titles={['One']} />);
  const heading = () => screen.getByRole('heading', { level: 1 });
  await user.click(screen.getByRole('button', { name: t.draft.resume }));
  await waitFor(() => expect(heading()).toHaveFocus());
  unmount();

  draw(<Page titles={['One', 'Two']} />);
  const discard = async () => {
    await user.click(screen.getByRole('button', { name: t.draft.discard }));
    await user.click(await screen.findByRole('button', { name: t.drafts.confirm }));
  };
  await discard();
  await waitFor(() => expect(screen.getByRole('button', { name: t.draft.discard })).toHaveFocus());
  await discard();
  await waitFor(() => expect(heading()).toHaveFocus());
});
