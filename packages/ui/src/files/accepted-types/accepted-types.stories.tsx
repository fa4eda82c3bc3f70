import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { AcceptedTypes } from './index.js';

const meta = preview.meta({
  title: 'Files/Accepted types',
  component: AcceptedTypes,
  args: { extensions: ['pdf', 'docx', 'xlsx'] },
});

export const Default = meta.story();

export const WithLimits = meta.story({
  args: { maxSize: 10 * 1024 * 1024, maxCount: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/PDF, DOCX (and|et) XLSX/)).toHaveTextContent(
      /10 M(B|o).*20 (files|fichiers)/,
    );
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { maxSize: 10 * 1024 * 1024, maxCount: 1 },
});
