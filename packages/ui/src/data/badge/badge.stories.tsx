import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Badge } from './index.js';

const meta = preview.meta({ title: 'Data/Badge', component: Badge, args: { children: 'Beta' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beta')).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="flex gap-12">
      <Badge>Beta</Badge>
      <Badge tone="strong">New</Badge>
    </div>
  ),
});
