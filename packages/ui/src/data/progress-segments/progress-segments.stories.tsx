import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { ProgressSegments, type ProgressSegment } from './index.js';

const segments: ProgressSegment[] = ['done', 'done', 'done', 'turn', 'waiting'];
const meta = preview.meta({
  title: 'Data/Progress segments',
  component: ProgressSegments,
  args: { segments },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const words = globals['language'] === 'fr' ? '3 signatures sur 5' : '3 of 5 signed';
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-segment="done"]')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('[data-segment="turn"]')).toHaveLength(1);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid w-320 gap-24">
      <ProgressSegments segments={['done', 'done', 'done', 'turn', 'waiting']} detail="expires 4 Dec 2026" />
      <ProgressSegments segments={['done', 'done']} />
      <ProgressSegments segments={['waiting', 'waiting', 'waiting']} />
    </div>
  ),
});
