import { expect, fn, screen, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { PUBLISHED } from '../content.fixture.js';
import { ContentDocumentList } from './index.js';

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
  name: 'HUB-019 those who edit have a menu for each',
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

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { editing },
});
