import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { agreement } from '../../files/document-viewer/make-pdf.fixture.js';
import { TermsPage } from './index.js';

const meta = preview.meta({
  title: 'Terms/Terms page',
  component: TermsPage,
  parameters: { layout: 'fullscreen' },
  args: { file: agreement(4), navigationVersion: '1.37.3', websiteVersion: '1.37.3' },
});

const opened = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-drawn]')).not.toBeNull(), { timeout: 15_000 });

export const Default = meta.story({
  name: 'Shows the document and both versions',
  tags: ['TERM-001', 'TERM-002'],
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement);
    await expect(canvas.getByText(/(Navigation bar version|navigation) 1\.37\.3/)).toBeVisible();
    await expect(canvas.getByText(/(Website version|Version du site) 1\.37\.3/)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Says when the terms did not load',
  tags: ['TERM-009'],
  args: { file: undefined, failed: true, supportId: '4f1c9a2e77d34b0e', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('4f1c9a2e77d34b0e');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
});
