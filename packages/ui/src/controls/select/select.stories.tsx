import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Field } from '../field/index.js';
import { SERVICES } from '../listbox/story-options.js';
import { Select } from './index.js';

const meta = preview.meta({
  title: 'Controls/Select',
  component: Select,
  args: { options: SERVICES, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="w-320 max-w-full">
        <Field label="Service">
          <Story />
        </Field>
      </div>
    ),
  ],
});

const box = () => screen.getByRole('combobox');
const option = (name: RegExp | string) => screen.getByRole('option', { name });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

export const Default = meta.story();

export const ByMouse = meta.story({
  name: 'Chooses by mouse',
  play: async ({ args }) => {
    await userEvent.click(box());
    await expect(box()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(option('Payments'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('payments');
    await expect(box()).toHaveTextContent('Payments');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(box()).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  name: 'Chooses by keyboard, jumps by letters, leaves with Escape',
  play: async ({ args }) => {
    box().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Account opening');
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('Loans and deposits');
    await userEvent.keyboard('g');
    await expect(active()).toHaveTextContent('Guarantees');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('guarantees');
    await userEvent.keyboard(' ');
    await expect(active()).toHaveTextContent('Guarantees');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
});

export const DisabledOption = meta.story({
  name: 'A disabled option says why and refuses mouse and keyboard',
  play: async ({ args }) => {
    box().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('Not in the contract of this entity');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(option(/Cash pooling/));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('group', { name: 'Cash management' })).toContainElement(option('Payments'));
  },
});

export const Clearable = meta.story({
  name: 'Clears by button and by Delete',
  args: { clearable: true, defaultValue: 'loans' },
  play: async ({ args }) => {
    await userEvent.click(within(box().parentElement!).getAllByRole('button', { hidden: false }).at(-1)!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(box());
    await userEvent.click(option('Payments'));
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
});

export const States = meta.story({
  name: 'Loading, failed and empty lists',
  args: { options: [], error: 'The services could not be loaded.', onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.click(box());
    await waitFor(() => expect(screen.getByText('The services could not be loaded.')).toBeVisible());
    const panel = screen.getByText('The services could not be loaded.').parentElement!;
    await userEvent.click(within(panel).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(box()).toHaveFocus();
    await userEvent.tab();
    await expect(within(panel).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(box()).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const ReadOnly = meta.story({
  name: 'Read-only does not open',
  args: { readOnly: true, value: 'loans' },
  play: async () => {
    box().focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(box());
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  decorators: [],
  render: () => (
    <div className="grid gap-16">
      <Select aria-label="Chosen" options={SERVICES} defaultValue="payments" clearable />
      <Select aria-label="Small" options={SERVICES} size="toolbar" />
      <Select aria-label="Wrong" options={SERVICES} invalid />
      <Select aria-label="Read-only" options={SERVICES} readOnly value="loans" />
      <Select aria-label="Disabled" options={SERVICES} disabled value="loans" />
      <div className="h-300">
        <Select aria-label="Open" options={SERVICES} defaultValue="guarantees" />
      </div>
    </div>
  ),
  play: async () => userEvent.click(screen.getByRole('combobox', { name: 'Open' })),
});
