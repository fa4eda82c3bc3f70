import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { formatDecimal, uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { Field } from '../field/index.js';
import { AmountInput } from './index.js';

const language = () => (document.documentElement.lang === 'fr' ? 'fr' : 'en');
const strings = () => (language() === 'fr' ? uiStringsFr : uiStringsEn).controls;

const meta = preview.meta({
  title: 'Controls/Amount input',
  component: AmountInput,
  args: { 'aria-label': 'Limit', currency: 'EUR', onValueChange: fn() },
  decorators: [(Story) => <div className="grid max-w-320 gap-12">{Story()}</div>],
});

export const Default = meta.story({
  name: 'Shows two decimals once left, and gives the exact figure',
  tags: ['PLAT-106'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Limit' });
    await expect(input).toHaveAccessibleDescription('EUR');
    await userEvent.type(input, '12.500.000,5');
    await expect(input).toHaveValue('12.500.000,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12500000.5');
    await userEvent.tab();
    await expect(input).toHaveValue(formatDecimal('12500000.5', language(), 2));
  },
});

export const Exact = meta.story({
  name: 'Keeps cents that a float would lose',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('9,007,199,254,740,993.01');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9007199254740993.01');
    await userEvent.tab();
    await expect(input).toHaveValue(formatDecimal('9007199254740993.01', language(), 2));
  },
});

export const Refused = meta.story({
  name: 'Too many decimals and figures past the limit are told, not rounded',
  render: ({ onValueChange }) => (
    <Field label="Limit">
      <AmountInput currency="EUR" min="0" max="5000000" onValueChange={onValueChange} />
    </Field>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Limit' });
    const sign = language() === 'fr' ? ',' : '.';
    await userEvent.type(input, `10${sign}1255`);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10.1255');
    await expect(input).toHaveAccessibleDescription(
      new RegExp(strings().numberDecimals_other.replace('{{count}}', '2').slice(0, -1)),
    );
    await userEvent.clear(input);
    await userEvent.type(input, '5000000');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.type(input, '0');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(input);
    await userEvent.type(input, 'all');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('all');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <>
      <AmountInput aria-label="Empty" currency="EUR" placeholder="0.00" />
      <AmountInput aria-label="Filled" currency="EUR" defaultValue="5000000" />
      <AmountInput aria-label="Negative" currency="USD" defaultValue="-1118447.71" />
      <AmountInput aria-label="Invalid" currency="CHF" defaultValue="12" invalid />
      <AmountInput aria-label="Read only" currency="EUR" defaultValue="5000000" readOnly />
      <AmountInput aria-label="Disabled" currency="EUR" defaultValue="5000000" disabled />
    </>
  ),
});
