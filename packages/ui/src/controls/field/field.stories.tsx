import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AmountInput } from '../amount/index.js';
import { Checkbox } from '../checkbox/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { Switch } from '../switch/index.js';
import { TextInput } from '../text/index.js';
import { Textarea } from '../textarea/index.js';
import { Field, FieldError, FieldHelp, FieldLabel, FieldRoot } from './index.js';

const strings = () => (document.documentElement.lang === 'fr' ? uiStringsFr : uiStringsEn).controls;

const meta = preview.meta({
  title: 'Controls/Field',
  component: Field,
  args: { label: 'Account name', children: <TextInput placeholder="As shown on statements" /> },
  decorators: [
    (Story, { tags }) => <div className={tags.includes('qa') ? 'max-w-[600px]' : 'max-w-320'}>{Story()}</div>,
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Account name' });
    await expect(input).toHaveAttribute('aria-required', 'true');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByText('Account name'));
    await expect(input).toHaveFocus();
  },
});

export const Help = meta.story({
  args: { help: 'Up to 35 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Up to 35 characters');
  },
});

export const Optional = meta.story({
  name: 'Optional says so in the label and is not required',
  args: { optional: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: `Account name ${strings().optional}` });
    await expect(input).not.toHaveAttribute('aria-required');
  },
});

export const WithError = meta.story({
  name: 'Error stands with its help, both read with the control',
  args: {
    label: 'IBAN',
    error: 'One digit is missing: a German IBAN has 22 characters.',
    help: 'As on your statement',
    children: <TextInput defaultValue="DE89 3704 0044 0532 0130 0" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'IBAN' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'One digit is missing: a German IBAN has 22 characters. As on your statement',
    );
  },
});

export const CheckedByItself = meta.story({
  name: 'A failing validator gives the input the validity message “Invalid field.”',
  tags: ['PLAT-114'],
  args: { label: 'Code', children: <TextInput validate={(value) => /^[A-Z]{3}$/.test(value)} /> },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await userEvent.type(input, 'ab');
    await expect(input.validationMessage).toBe(strings().invalidField);
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(strings().invalidField);
    await userEvent.clear(input);
    await userEvent.type(input, 'ABC');
    await expect(input.validationMessage).toBe('');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByText(strings().invalidField)).toBeNull();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, help: 'Possible once the contract is signed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  args: {
    label: 'Client number',
    readOnly: true,
    help: 'Read only, set by the bank',
    children: <TextInput defaultValue="7741 0028" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Client number' });
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('7741 0028');
    await expect(input).toHaveAttribute('readonly');
  },
});

export const Parts = meta.story({
  name: 'Made of its parts, label beside the control',
  render: () => (
    <FieldRoot help="Seen by the bank alone" className="grid-cols-[120px_1fr] items-center">
      <FieldLabel>Reference</FieldLabel>
      <TextInput />
      <FieldError className="col-start-2" />
      <FieldHelp className="col-start-2" />
    </FieldRoot>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Reference' })).toHaveAccessibleDescription(
      'Seen by the bank alone',
    );
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-20 xs:grid-cols-2">
      <Field label="Account name" help="Up to 35 characters">
        <TextInput placeholder="As shown on statements" />
      </Field>
      <Field label="Holder">
        <TextInput defaultValue="Halden payroll" clearable />
      </Field>
      <Field label="IBAN" error="One digit is missing: a German IBAN has 22 characters.">
        <TextInput defaultValue="DE89 3704 0044 0532 0130 0" />
      </Field>
      <Field label="Limit" optional help="Amounts align right">
        <AmountInput currency="EUR" defaultValue="5000000" />
      </Field>
      <Field label="Check" disabled help="Possible once the contract is signed">
        <TextInput defaultValue="00418" busy />
      </Field>
      <Field label="Client number" readOnly help="Read only, set by the bank">
        <TextInput defaultValue="7741 0028" />
      </Field>
      <Field label="Comment" className="xs:col-span-2">
        <Textarea defaultValue="The mandate is renewed each year." maxLength={300} />
      </Field>
      <Field label="Signature" group error="Choose who signs.">
        <RadioGroup
          options={[
            { value: 'one', label: 'One signatory' },
            { value: 'two', label: 'Two signatories', description: 'Together' },
          ]}
        />
      </Field>
      <div className="flex flex-wrap items-start gap-x-16 gap-y-4">
        <Checkbox label="Off" />
        <Checkbox label="On" defaultChecked />
        <Checkbox label="Some" indeterminate />
        <Switch label="Off" />
        <Switch label="On" defaultChecked />
      </div>
    </div>
  ),
});
