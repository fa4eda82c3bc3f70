import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { PlusIcon } from '../../foundations/icons/index.js';
import { Empty } from './index.js';

const meta = preview.meta({
  title: 'Feedback/Empty',
  component: Empty,
  args: { title: 'No request is waiting for you', help: 'Closed requests stay here for ten years.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No request is waiting for you')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: {
    action: (
      <>
        <Button variant="primary" icon={PlusIcon}>
          New request
        </Button>
        <Link href="#closed">See closed requests</Link>
      </>
    ),
  },
});
