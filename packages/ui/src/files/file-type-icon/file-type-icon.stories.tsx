import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { FileTypeIcon } from './index.js';

const meta = preview.meta({
  title: 'Files/File type icon',
  component: FileTypeIcon,
  args: { name: 'Statement.pdf' },
});
const names = ['a.pdf', 'a.docx', 'a.xlsx', 'a.csv', 'a.pptx', 'a.png', 'a.txt', 'a.zip', 'a'];

export const Default = meta.story();

export const Labelled = meta.story({
  name: 'Is read when it stands alone, and silent beside a name',
  render: () => (
    <div className="flex gap-8">
      <FileTypeIcon name="a.pdf" labelled />
      <FileTypeIcon name="b.pdf" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/PDF/);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="flex gap-12">
      {names.map((name) => (
        <FileTypeIcon key={name} name={name} />
      ))}
    </div>
  ),
});
