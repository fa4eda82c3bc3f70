import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../../foundations/index.js';
import { StepSwitches, type StepSwitchesProps } from './index.js';

const meta = preview.meta({
  title: 'Requests/Creation/Step switches',
  component: StepSwitches,
  args: {
    switches: [
      { id: 'SIGNATORY', on: true },
      { id: 'DOCUMENT', on: false },
    ],
    onSwitch: fn(),
  } satisfies StepSwitchesProps,
});

export const Default = meta.story({
  name: 'Steps are switched on and off, by mouse and keyboard',
  tags: ['NEW-016', 'NEW-017'],
  play: async ({ canvas, args, globals }) => {
    const t = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).creation.switches;
    await userEvent.click(canvas.getByRole('switch', { name: t.SIGNATORY }));
    await expect(args.onSwitch).toHaveBeenLastCalledWith('SIGNATORY', false);
    canvas.getByRole('switch', { name: t.DOCUMENT }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSwitch).toHaveBeenLastCalledWith('DOCUMENT', true);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
