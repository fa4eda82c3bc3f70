import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Field } from '../field/index.js';
import type { ListStatus } from '../listbox/index.js';
import { ENTITIES, manyOptions } from '../listbox/story-options.js';
import { Combobox } from './index.js';

const meta = preview.meta({
  title: 'Controls/Combobox',
  component: Combobox,
  args: { options: ENTITIES, onValueChange: fn(), onQueryChange: fn() },
  decorators: [
    (Story) => (
      <div className="w-360 max-w-full">
        <Field label="Legal entity">
          <Story />
        </Field>
      </div>
    ),
  ],
});

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () =>
  screen.getAllByRole('option').map((each) => each.querySelector('.truncate')?.textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

export const Default = meta.story();

export const ByKeyboard = meta.story({
  name: 'Finds without case and accents, chooses with Enter',
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.keyboard('elec');
    await expect(options()).toEqual(['Halden Élec SAS']);
    await expect(screen.getByText('Élec').tagName).toBe('B');
    await expect(active()).toHaveAttribute('aria-setsize', '1');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('halden-élec-sas');
    await expect(box()).toHaveValue('Halden Élec SAS');
    await userEvent.keyboard('{ArrowDown}');
    await expect(options()[0]).toBe('Halden Industries SA');
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(active()).toHaveAttribute('aria-posinset', '11');
  },
});

export const ByMouse = meta.story({
  name: 'Chooses by mouse',
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: /Iberia/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('halden-iberia-sl');
    await expect(box()).toHaveValue('Halden Iberia SL');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const OnlyByChoice = meta.story({
  name: 'A text that is no choice goes back when the field is left; Escape too',
  args: { defaultValue: 'halden-iberia-sl' },
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.keyboard('log');
    await userEvent.tab();
    await expect(box()).toHaveValue('Halden Iberia SL');
    await userEvent.click(box());
    await userEvent.keyboard('log{Escape}');
    await expect(box()).toHaveValue('Halden Iberia SL');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const Clearable = meta.story({
  name: 'An emptied text takes the choice back',
  args: { defaultValue: 'halden-iberia-sl', clearable: true },
  play: async ({ args }) => {
    await userEvent.clear(box());
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(box()).toHaveValue('');
  },
});

export const Remote = meta.story({
  name: 'A service searches: in progress, then its answer as it comes',
  args: { remote: true, loading: true, options: [] },
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.keyboard('zz');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('zz');
    await expect(box()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(document.querySelector('[data-spinner]')).toBeVisible(), { timeout: 2000 });
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
    return <Combobox {...args} {...status} />;
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

export const NothingFound = meta.story({
  play: async () => {
    await userEvent.click(box());
    await userEvent.keyboard('zz');
    await expect(screen.queryAllByRole('option')).toHaveLength(0);
    await expect(screen.getByText(/[“«].?zz.?[”»]/)).toBeVisible();
    await expect(box()).not.toHaveAttribute('aria-activedescendant');
  },
});

export const TwentyThousand = meta.story({
  name: '20,000 options: few nodes, each with its place in the whole',
  args: { options: manyOptions(20_000) },
  play: async () => {
    await userEvent.click(box());
    await expect(screen.getAllByRole('option').length).toBeLessThan(16);
    await userEvent.keyboard('{ArrowDown}{End}');
    await waitFor(() => expect(active()).toHaveAttribute('aria-posinset', '20000'));
    await expect(active()).toHaveAttribute('aria-setsize', '20000');
    await userEvent.keyboard('19999');
    await expect(options()).toHaveLength(1);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  decorators: [],
  render: () => (
    <div className="grid w-400 gap-16">
      <Combobox aria-label="Chosen" options={ENTITIES} defaultValue="halden-iberia-sl" clearable />
      <Combobox aria-label="Wrong" options={ENTITIES} invalid placeholder="Name or country" />
      <Combobox aria-label="Read-only" options={ENTITIES} readOnly value="halden-iberia-sl" />
      <Combobox aria-label="Disabled" options={ENTITIES} disabled value="halden-iberia-sl" />
      <div className="h-360">
        <Combobox aria-label="Open" options={ENTITIES} />
      </div>
    </div>
  ),
  play: async () => userEvent.type(screen.getByRole('combobox', { name: 'Open' }), 'sa'),
});
