import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { PUBLISHED } from '../content.fixture.js';
import { DocumentPanel } from './index.js';

const meta = preview.meta({
  title: 'Content/Document panel',
  component: DocumentPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Payments and collections',
    documents: PUBLISHED,
    onOpen: fn(),
    onDownload: fn(),
    onClose: fn(),
  },
  decorators: [(Story) => <div className="w-384">{Story()}</div>],
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).content.documents;

export const Default = meta.story({
  name: 'Lists the documents of a block, which can be searched; Esc closes it',
  tags: ['HUB-006', 'HUB-012', 'DS-117', 'DS-120'],
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('heading', { name: args.title })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(PUBLISHED.length);
    await userEvent.type(canvas.getByRole('searchbox', { name: strings(globals).search }), 'fees');
    await expect(canvas.getByRole('button', { name: 'Fees of cross-border payments' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Virtual accounts' })).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByText(strings(globals).noneFound)).toBeVisible();
    canvas.getByRole('heading', { name: args.title }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Editing = meta.story({
  name: 'Those who edit add documents',
  tags: ['HUB-017'],
  args: { onAdd: fn(), editing: { onUpdate: fn(), onDelete: fn() } },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).add }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const Nothing = meta.story({
  name: 'There is no document',
  args: { documents: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).empty)).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { onAdd: fn(), editing: { onUpdate: fn(), onDelete: fn() } },
});
