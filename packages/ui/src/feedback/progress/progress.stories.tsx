import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Progress } from './index.js';

const meta = preview.meta({
  title: 'Feedback/Progress',
  component: Progress,
  args: { value: 0.62, label: 'Sending' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
  },
});

export const Unknown = meta.story({
  name: 'Of unknown length',
  args: { value: undefined, label: 'Preparing the file' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid max-w-320 gap-24">
      <Progress value={0} label="Waiting" />
      <Progress value={0.62} label="Sending" detail="62%, 4 s" />
      <Progress value={1} label="Sent" />
      <Progress label="Preparing the file" />
    </div>
  ),
});
