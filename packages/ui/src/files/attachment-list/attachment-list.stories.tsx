import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AttachmentList } from './index.js';

const FILES = Array.from({ length: 12 }, (_, index) => ({
  id: String(index),
  name: `Agreement v${index + 1}, changes marked.${index % 2 ? 'xlsx' : 'pdf'}`,
  size: 412 * 1024 * (index + 1),
}));

const meta = preview.meta({
  title: 'Files/Attachment list',
  component: AttachmentList,
  args: { files: FILES.slice(0, 5), onOpen: fn(), onDownload: fn() },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).uploads.attachments;
const counted = (text: string, count: number) => text.replace('{{count}}', String(count));

export const Default = meta.story({
  name: 'Three files, then all on demand',
  tags: ['RDET-071'],
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const more = canvas.getByRole('button', { name: counted(t.showAll_other, 5) });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: t.showFewer })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: FILES[4]!.name }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(FILES[4]);
    const save = t.download.replace('{{name}}', FILES[3]!.name);
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(args.onDownload).toHaveBeenLastCalledWith(FILES[3]);
    await userEvent.click(canvas.getByRole('button', { name: t.showFewer }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Many = meta.story({
  name: 'More than eight scroll, and the keyboard reaches them',
  tags: ['RDET-072'],
  args: { files: FILES },
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole('list');
    await expect(list).not.toHaveAttribute('tabindex');
    await userEvent.click(canvas.getByRole('button', { name: counted(strings(globals).showAll_other, 12) }));
    await expect(list).toHaveAttribute('tabindex', '0');
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
});

export const Few = meta.story({
  name: 'Up to three need no button',
  args: { files: FILES.slice(0, 3), variant: 'row' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button', { name: strings(globals).showFewer })).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-32">
      <AttachmentList {...args} />
      <AttachmentList {...args} variant="row" />
      <div className="w-288">
        <AttachmentList {...args} />
      </div>
    </div>
  ),
});
