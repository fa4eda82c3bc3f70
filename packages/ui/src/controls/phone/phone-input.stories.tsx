import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { normalisePhone } from '@atrium/contract/person-rules';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { Field } from '../field/index.js';
import { PhoneInput, PhoneLink } from './index.js';

const strings = () => (document.documentElement.lang === 'fr' ? uiStringsFr : uiStringsEn).controls;

const meta = preview.meta({
  title: 'Controls/Phone input',
  component: PhoneInput,
  args: { 'aria-label': 'Mobile', normalise: normalisePhone, onValueChange: fn() },
  decorators: [(Story) => <div className="grid max-w-320 gap-12">{Story()}</div>],
});

/** The parser is loaded when the field is displayed. */
const ready = (select: HTMLElement) => waitFor(() => expect(select).toBeEnabled(), { timeout: 5000 });

export const Default = meta.story({
  name: 'Takes national writing and shows the international one',
  tags: ['PLAT-120', 'SIGN-027'],
  play: async ({ canvas, args }) => {
    await ready(canvas.getByRole('combobox'));
    const input = canvas.getByRole('textbox', { name: 'Mobile' });
    await userEvent.type(input, '06 12 34 56 78');
    await expect(input).toHaveValue('06 12 34 56 78');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+33612345678');
    await userEvent.tab();
    await expect(input).toHaveValue('+33 6 12 34 56 78');
  },
});

export const International = meta.story({
  name: 'Takes the country from the number',
  tags: ['PLAT-117', 'PLAT-119'],
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: strings().phoneCountry });
    await ready(select);
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('9999 0044 20 7123.4567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+442071234567');
    await expect(select).toHaveValue('GB');
    await userEvent.tab();
    await expect(input).toHaveValue('+44 20 7123 4567');
  },
});

export const Country = meta.story({
  name: 'Another country keeps the national part',
  args: { defaultValue: '+33612345678' },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox');
    await ready(select);
    await userEvent.selectOptions(select, 'LU');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+352612345678');
    await expect(select).toHaveValue('LU');
  },
});

export const Refused = meta.story({
  name: 'A number that cannot be parsed stays and is told',
  tags: ['SIGN-024'],
  render: (args) => (
    <Field label="Mobile">
      <PhoneInput normalise={normalisePhone} onValueChange={args.onValueChange} />
    </Field>
  ),
  play: async ({ canvas, args }) => {
    await ready(canvas.getByRole('combobox'));
    const input = canvas.getByRole('textbox', { name: 'Mobile' });
    await userEvent.type(input, '0612');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0612');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toHaveValue('0612');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(input, '345678');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
});

export const Shown = meta.story({
  name: 'A number to call; one that cannot be parsed stays raw, still a link',
  tags: ['PLAT-122'],
  render: () => (
    <ul className="grid gap-4">
      <li>
        <PhoneLink phone="01 42 14 20 00" normalise={normalisePhone} />
      </li>
      <li>
        <PhoneLink phone="ext. 4410" normalise={normalisePhone} />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    const call = await canvas.findByRole(
      'link',
      { name: '+33\u00a01\u00a042\u00a014\u00a020\u00a000' },
      { timeout: 5000 },
    );
    await expect(call).toHaveAttribute('href', 'tel:+33142142000');
    await expect(canvas.getByRole('link', { name: 'ext. 4410' })).toHaveAttribute('href', 'tel:4410');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <>
      <PhoneInput aria-label="Empty" normalise={normalisePhone} />
      <PhoneInput aria-label="Filled" normalise={normalisePhone} defaultValue="+442071234567" />
      <PhoneInput aria-label="Invalid" normalise={normalisePhone} defaultValue="0612" invalid />
      <PhoneInput aria-label="Read only" normalise={normalisePhone} defaultValue="+33142142000" readOnly />
      <PhoneInput aria-label="Disabled" normalise={normalisePhone} defaultValue="+33142142000" disabled />
      <PhoneLink phone="+33142142000" normalise={normalisePhone} className="justify-self-start" />
    </>
  ),
  play: async ({ canvas }) => {
    await ready(canvas.getAllByRole('combobox')[0]!);
  },
});
