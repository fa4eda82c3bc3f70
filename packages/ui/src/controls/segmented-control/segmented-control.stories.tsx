import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { DensityComfortableIcon, DensityCompactIcon } from '../../foundations/index.js';
import { SegmentedControl } from './index.js';

const segments = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;
const densities = [
  { value: 'comfortable', label: 'Comfortable', icon: DensityComfortableIcon, iconOnly: true },
  { value: 'compact', label: 'Compact', icon: DensityCompactIcon, iconOnly: true },
] as const;

/** Holds a key as long as a person does: the focus moves one tick after the key press. */
const press = async (key: string) => {
  await userEvent.keyboard(`{${key}>}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await userEvent.keyboard(`{/${key}}`);
};

const meta = preview.meta({
  title: 'Controls/Segmented control',
  component: SegmentedControl,
  args: { 'aria-label': 'Period', segments, onValueChange: fn() },
});

export const Default = meta.story({
  name: 'One is always chosen; mouse and arrow keys choose another',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('week');
    await press('ArrowRight');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
    await press('ArrowRight');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('day');
  },
});

export const Icons = meta.story({
  args: { 'aria-label': 'Density', segments: densities, size: 'toolbar' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toBeChecked();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid justify-items-start gap-16">
      <SegmentedControl aria-label="Period" segments={segments} defaultValue="week" />
      <SegmentedControl aria-label="Density" segments={densities} size="toolbar" />
      <SegmentedControl
        aria-label="One off"
        segments={[...segments, { value: 'year', label: 'Year', disabled: true }]}
        size="toolbar"
      />
      <SegmentedControl aria-label="All off" segments={segments} disabled />
    </div>
  ),
});
