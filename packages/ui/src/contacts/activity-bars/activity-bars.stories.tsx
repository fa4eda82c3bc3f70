import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ACTIVITY } from '../contacts.fixture.js';
import { ActivityBars, type ActivityBarsProps } from './index.js';

const meta = preview.meta({
  title: 'Contacts/Activity bars',
  component: ActivityBars,
  args: { activity: ACTIVITY } satisfies ActivityBarsProps,
});
const words = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).contacts.activity;

export const Default = meta.story({
  name: 'Days, weeks and months; bars under half of the best are hatched, in words too',
  tags: ['CONT-019', 'CONT-020'],
  play: async ({ canvas }) => {
    const [days, weeks, months] = canvas.getAllByRole('img');
    // The maximum is 4: 0, 1, 0, 0, 1, 0 are below half of it.
    await expect(days).toHaveAttribute('data-low', '6');
    await expect(weeks).toHaveAttribute('data-low', '1');
    await expect(months).toHaveAttribute('data-low', '2');
    await expect(days).toHaveAccessibleName(/14.*28.*4.*6/);
    for (const bars of [days!, weeks!, months!]) {
      const hatched = [...bars.querySelectorAll('rect[fill^="url"]')];
      await expect(hatched).toHaveLength(Number(bars.dataset['low']));
    }
  },
});

export const Never = meta.story({
  name: 'Nobody signed in: no bar is a warning, the words say so',
  tags: ['CONT-019'],
  args: {
    activity: {
      daysActivityData: Array.from({ length: 14 }, () => 0),
      weeksActivityData: Array.from({ length: 8 }, () => 0),
      monthsActivityData: Array.from({ length: 6 }, () => 0),
      lastActivityDate: null,
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).never)).toBeVisible();
    for (const bars of canvas.getAllByRole('img')) await expect(bars).toHaveAttribute('data-low', '0');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
