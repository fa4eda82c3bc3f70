import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { Field } from '../field/index.js';
import { Slider } from './index.js';

const strings = () => (document.documentElement.lang === 'fr' ? uiStringsFr : uiStringsEn).controls;
const years = (value: number) => String(value);

const meta = preview.meta({
  title: 'Controls/Slider',
  component: Slider,
  args: { 'aria-label': 'Share', min: 0, max: 100, onValueChange: fn(), onValueCommit: fn() },
  decorators: [(Story) => <div className="grid max-w-320 gap-20">{Story()}</div>],
});

export const Default = meta.story({
  name: 'Arrow and page keys, Home and End move the thumb',
  args: { defaultValue: [40] },
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Share' });
    await expect(thumb).toHaveAttribute('aria-valuetext', '40');
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([41]);
    await userEvent.keyboard('{PageUp}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '51');
    await userEvent.keyboard('{End}{Home}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([0]);
  },
});

export const Range = meta.story({
  name: 'Two thumbs stay in order and apart',
  args: { min: 2016, max: 2026, defaultValue: [2020, 2022], minimumSteps: 1, formatValue: years },
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole('slider', { name: strings().rangeFrom });
    await expect(canvas.getByRole('slider', { name: strings().rangeTo })).toHaveAttribute(
      'aria-valuenow',
      '2022',
    );
    from.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([2021, 2022]);
  },
});

export const Pointer = meta.story({
  name: 'A press on the track moves the nearest thumb',
  args: { min: 0, max: 10, defaultValue: [1, 9] },
  play: async ({ canvas, args }) => {
    const track = canvas.getByRole('slider', { name: strings().rangeFrom }).closest('[role=group]')!;
    const { left, width, top, height } = track.getBoundingClientRect();
    await userEvent.pointer([
      {
        keys: '[MouseLeft>]',
        target: track,
        coords: { clientX: left + width * 0.7, clientY: top + height / 2 },
      },
      { keys: '[/MouseLeft]', target: track },
    ]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([1, 7]);
  },
});

export const Disabled = meta.story({
  args: { defaultValue: [40], disabled: true },
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider');
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <>
      <Field label="Share" group help="Of the limit of the group">
        <Slider min={0} max={100} defaultValue={[40]} />
      </Field>
      <Field label="Years" group>
        <Slider min={2016} max={2026} defaultValue={[2020, 2022]} formatValue={years} />
      </Field>
      <Field label="Share" group disabled>
        <Slider min={0} max={100} defaultValue={[40]} />
      </Field>
    </>
  ),
});
