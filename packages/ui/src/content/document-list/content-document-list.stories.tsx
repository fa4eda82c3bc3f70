import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { PUBLISHED } from '../content.fixture.js';
import { ContentDocumentList, type ContentDocument } from './index.js';

const meta = preview.meta({
  title: 'Content/Document list',
  component: ContentDocumentList,
  args: { 'aria-label': 'Payments', documents: PUBLISHED.slice(0, 3), onOpen: fn(), onDownload: fn() },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).content.documents;

export const Default = meta.story({
  name: 'A document is opened by its name and saved by its button',
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SEPA instant payments guide' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(PUBLISHED[0]);
    const save = strings(globals).download.replace('{{name}}', 'Cut-off times 2027');
    canvas.getByRole('button', { name: save }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenLastCalledWith(PUBLISHED[1]);
  },
});

const editing = { onUpdate: fn(), onDelete: fn() };
export const Editing = meta.story({
  name: 'Those who edit have a menu for each',
  tags: ['HUB-019'],
  args: { editing },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const more = t.more.replace('{{name}}', 'Virtual accounts');
    (await canvas.findByRole('button', { name: more })).focus();
    await expect(canvas.getByText(new RegExp(t.only.en))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: t.delete }));
    await expect(editing.onDelete).toHaveBeenLastCalledWith(PUBLISHED[2]);
  },
});

const sorting = {
  ...editing,
  isKept: ({ id }: ContentDocument) => id === '1',
  onOrder: fn<(documents: readonly ContentDocument[]) => void>(),
};
export const Order = meta.story({
  name: 'Those who edit change the order by buttons and by keyboard',
  args: { editing: sorting },
  play: async ({ canvas, globals }) => {
    const words = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).controls.sortable;
    const named = (sentence: string, name: string) => sentence.replace('{{name}}', name);
    const ordered = () => sorting.onOrder.mock.lastCall?.[0].map(({ id }) => id);
    await userEvent.click(
      await canvas.findByRole('button', { name: named(words.down, 'SEPA instant payments guide') }),
    );
    await expect(ordered()).toEqual(['2', '1', '3']);
    canvas.getByRole('button', { name: named(words.handle, 'Virtual accounts') }).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(ordered()).toEqual(['1', '3', '2']));
  },
});

export const Kept = meta.story({
  name: 'One that has to stay is not deleted',
  tags: ['CM-005'],
  args: { editing: sorting },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const more = t.more.replace('{{name}}', 'SEPA instant payments guide');
    (await canvas.findByRole('button', { name: more })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: t.update })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: t.delete })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { editing: sorting },
});
