import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { SkeletonRows } from './index.js';

const meta = preview.meta({ title: 'Feedback/Skeleton', component: SkeletonRows });

export const Default = meta.story({
  name: 'Says that it loads, waits 300 ms before it shows, takes the row height',
  // It counts rows of 50 px.
  globals: { density: 'comfortable' },
  play: async ({ canvas, canvasElement, globals }) => {
    const strings = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(strings.feedback.loading);
    const box = status.parentElement;
    if (!box) throw new Error('no skeleton');
    await expect(getComputedStyle(box).animationDelay).toBe('0.3s');
    const row = canvasElement.querySelector('.h-row');
    await expect(row?.getBoundingClientRect().height).toBe(50);
  },
});

export const Label = meta.story({
  name: 'Says what it loads',
  args: { label: 'Loading the documents', rows: 2, lines: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the documents');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { className: 'animate-none' },
});
