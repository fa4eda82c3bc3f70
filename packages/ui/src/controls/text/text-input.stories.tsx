import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { cleanFirstName, isEmail } from '@atrium/contract/person-rules';
import { EnvelopeIcon, uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { Field } from '../field/index.js';
import { TextInput } from './index.js';

const strings = () => (document.documentElement.lang === 'fr' ? uiStringsFr : uiStringsEn).controls;

const meta = preview.meta({
  title: 'Controls/Text input',
  component: TextInput,
  args: { 'aria-label': 'Account name', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-320">{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account name' }), 'Halden');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Halden');
  },
});

export const Clearable = meta.story({
  args: { clearable: true, defaultValue: 'Halden payroll' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: strings().clear }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.keyboard('A');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
  },
});

export const Surroundings = meta.story({
  name: 'Icon, prefix and suffix',
  render: () => (
    <div className="grid gap-12">
      <TextInput aria-label="Email" icon={EnvelopeIcon} />
      <TextInput aria-label="Site" prefix="https://" />
      <TextInput aria-label="Term" suffix="months" />
    </div>
  ),
});

export const Email = meta.story({
  name: 'An email address is checked once left',
  tags: ['PLAT-111'],
  render: ({ onValueChange }) => (
    <Field label="Email">
      <TextInput
        type="email"
        validate={isEmail}
        invalidMessage="Enter an address such as name@company.com."
        onValueChange={onValueChange}
      />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(input, 'lena@halden');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Enter an address such as name@company.com.');
    await userEvent.type(input, '.example');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
});

export const FirstName = meta.story({
  name: 'A first name is cleaned once left',
  tags: ['PLAT-112', 'PLAT-113'],
  args: { 'aria-label': 'First name', clean: cleanFirstName },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'jean-pierre_2!');
    await expect(input).toHaveValue('jean-pierre_2!');
    await userEvent.tab();
    await expect(input).toHaveValue('Jean-Pierre2');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Jean-Pierre2');
  },
});

export const Limit = meta.story({
  name: 'A text past its limit stays and is told',
  tags: ['PLAT-109'],
  render: () => (
    <Field label="Title">
      <TextInput maxLength={20} defaultValue="Opening of an account" />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(input, '{Backspace}');
    await expect(input).toHaveValue('Opening of an accoun');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'Halden payroll', clearable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-12">
      <TextInput aria-label="Empty" placeholder="As shown on statements" />
      <TextInput aria-label="Filled" defaultValue="Halden payroll" clearable />
      <TextInput aria-label="Busy" defaultValue="Halden payroll" busy />
      <TextInput aria-label="Icon" icon={EnvelopeIcon} defaultValue="lena@halden.example" />
      <TextInput aria-label="Prefix and suffix" prefix="https://" suffix=".example" defaultValue="halden" />
      <TextInput aria-label="Invalid" invalid defaultValue="DE89" />
      <TextInput aria-label="Read only" readOnly defaultValue="7741 0028" />
      <TextInput aria-label="Disabled" disabled defaultValue="7741 0028" />
      <TextInput aria-label="Toolbar" size="toolbar" defaultValue="Halden" clearable />
    </div>
  ),
});
