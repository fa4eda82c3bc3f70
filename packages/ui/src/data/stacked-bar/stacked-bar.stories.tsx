import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { TotalsList } from '../totals-list/index.js';
import { State } from '../state/index.js';
import { StackedBar, type StackedBarSegment } from './index.js';

const segments: StackedBarSegment[] = [
  { tone: 'action', count: 7 },
  { tone: 'colleague', count: 4 },
  { tone: 'progress', count: 12 },
  { tone: 'submitted', count: 4 },
];
const meta = preview.meta({ title: 'Data/Stacked bar', component: StackedBar, args: { segments } });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const width = (tone: string) => canvasElement.querySelector(`[data-tone="${tone}"]`)!.clientWidth;
    await expect(width('progress')).toBeGreaterThan(width('action'));
    await expect(width('action')).toBeGreaterThan(width('colleague'));
  },
});

export const Empty = meta.story({
  name: 'Draws an empty line when there is nothing, and no segment for zero',
  args: { segments: [{ tone: 'action', count: 0 }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-tone]')).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid w-320 gap-12">
      <StackedBar segments={segments} />
      <TotalsList
        rows={segments.map(({ tone, count }) => ({ id: tone, label: <State name={tone} />, value: count }))}
        total={{ label: 'Open requests', value: 27 }}
        after={[{ id: 'completed', label: 'Completed in 30 days', value: 21 }]}
      />
    </div>
  ),
});
