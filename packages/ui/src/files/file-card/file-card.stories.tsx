import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { IconButton } from '../../controls/button/index.js';
import { DownloadIcon, EyeIcon } from '../../foundations/icons/index.js';
import { FileCard } from './index.js';

const onDownload = fn();
const meta = preview.meta({
  title: 'Files/File card',
  component: FileCard,
  args: {
    name: 'Agreement v3, changes marked.pdf',
    size: 412 * 1024,
    actions: <IconButton icon={DownloadIcon} label="Download" size="row" onClick={onDownload} />,
  },
});

export const Default = meta.story();

export const Opens = meta.story({
  name: 'Opens by mouse and keyboard; its actions are apart',
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    onDownload.mockClear();
    const name = canvas.getByRole('button', { name: args.name });
    await userEvent.click(name);
    name.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onDownload).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
});

export const AsLink = meta.story({
  args: { href: '#document' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.name })).toHaveAttribute('href', '#document');
  },
});

export const Row = meta.story({
  args: {
    variant: 'row',
    name: 'Account opening agreement, v3',
    mediaType: 'application/pdf',
    details: ['18 pages'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-file-kind="pdf"]')).not.toBeNull();
    await expect(canvas.getByText(/18 pages/)).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-16 pl-12">
      <FileCard {...args} onOpen={fn()} />
      <FileCard {...args} name="Fees 2026 and 2027 compared.xlsx" />
      <FileCard
        {...args}
        className="max-w-240"
        name="A_very_long_file_name_without_any_space_that_has_to_break_somewhere.docx"
      />
      <div className="w-320">
        <FileCard
          variant="row"
          unread
          name="Account opening agreement, v3"
          mediaType="application/pdf"
          details={['18 pages', '2 signatures missing']}
          actions={<IconButton icon={EyeIcon} label="Preview" size="row" />}
        />
        <FileCard variant="row" name="Intraday positions, week 46" mediaType="text/csv" size={38_912} />
      </div>
    </div>
  ),
});
