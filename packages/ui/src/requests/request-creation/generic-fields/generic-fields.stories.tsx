import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../../foundations/index.js';
import { COUNTRIES, FIELDS, noError } from '../creation.fixture.js';
import { GenericFields, type GenericFieldsProps } from './index.js';

const onValueChange = fn();
const meta = preview.meta({
  title: 'Requests/Creation/Generic fields',
  component: GenericFields,
  args: {
    fields: FIELDS,
    value: {},
    onValueChange,
    today: '2026-11-20',
    countries: COUNTRIES,
    errorOf: noError,
  } satisfies GenericFieldsProps,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <GenericFields
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).creation.generic;

export const Default = meta.story({
  name: 'Five formats, five states; a hidden one is not there',
  tags: ['DS-072', 'NEW-024', 'NEW-025', 'NEW-026', 'NEW-027'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.queryByText('Internal code')).toBeNull();
    await expect(canvas.getByText('A business day')).toBeVisible();
    await expect(canvas.getByPlaceholderText('IBAN')).toBeVisible();
    // Without a placeholder, an amount shows the number format of the language.
    const sample = globals['language'] === 'fr' ? /1\s204,50/ : /1,204\.50/;
    await expect(canvas.getByPlaceholderText(sample)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t.yes }));
    await expect(onValueChange).toHaveBeenLastCalledWith({ pooled: ['true'] });
    const amount = canvas.getByRole('textbox', { name: /Amount/ });
    await userEvent.type(amount, '1250.5');
    await userEvent.tab();
    await expect(onValueChange).toHaveBeenLastCalledWith({ pooled: ['true'], amount: ['1250.5'] });
  },
});

export const Placeholders = meta.story({
  name: 'Dates and amounts show the placeholder of their field',
  tags: ['NEW-027'],
  args: {
    fields: FIELDS.filter(({ id }) => id === 'date' || id === 'amount').map((field) => ({
      ...field,
      placeholder: `Halden ${field.id}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Halden date')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Halden amount')).toBeVisible();
  },
});

export const NoPastDay = meta.story({
  name: 'The calendar says why past days cannot be chosen; the first that can is today at the bank',
  // After midnight at the bank, which is not yet midnight in UTC.
  args: { fields: FIELDS.filter(({ id }) => id === 'date'), today: '2026-11-21' },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /Value date/ }));
    // The calendar is loaded when it first opens.
    const explanation = await screen.findByText(strings(globals).pastDays, {}, { timeout: 10_000 });
    // The layer is hidden until it has its position.
    await waitFor(() => expect(explanation).toBeVisible());
    const day = (iso: string) => document.querySelector(`[data-day="${iso}"] button`);
    await waitFor(() => expect(day('2026-11-20')).toBeDisabled());
    await expect(day('2026-11-21')).toBeEnabled();
  },
});

export const UnreadableAmount = meta.story({
  name: 'An amount that cannot be read stays, and one of two meanings is asked',
  tags: ['NEW-035'],
  args: { fields: FIELDS.filter(({ id }) => id === 'amount') },
  play: async ({ canvas, globals }) => {
    const { controls } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    const amount = canvas.getByRole('textbox', { name: /Amount/ });
    await userEvent.type(amount, 'abc');
    await userEvent.tab();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(onValueChange).toHaveBeenLastCalledWith({ amount: ['abc'] });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.500');
    await userEvent.tab();
    const meant = canvas.getByRole('group', { name: controls.numberMeant });
    await expect(amount).toHaveAccessibleDescription(expect.stringContaining(controls.numberAmbiguous));
    const choices = within(meant).getAllByRole('button');
    await expect(choices).toHaveLength(2);
    choices[0]!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onValueChange).toHaveBeenLastCalledWith({ amount: ['1500'] });
    await expect(amount).toHaveFocus();
    await expect(meant).not.toBeInTheDocument();
  },
});

export const PickedDate = meta.story({
  name: 'A day is chosen in the calendar and never typed',
  tags: ['NEW-034'],
  args: { fields: FIELDS.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: /Value date/ });
    await expect(input).toHaveAttribute('readonly');
    input.focus();
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(await within(dialog).findByRole('grid')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveFocus());
  },
});

export const Several = meta.story({
  name: 'Several values up to the maximum, by keyboard',
  tags: ['NEW-030', 'NEW-032'],
  args: { fields: FIELDS.filter(({ id }) => id === 'accounts') },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.type(canvas.getByRole('textbox'), 'FR76');
    for (let index = 2; index <= 3; index += 1) {
      canvas.getByRole('button', { name: t.addValue }).focus();
      await userEvent.keyboard('{Enter}');
      const boxes = await canvas.findAllByRole('textbox');
      await expect(boxes).toHaveLength(index);
    }
    await expect(canvas.queryByRole('button', { name: t.addValue })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t.removeValue.replace('{{index}}', '3') }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
  },
});

export const QA = meta.story({
  args: {
    value: { accounts: ['FR76', 'DE89'], amount: ['1250.5'], countries: ['DE', 'FR'], date: ['2026-12-01'] },
    errorOf: (field) => (field.endsWith('country') ? 'Choose a country' : undefined),
  },
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
