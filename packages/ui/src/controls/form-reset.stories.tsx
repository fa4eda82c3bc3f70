import { normalisePhone } from '@atrium/contract/person-rules';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AmountInput } from './amount/index.js';
import { Button } from './button/index.js';
import { Checkbox, CheckboxGroup } from './checkbox/index.js';
import { Combobox } from './combobox/index.js';
import { DatePicker } from './date/index.js';
import { DateRangePicker } from './date-range/index.js';
import { Field } from './field/index.js';
import { MultiSelect } from './multi-select/index.js';
import { NumberInput } from './number/index.js';
import { PhoneInput } from './phone/index.js';
import { RadioGroup } from './radio-group/index.js';
import { Rating } from './rating/index.js';
import { SearchInput } from './search/index.js';
import { SegmentedControl } from './segmented-control/index.js';
import { Select } from './select/index.js';
import { Slider } from './slider/index.js';
import { Switch } from './switch/index.js';
import { TextInput } from './text/index.js';
import { Textarea } from './textarea/index.js';

const COUNTRIES = [
  { value: 'FR', label: 'France' },
  { value: 'DE', label: 'Germany' },
  { value: 'IT', label: 'Italy' },
];
const RESET = 'Start over';

/** Every uncontrolled field, with a default. */
function AllFields() {
  return (
    <form aria-label="All fields" className="grid max-w-640 gap-16">
      <TextInput aria-label="text" name="text" defaultValue="Halden" />
      <Textarea aria-label="textarea" name="textarea" defaultValue="Notes" />
      <SearchInput aria-label="search" name="search" defaultValue="loan" />
      <NumberInput aria-label="number" name="number" defaultValue={3} />
      <AmountInput aria-label="amount" name="amount" currency="EUR" defaultValue="100" />
      <PhoneInput aria-label="phone" name="phone" normalise={normalisePhone} defaultValue="+33612345678" />
      <Checkbox label="checkbox" name="checkbox" defaultChecked />
      <Field group label="checkbox group">
        <CheckboxGroup name="checkbox-group" options={COUNTRIES} defaultValue={['FR']} />
      </Field>
      <Switch label="switch" name="switch" defaultChecked />
      <Field group label="radio group">
        <RadioGroup name="radio-group" options={COUNTRIES} defaultValue="FR" />
      </Field>
      <Field group label="rating">
        <Rating name="rating" defaultValue={3} />
      </Field>
      <Field group label="segments">
        <SegmentedControl segments={COUNTRIES} defaultValue="FR" />
      </Field>
      <Field group label="slider">
        <Slider aria-label="slider" min={0} max={10} defaultValue={[4]} />
      </Field>
      <Select aria-label="select" name="select" options={COUNTRIES} defaultValue="FR" clearable />
      <Combobox aria-label="combobox" name="combobox" options={COUNTRIES} defaultValue="FR" />
      <MultiSelect aria-label="multi-select" name="multi-select" options={COUNTRIES} defaultValue={['FR']} />
      <DatePicker aria-label="date" name="date" defaultValue="2026-11-20" />
      <DateRangePicker
        aria-label="date range"
        name="date-range"
        defaultValue={{ from: '2026-11-01', to: '2026-11-20' }}
        clearable
      />
      <Button type="reset">{RESET}</Button>
    </form>
  );
}

const meta = preview.meta({ title: 'Controls/Form reset', component: AllFields });

/** The form data, and the displayed values of fields that are not submitted. */
function stateOf(form: HTMLFormElement) {
  const checked = [...form.querySelectorAll('[role=radio][aria-checked=true]')].map(
    (radio) => (radio as HTMLButtonElement).value,
  );
  return {
    ...Object.fromEntries(
      [...new Set(new FormData(form).keys())].map((name) => [name, new FormData(form).getAll(name)]),
    ),
    radios: checked,
    slider: within(form).getByRole('slider').getAttribute('aria-valuenow'),
    combobox: within(form).getByRole<HTMLInputElement>('combobox', { name: 'combobox' }).value,
  };
}

/** Changes every field by mouse or keyboard. */
async function changeAll(form: HTMLFormElement, act: (element: HTMLElement, key: string) => Promise<void>) {
  const within_ = within(form);
  for (const name of ['text', 'textarea', 'search', 'number', 'amount', 'phone', 'date']) {
    const box = within_.getByLabelText<HTMLInputElement>(name, { selector: 'input,textarea' });
    await userEvent.clear(box);
    const typed: Record<string, string> = {
      number: '7',
      amount: '250',
      phone: '+442071234567',
      date: '03/12/2026',
    };
    await userEvent.type(box, typed[name] ?? 'Other');
    await userEvent.tab();
  }
  await act(within_.getByRole('checkbox', { name: 'checkbox' }), ' ');
  const boxes = within(within_.getByRole('group', { name: 'checkbox group' }));
  for (const name of ['France', 'Germany', 'Italy']) await act(boxes.getByRole('checkbox', { name }), ' ');
  await act(within_.getByRole('switch'), ' ');
  for (const group of ['radio group', 'segments'])
    await act(
      within(within_.getByRole('radiogroup', { name: group })).getByRole('radio', { name: 'Italy' }),
      ' ',
    );
  await act(within_.getByRole('radio', { name: /^5/ }), ' ');
  within_.getByRole('slider').focus();
  await userEvent.keyboard('{ArrowRight}');
  for (const name of ['select', 'combobox', 'multi-select']) {
    const box = within_.getByRole('combobox', { name });
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
  }
  within_.getByRole('button', { name: /^date range/ }).focus();
  await userEvent.keyboard('{Delete}');
}

async function expectReset(form: HTMLFormElement, act: Parameters<typeof changeAll>[1]) {
  // The phone number parser is loaded later.
  await waitFor(() =>
    expect(within(form).getByLabelText('phone', { selector: 'input' })).toHaveValue('+33 6 12 34 56 78'),
  );
  const before = stateOf(form);
  await changeAll(form, act);
  await waitFor(async () => {
    const now = stateOf(form) as Record<string, unknown>;
    const same = Object.entries(before).filter(([name, value]) => String(now[name]) === String(value));
    await expect(same).toEqual([]);
  });
  await act(within(form).getByRole('button', { name: RESET }), '{Enter}');
  await waitFor(() => expect(stateOf(form)).toEqual(before));
  await expect(within(form).getByRole('switch')).toBeChecked();
  await expect(within(form).getByRole('combobox', { name: 'select' })).toHaveTextContent('France');
  await expect(form.querySelector('[aria-invalid=true]')).toBeNull();
}

export const Default = meta.story({
  name: 'Every field goes back to its default with its form, by mouse',
  play: ({ canvas }) =>
    expectReset(canvas.getByRole<HTMLFormElement>('form'), async (element) => {
      await userEvent.click(element);
    }),
});

export const Keyboard = meta.story({
  name: 'Every field goes back to its default with its form, by keyboard',
  play: ({ canvas }) =>
    expectReset(canvas.getByRole<HTMLFormElement>('form'), async (element, key) => {
      element.focus();
      await userEvent.keyboard(key);
    }),
});
