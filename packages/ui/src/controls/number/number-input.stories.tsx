import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { formatDecimal, uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { Field } from '../field/index.js';
import { NumberInput } from './index.js';

const language = () => (document.documentElement.lang === 'fr' ? 'fr' : 'en');
const strings = () => (language() === 'fr' ? uiStringsFr : uiStringsEn).controls;

const meta = preview.meta({
  title: 'Controls/Number input',
  component: NumberInput,
  args: { 'aria-label': 'Term', onValueChange: fn() },
  decorators: [(Story) => <div className="grid max-w-240 gap-12">{Story()}</div>],
});

export const Default = meta.story({
  name: 'Shows the figure as the language writes it once left',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Term' });
    await userEvent.type(input, '1204');
    await expect(input).toHaveValue('1204');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1204);
    await userEvent.tab();
    await expect(input).toHaveValue(formatDecimal('1204', language()));
  },
});

export const Keys = meta.story({
  name: 'Arrow and page keys step within the limits; the wheel does nothing',
  args: { min: 0, max: 20, defaultValue: 5 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveAttribute('aria-valuenow', '6');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(20);
    await userEvent.keyboard('{PageDown}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(9);
    await fireEvent.wheel(input, { deltaY: 100 });
    await expect(input).toHaveValue('9');
  },
});

export const Decimals = meta.story({
  name: 'Steps of a tenth stay exact',
  args: { step: 0.1, defaultValue: 0.1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.3);
  },
});

export const Buttons = meta.story({
  name: 'Buttons step and stop at the limits',
  args: { stepButtons: true, min: 1, max: 3, defaultValue: 2, suffix: 'copies' },
  play: async ({ canvas, args }) => {
    const plus = canvas.getByRole('button', { name: strings().increase });
    await userEvent.click(plus);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(plus).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: strings().decrease }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
  },
});

export const Refused = meta.story({
  name: 'What cannot be read or lies outside stays and is told',
  render: ({ onValueChange }) => (
    <Field label="Days">
      <NumberInput min={5} max={90} onValueChange={onValueChange} />
    </Field>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Days' });
    await userEvent.type(input, 'ten');
    await userEvent.tab();
    await expect(input).toHaveValue('ten');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalledWith(expect.any(Number));
    await userEvent.clear(input);
    await userEvent.type(input, '4');
    await expect(input).toHaveAccessibleDescription(strings().numberMin.replace('{{min}}', '5'));
    await userEvent.type(input, '0');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.type(input, ',55');
    await expect(input).toHaveAccessibleDescription(strings().numberDecimals_zero);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <>
      <NumberInput aria-label="Empty" placeholder="0" />
      <NumberInput aria-label="Unit" defaultValue={1204} suffix="days" />
      <NumberInput aria-label="Buttons" defaultValue={-2} stepButtons min={-2} suffix="copies" />
      <NumberInput aria-label="Invalid" defaultValue={4} invalid />
      <NumberInput aria-label="Read only" defaultValue={12} readOnly />
      <NumberInput aria-label="Disabled" defaultValue={12} disabled stepButtons />
    </>
  ),
});
