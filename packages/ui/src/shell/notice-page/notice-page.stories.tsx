import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { NoticePage } from './index.js';

const meta = preview.meta({
  title: 'Shell/Notice page',
  component: NoticePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Personal data',
    version: 'Version of 1 September 2026',
    intro: 'This notice says which personal data the portal processes, and what you can ask of us.',
    sections: [
      {
        id: 'data',
        title: 'Which data we use',
        text: 'Your name, professional email address and telephone numbers.',
      },
      {
        id: 'rights',
        title: 'Your rights',
        text: 'You may ask for access to your data, or have it corrected.',
      },
    ],
  },
});

export const Default = meta.story({
  name: 'Title, version and sections',
  tags: ['PLAT-025'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Personal data' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your rights' })).toBeVisible();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
