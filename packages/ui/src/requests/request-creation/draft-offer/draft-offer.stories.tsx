import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../../foundations/index.js';
import { DraftOffer } from './index.js';

const meta = preview.meta({
  title: 'Requests/Creation/Draft offer',
  component: DraftOffer,
  args: {
    title: 'Opening of an account in SEK',
    savedAt: '2026-11-18T09:12:00Z',
    onResume: fn(),
    onDiscard: fn(),
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).creation;

export const Default = meta.story({
  name: 'A draft is offered with its date, taken up, or deleted after a question',
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(/Opening of an account in SEK/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.draft.resume }));
    await expect(args.onResume).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: t.draft.discard }).focus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: t.drafts.deleteTitle });
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: t.drafts.confirm }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
});

export const Resuming = meta.story({
  name: 'While its files are looked for it is not taken up again',
  args: { resuming: true, onResume: fn() },
  play: async ({ canvas, args, globals }) => {
    const resume = canvas.getByRole('button', { name: strings(globals).draft.resume });
    await expect(resume).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(resume);
    await expect(args.onResume).not.toHaveBeenCalled();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
