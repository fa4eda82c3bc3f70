import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { agreement, makePdf } from '../../files/document-viewer/make-pdf.fixture.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { TermsDialog } from './index.js';

const strings = () => (document.documentElement.lang === 'fr' ? uiStringsFr : uiStringsEn).terms;

const meta = preview.meta({
  title: 'Terms/Terms dialog',
  component: TermsDialog,
  args: { file: agreement(4), onAccept: fn(), onSignOut: fn() },
});

const acceptButton = () => screen.queryByRole('button', { name: strings().accept });

/** The scroll area, once the document is rendered. */
async function opened(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: strings().title });
  await waitFor(() => expect(dialog.querySelector('[data-drawn]')).not.toBeNull(), { timeout: 15_000 });
  return within(dialog).getByRole('region');
}

export const Default = meta.story({
  name: 'Asks to be read to the end before it can be accepted',
  tags: ['DS-063', 'DS-124', 'TERM-004', 'TERM-005', 'TERM-006'],
  play: async ({ args }) => {
    const area = await opened();
    await expect(screen.getByText(strings().scroll)).toBeVisible();
    await expect(acceptButton()).toBeNull();
    const end = area.scrollHeight - area.clientHeight;
    area.scrollTop = end - 151;
    area.dispatchEvent(new Event('scroll'));
    await expect(acceptButton()).toBeNull();
    area.scrollTop = end - 150;
    await waitFor(() => expect(acceptButton()).not.toBeNull());
    await expect(screen.queryByText(strings().scroll)).toBeNull();
    // The text counts as read even after scrolling back.
    area.scrollTop = 0;
    await userEvent.click(acceptButton()!);
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({
  name: 'Is read and accepted by keyboard; Esc does not close it',
  tags: ['TERM-005', 'TERM-010'],
  play: async ({ args }) => {
    const area = await opened();
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    // Scrolls a whole page into view, then to the last one.
    await userEvent.keyboard('2nnn');
    await waitFor(() => expect(acceptButton()).not.toBeNull());
    acceptButton()!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

export const Short = meta.story({
  name: 'Terms of several pages that fit without scrolling are read at once',
  tags: ['TERM-005'],
  args: { file: makePdf(['One', 'Two'].map((line) => ({ lines: [line], width: 800, height: 100 }))) },
  play: async ({ args }) => {
    const area = await opened();
    await expect(area.scrollHeight - area.clientHeight).toBeLessThanOrEqual(150);
    await waitFor(() => expect(acceptButton()).not.toBeNull());
    await userEvent.click(acceptButton()!);
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

export const Leaving = meta.story({
  name: 'Signing out is the other way',
  tags: ['TERM-010'],
  args: { file: undefined },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(acceptButton()).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: strings().signOut }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  name: 'Terms that did not load cannot be accepted, and are tried again',
  tags: ['TERM-004', 'TERM-009'],
  args: { file: undefined, failed: true, supportId: '4f1c9a2e77d34b0e', onRetry: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(acceptButton()).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: /Try again|Réessayer/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Accepting = meta.story({
  name: 'While the acceptance is on its way it is not sent twice',
  tags: ['TERM-007'],
  args: { file: agreement(1), accepting: true },
  play: async ({ args }) => {
    const area = await opened();
    area.scrollTop = area.scrollHeight;
    const button = await screen.findByRole('button', { name: new RegExp(strings().accepting) });
    await userEvent.click(button);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  play: async () => {
    await opened();
  },
});
