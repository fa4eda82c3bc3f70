import { expect, fn, screen, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { DOCUMENTS } from '../documents.fixture.js';
import { DocumentCard, type DocumentCardProps } from './index.js';

const [pending, fees, own, , refused] = DOCUMENTS;
const meta = preview.meta({
  title: 'Documents/Document card',
  component: DocumentCard,
  args: {
    document: own!,
    onOpen: fn(),
    onDownload: fn(),
    onSelectedChange: fn(),
    onFavoriteChange: fn(),
    onTag: fn(),
    onDelete: fn(),
  } satisfies DocumentCardProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const named = (text: string, name: string) => text.replace('{{name}}', name);

export const Default = meta.story({
  name: 'Opens, downloads, is chosen; tags and deletion in its menu, by mouse and keyboard',
  tags: ['DS-084', 'DOC-005'],
  play: async ({ canvas, args, globals }) => {
    const { documents: t, tags } = strings(globals);
    const { filename } = own!;
    await userEvent.click(canvas.getByRole('button', { name: filename }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: named(t.download, filename) }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: named(t.select, filename) }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(true);
    canvas.getByRole('button', { name: named(t.more, filename) }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: tags.edit });
    await userEvent.keyboard('{Enter}');
    await expect(args.onTag).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: named(t.more, filename) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t.delete }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

export const WithoutDeletion = meta.story({
  name: 'Deletion is hidden without the right, and the menu where nothing is left',
  tags: ['DOC-020'],
  args: { document: fees! },
  play: async ({ canvas, globals }) => {
    const { documents: t } = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: named(t.more, fees!.filename) }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await expect(screen.queryByRole('menuitem', { name: t.delete })).toBeNull();
  },
});

export const WithoutRights = meta.story({
  name: 'Refused, without tags or rights',
  args: { document: refused! },
  play: async ({ canvas, globals }) => {
    const { documents: t } = strings(globals);
    await expect(canvas.getByText(t.states.refused)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: named(t.more, refused!.filename) })).toBeNull();
  },
});

export const Tile = meta.story({
  name: 'A tile, unread, with its star',
  args: { document: pending!, layout: 'tile' },
  render: (args) => (
    <div className="w-240">
      <DocumentCard {...args} />
    </div>
  ),
  play: async ({ canvas, args, globals }) => {
    const { documents: t } = strings(globals);
    await expect(canvas.getByText(t.isUnread)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: named(t.star, pending!.filename) }));
    await expect(args.onFavoriteChange).toHaveBeenLastCalledWith(true);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { document: pending!, selected: true },
});
