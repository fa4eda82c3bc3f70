import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { Splash } from './index.js';

const meta = preview.meta({
  title: 'Feedback/Splash',
  component: Splash,
  args: { productName: 'Atrium' },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Names the product and says that it loads',
  tags: ['NAV-001', 'DS-059'],
  play: async ({ canvas, globals }) => {
    const strings = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getByText('Atrium')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(strings.feedback.loading);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
