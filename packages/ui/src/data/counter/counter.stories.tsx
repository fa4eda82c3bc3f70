import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Counter } from './index.js';

const meta = preview.meta({ title: 'Data/Counter', component: Counter, args: { count: 27 } });

export const Default = meta.story();

export const Capped = meta.story({
  name: 'Shows 99, then 99+, and is read in words',
  tags: ['DS-036'],
  render: () => (
    <div className="grid gap-8">
      <Counter capped count={0} data-testid="zero" />
      <Counter capped count={99} data-testid="most" />
      <Counter capped count={100} label="100 requests are waiting for you" data-testid="over" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('zero')).toHaveTextContent(/^0$/);
    await expect(canvas.getByTestId('most')).toHaveTextContent(/^99$/);
    await expect(canvas.getByTestId('over')).toHaveTextContent('99+');
    await expect(canvas.getByText('100 requests are waiting for you')).toBeInTheDocument();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="flex gap-16">
      <Counter count={1204} />
      <Counter count={7} tone="action" />
      <Counter count={12} tone="strong" />
      <Counter count={120} capped />
    </div>
  ),
});
