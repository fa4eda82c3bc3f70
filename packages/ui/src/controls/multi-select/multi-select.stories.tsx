import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Field } from '../field/index.js';
import type { ListStatus } from '../listbox/index.js';
import { ENTITIES, manyOptions } from '../listbox/story-options.js';
import { Select } from '../select/index.js';
import { MultiSelect } from './index.js';

const meta = preview.meta({
  title: 'Controls/Multi-select',
  component: MultiSelect,
  args: { options: ENTITIES, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="w-560 max-w-full">
        <Field label="Legal entities">
          <Story />
        </Field>
      </div>
    ),
  ],
});

const THREE = ['halden-industries-sa', 'halden-energy-gmbh', 'halden-iberia-sl'];
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const tag = (name: string) => screen.getByRole('button', { name: new RegExp(`(Remove|Retirer) ${name}`) });
const all = () => screen.getByRole('button', { name: /^(Select|Deselect|Sélect|Désélect)/ });

export const Default = meta.story();

export const ByKeyboard = meta.story({
  name: 'Chooses several by keyboard; the list stays open',
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.keyboard('lo');
    await expect(active()).toHaveTextContent('Halden Logistics BV');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'halden-logistics-bv',
      'halden-lux-holdlow-sàrl',
    ]);
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['halden-logistics-bv']);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(box()).toHaveValue('');
  },
});

export const ByMouse = meta.story({
  name: 'Chooses and takes back by mouse',
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: /Energy/ }));
    await userEvent.click(screen.getByRole('option', { name: /Nordic/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['halden-energy-gmbh', 'halden-nordic-ab']);
    await userEvent.click(tag('Halden Energy GmbH'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['halden-nordic-ab']);
    await expect(box()).toHaveFocus();
  },
});

export const Tags = meta.story({
  name: 'Backspace takes back the last; arrows and Delete work on the tags',
  args: { defaultValue: THREE },
  play: async ({ args }) => {
    box().focus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(THREE.slice(0, 2));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tag('Halden Energy GmbH')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['halden-energy-gmbh']);
    await expect(screen.getAllByRole('status')[0]).toHaveTextContent('Halden Industries SA');
  },
});

export const SelectAll = meta.story({
  name: 'Selects all that the search found; Tab goes there and on',
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.keyboard('sa');
    const found = screen.getAllByRole('option').length;
    await userEvent.tab();
    await expect(all()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const [chosen] = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall ?? [];
    await expect(chosen).toHaveLength(found);
    await expect(all()).toHaveAccessibleName(new RegExp(`(Deselect|Désélectionner).*${found}`));
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const Failed = meta.story({
  name: 'A failed search is tried again with the same text; the focus comes back',
  args: { remote: true, options: [] },
  render: function Failing(args) {
    const [status, setStatus] = useState<ListStatus>({
      error: 'The entities could not be loaded.',
      onRetry: () => setStatus({ loading: true }),
    });
    return <MultiSelect {...args} {...status} />;
  },
  play: async () => {
    await userEvent.click(box());
    await userEvent.keyboard('lux');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /^(Try again|Réessayer)$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveValue('lux');
    await expect(box()).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Folded = meta.story({
  name: 'Shows five values, then an ellipsis that opens the rest',
  tags: ['SRCH-019'],
  args: { defaultValue: ENTITIES.slice(0, 8).map(({ value }) => value) },
  play: async () => {
    const tags = () => screen.getAllByRole('button', { name: /^(Remove|Retirer)/ });
    await expect(tags()).toHaveLength(5);
    const more = screen.getByText(/…\s\+3/);
    await userEvent.click(more);
    await expect(tags()).toHaveLength(8);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Filter = meta.story({
  name: 'In a filter: at most 50 options, at most 200 px high',
  tags: ['SRCH-020', 'SRCH-021', 'DS-088'],
  args: { options: manyOptions(312), optionLimit: 50, maxHeight: 200 },
  play: async () => {
    await userEvent.click(box());
    await expect(screen.getByRole('listbox').clientHeight).toBeLessThanOrEqual(200);
    await expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '50');
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(active()).toHaveAttribute('aria-posinset', '50');
    await userEvent.keyboard('00312');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
});

export const Toolbar = meta.story({
  name: 'In a toolbar it is as high as the other fields, with and without a selection',
  decorators: [],
  render: () => (
    <div className="flex items-center gap-8">
      <MultiSelect aria-label="Several" options={ENTITIES} size="toolbar" />
      <MultiSelect
        aria-label="Selected"
        className="w-240"
        options={ENTITIES}
        defaultValue={ENTITIES.slice(0, 3).map(({ value }) => value)}
        tagLimit={1}
        size="toolbar"
      />
      <Select aria-label="One" options={ENTITIES} size="toolbar" />
    </div>
  ),
  play: () => {
    const heights = screen.getAllByRole('combobox').map((field) => {
      const bordered = field.closest('.border') ?? field;
      return bordered.getBoundingClientRect().height;
    });
    return expect(new Set(heights).size).toBe(1);
  },
});

export const InDialog = meta.story({
  name: 'In a dialog: above it, Escape closes the list only',
  decorators: [],
  render: function InADialog() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-scrim bg-scrim" />
          <Dialog.Content
            className="fixed top-40 left-40 z-dialog w-400 overflow-hidden rounded-floating bg-raised p-24"
            aria-describedby={undefined}
          >
            <Dialog.Title>Share with entities</Dialog.Title>
            <MultiSelect aria-label="Entities" options={ENTITIES} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    );
  },
  play: async () => {
    await userEvent.click(box());
    const list = screen.getByRole('listbox');
    const { left, top, height } = list.getBoundingClientRect();
    await expect(list.contains(document.elementFromPoint(left + 20, top + height - 10))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  decorators: [],
  render: () => (
    <div className="grid w-560 gap-16">
      <MultiSelect aria-label="Empty" options={ENTITIES} placeholder="Name or country" />
      <MultiSelect aria-label="Many" options={ENTITIES} defaultValue={ENTITIES.map(({ value }) => value)} />
      <MultiSelect aria-label="Wrong" options={ENTITIES} invalid defaultValue={THREE} />
      <MultiSelect aria-label="Read-only" options={ENTITIES} readOnly value={THREE} />
      <MultiSelect aria-label="Disabled" options={ENTITIES} disabled value={THREE} />
      <div className="h-240">
        <MultiSelect aria-label="Open" options={ENTITIES} defaultValue={THREE} />
      </div>
    </div>
  ),
  play: async () => userEvent.type(screen.getByRole('combobox', { name: 'Open' }), 'lo'),
});
