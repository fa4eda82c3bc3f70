import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { AskWhy } from './index.js';

const meta = preview.meta({ title: 'Feedback/Ask why', component: AskWhy, args: { onAsk: fn() } });

export const Default = meta.story({
  name: 'Asks by mouse and keyboard',
  play: async ({ canvas, args, globals }) => {
    const { askWhy } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).feedback;
    await userEvent.click(canvas.getByRole('button', { name: askWhy }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledTimes(2);
  },
});

export const QA = meta.story({ tags: ['qa'], parameters: { chromatic: { disableSnapshot: false, modes } } });
