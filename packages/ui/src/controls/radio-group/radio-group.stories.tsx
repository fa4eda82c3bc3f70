import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Field } from '../field/index.js';
import { RadioGroup } from './index.js';

const options = [
  { value: 'simple', label: 'Simple signature' },
  { value: 'advanced', label: 'Advanced signature', description: 'Needs a mobile number' },
  { value: 'token', label: 'Hard token', disabled: true, description: 'No token is left' },
  { value: 'joint', label: 'Joint signature' },
] as const;

/** Holds a key as long as a person does: the focus moves one tick after the key press. */
const press = async (key: string) => {
  await userEvent.keyboard(`{${key}>}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await userEvent.keyboard(`{/${key}}`);
};

const meta = preview.meta({
  title: 'Controls/Radio group',
  component: RadioGroup,
  args: { 'aria-label': 'Signature', options, onValueChange: fn() },
});

export const Default = meta.story({
  name: 'Chooses by mouse on the label',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Advanced signature'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('advanced');
    await expect(canvas.getByRole('radio', { name: 'Advanced signature' })).toBeChecked();
    await userEvent.click(canvas.getByText('Hard token'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
});

export const Keys = meta.story({
  name: 'Arrow keys choose, pass over what is disabled and wrap',
  args: { defaultValue: 'advanced' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Advanced signature' })).toHaveFocus();
    await press('ArrowDown');
    await expect(canvas.getByRole('radio', { name: 'Joint signature' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('joint');
    await press('ArrowDown');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('simple');
  },
});

export const InField = meta.story({
  name: 'Named and described by its field',
  render: () => (
    <Field label="Signature" group error="Choose a signature.">
      <RadioGroup options={options} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Signature' });
    await expect(group).toHaveAccessibleDescription('Choose a signature.');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-20">
      <Field label="Signature" group help="Applies to all documents">
        <RadioGroup options={options} defaultValue="advanced" />
      </Field>
      <Field label="Signature" group error="Choose a signature.">
        <RadioGroup options={options.slice(0, 2)} orientation="horizontal" />
      </Field>
      <Field label="Signature" group disabled>
        <RadioGroup options={options.slice(0, 2)} orientation="horizontal" defaultValue="simple" />
      </Field>
    </div>
  ),
});
