import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { MarketMap } from './index.js';

const meta = preview.meta({
  title: 'Information hub/Market map',
  component: MarketMap,
  decorators: [(Story) => <div className="max-w-800">{Story()}</div>],
});

export const Default = meta.story({
  name: 'HUB-013 a map for the eye alone',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
