import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { DraftList, DraftsButton, type DraftListProps, type ListedDraft } from './index.js';

const DRAFTS: readonly ListedDraft[] = [
  {
    id: 'a',
    title: 'Opening of an account in SEK',
    about: 'Cash management · Open an account',
    savedAt: '2026-11-20T14:41:00Z',
    href: '#account',
  },
  { id: 'b', title: '', about: '', savedAt: '2026-11-18T09:12:00Z', href: '#untitled' },
];

/** Host that removes deleted drafts. */
function Host(props: DraftListProps) {
  const [drafts, setDrafts] = useState(props.drafts);
  return (
    <DraftList
      {...props}
      drafts={drafts}
      onDelete={(draft) => {
        props.onDelete(draft);
        setDrafts(drafts.filter(({ id }) => id !== draft.id));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Requests/Draft list',
  component: DraftList,
  render: (args) => <Host {...args} />,
  args: { drafts: DRAFTS, onDelete: fn() },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).creation.drafts;
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

export const Default = meta.story({
  name: 'A draft is continued by its title, and deleted after a question',
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('link', { name: DRAFTS[0]!.title })).toHaveAttribute('href', '#account');
    await expect(canvas.getByRole('link', { name: t.untitled })).toBeVisible();
    const remove = canvas.getAllByRole('button')[0]!;
    await expect(plain(remove.getAttribute('aria-label') ?? remove.textContent)).toContain(DRAFTS[0]!.title);
    await userEvent.click(remove);
    const question = await screen.findByRole('alertdialog', { name: t.deleteTitle });
    await userEvent.click(within(question).getByRole('button', { name: t.keep }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: t.confirm }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith(DRAFTS[0]);
    await expect(canvas.queryByRole('link', { name: DRAFTS[0]!.title })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('list', { name: t.title })).toHaveFocus());
  },
});

export const Behind = meta.story({
  name: 'A button says how many there are, and opens their list',
  render: (args) => <DraftsButton {...args} />,
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.button_other.replace('{{count}}', '2') }));
    const dialog = await screen.findByRole('dialog', { name: t.title });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  },
});

export const None = meta.story({
  name: 'Without a draft there is no button',
  render: (args) => <DraftsButton {...args} drafts={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
