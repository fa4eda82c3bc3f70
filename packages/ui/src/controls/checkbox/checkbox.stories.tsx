import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Field } from '../field/index.js';
import { Checkbox, CheckboxGroup } from './index.js';

const meta = preview.meta({
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Show closed requests', onCheckedChange: fn() },
});

const services = [
  { value: 'payments', label: 'Payments' },
  { value: 'trade', label: 'Trade finance', description: 'Guarantees and letters of credit' },
  { value: 'cash', label: 'Cash pooling', disabled: true, description: 'Part of the master contract' },
] as const;

export const Default = meta.story({
  name: 'Acts by mouse on its label and by Space',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Show closed requests' });
    await userEvent.click(canvas.getByText('Show closed requests'));
    await expect(box).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
});

export const Indeterminate = meta.story({
  args: { indeterminate: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
});

export const Alone = meta.story({
  name: 'Alone, as in a grid row: its target is 24 px',
  args: { label: undefined, 'aria-label': 'Select R-2026-04817' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select R-2026-04817' });
    const { right, bottom } = box.getBoundingClientRect();
    await expect(document.elementFromPoint(right + 2, bottom + 2)).toBe(box);
  },
});

export const Disabled = meta.story({
  args: { disabled: true, description: 'Part of the master contract' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Show closed requests'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Part of the master contract');
  },
});

export const Group = meta.story({
  name: 'A group with a box for all',
  render: () => (
    <Field label="Services" group help="Those the person may use">
      <CheckboxGroup options={services} allLabel="All services" />
    </Field>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Services' });
    await expect(group).toHaveAccessibleDescription('Those the person may use');
    const all = canvas.getByRole('checkbox', { name: 'All services' });
    await userEvent.click(canvas.getByText('Trade finance'));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Payments' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Cash pooling' })).not.toBeChecked();
    await expect(all).toBeChecked();
    all.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Trade finance' })).not.toBeChecked();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-20">
      <div className="flex flex-wrap items-start gap-16">
        <Checkbox label="Off" />
        <Checkbox label="On" defaultChecked />
        <Checkbox label="Some" indeterminate />
        <Checkbox label="Invalid" invalid />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled on" disabled defaultChecked />
        <Checkbox aria-label="Alone" />
      </div>
      <Field label="Services" group help="Those the person may use">
        <CheckboxGroup options={services} allLabel="All services" defaultValue={['trade']} />
      </Field>
      <Field label="Channels" group optional error="Choose at least one.">
        <CheckboxGroup options={services.slice(0, 2)} orientation="horizontal" />
      </Field>
    </div>
  ),
});
