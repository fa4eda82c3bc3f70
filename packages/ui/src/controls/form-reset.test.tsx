import { normalisePhone } from '@atrium/contract/person-rules';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../contract-suite/draw.tsx';
import { AmountInput } from './amount/index.js';
import { Checkbox, CheckboxGroup } from './checkbox/index.js';
import { Combobox } from './combobox/index.js';
import { DatePicker } from './date/index.js';
import { NumberInput } from './number/index.js';
import { PhoneInput } from './phone/index.js';
import { RadioGroup } from './radio-group/index.js';
import { Rating } from './rating/index.js';
import { SearchInput } from './search/index.js';
import { Slider } from './slider/index.js';
import { Switch } from './switch/index.js';
import { TransferList } from './transfer-list/index.js';
import { useFieldValue } from './use-field-value.js';

const form = () => document.querySelector('form')!;
const sent = () =>
  [...new FormData(form())].map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`,
  );
const inForm = (field: ReactNode) => draw(<form aria-label="form">{field}</form>);
const OPTIONS = [
  { value: 'FR', label: 'France' },
  { value: 'DE', label: 'Germany' },
];

it('a reset reports restored defaults only for changed values', () => {
  const onCheckedChange = vi.fn<(on: boolean) => void>();
  inForm(<Switch aria-label="Alerts" name="alerts" defaultChecked onCheckedChange={onCheckedChange} />);
  form().reset();
  expect(onCheckedChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('switch'));
  form().reset();
  expect(onCheckedChange.mock.calls.flat()).toEqual([false, true]);
});

it('a reset restores a slider and a transfer list', async () => {
  const onSlide = vi.fn<(value: unknown) => void>();
  const onMove = vi.fn<(value: unknown) => void>();
  inForm(
    <>
      <Slider aria-label="Amount" min={0} max={10} defaultValue={[4]} onValueChange={onSlide} />
      <TransferList
        label="Entities"
        items={[{ id: 'a', label: 'Alpha' }]}
        columns={[
          { id: 'out', label: 'Available' },
          { id: 'in', label: 'Chosen' },
        ]}
        defaultValue={{ out: ['a'], in: [] }}
        onValueChange={onMove}
      />
    </>,
  );
  form().reset();
  expect([onSlide, onMove].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onSlide).toHaveBeenLastCalledWith([5]);
  form().reset();
  expect(onSlide).toHaveBeenLastCalledWith([4]);
  await waitFor(() => expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '4'));
});

it('a reset does not change a controlled value', () => {
  const onChange = vi.fn<(next: unknown) => void>();
  const fields = (mark: number | null, country: string | null) => (
    <form aria-label="form">
      <Checkbox aria-label="News" checked onCheckedChange={onChange} />
      <Switch aria-label="Alerts" checked onCheckedChange={onChange} />
      <CheckboxGroup aria-label="Products" options={OPTIONS} value={['FR']} onValueChange={onChange} />
      <Rating aria-label="Mark" value={mark} onValueChange={onChange} />
      <RadioGroup aria-label="Country" options={OPTIONS} value={country} onValueChange={onChange} />
    </form>
  );
  const { rerender } = draw(fields(null, null));
  rerender(fields(3, 'FR'));
  form().reset();
  expect(onChange).not.toHaveBeenCalled();
});

it('a reset clears a group without a default, and reports nothing if there was no selection', async () => {
  const onChange = vi.fn<(next: unknown) => void>();
  inForm(
    <>
      <Rating aria-label="Mark" name="mark" onValueChange={onChange} />
      <RadioGroup aria-label="Country" name="country" options={OPTIONS} onValueChange={onChange} />
    </>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Germany' }));
  fireEvent.click(screen.getByRole('radio', { name: /^4/ }));
  expect(sent()).toEqual(['mark=4', 'country=DE']);
  form().reset();
  await waitFor(() => expect(sent()).toEqual([]));
  expect(onChange.mock.calls.flat()).toEqual(['DE', 4]);
});

it('a prevented reset, or one of another form, has no effect', () => {
  draw(
    <>
      <form aria-label="form" onReset={(event) => event.preventDefault()}>
        <Switch aria-label="Alerts" />
      </form>
      <form aria-label="other" />
    </>,
  );
  fireEvent.click(screen.getByRole('switch'));
  form().reset();
  document.querySelectorAll('form')[1]!.reset();
  expect(screen.getByRole('switch')).toBeChecked();
});

/** A custom field of a host that refers to its form by id. */
function Far() {
  const button = useRef<HTMLButtonElement>(null);
  const [count, setCount] = useFieldValue(button, undefined, 1);
  return (
    <button ref={button} type="button" form="far" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

it('a reset works for a control linked by the form attribute', async () => {
  draw(
    <>
      <form id="far" aria-label="form" />
      <Far />
    </>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('2');
  form().reset();
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('1'));
});

it('a reset restores several checkboxes of a group at once', async () => {
  inForm(
    <CheckboxGroup
      aria-label="Products"
      name="product"
      allLabel="All"
      options={OPTIONS}
      defaultValue={['FR']}
    />,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'France' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Germany' }));
  expect(sent()).toEqual(['product=DE']);
  form().reset();
  await waitFor(() => expect(sent()).toEqual(['product=FR']));
  expect(screen.getByRole('checkbox', { name: 'Germany' })).not.toBeChecked();
});

it.each([
  ['a date', <DatePicker key="f" aria-label="Day" name="f" defaultValue="2026-11-20" />, '99/99'],
  ['a choice', <Combobox key="f" aria-label="Country" name="f" options={OPTIONS} defaultValue="FR" />, 'Ger'],
  ['a number', <NumberInput key="f" aria-label="Days" name="f" defaultValue={3} />, 'many'],
  [
    'an amount',
    <AmountInput key="f" aria-label="Amount" name="f" currency="EUR" defaultValue="100" />,
    '12 USD',
  ],
])('a reset discards a text that is not yet %s', async (_what, field, text) => {
  inForm(field);
  const box = screen.getByLabelText<HTMLInputElement>(/Day|Country|Days|Amount/, { selector: 'input' });
  const before = { shown: box.value, sent: sent() };
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
  fireEvent.change(box, { target: { value: text } });
  expect(box).toHaveValue(text);
  form().reset();
  await waitFor(() => expect(box).toHaveValue(before.shown));
  expect(sent()).toEqual(before.sent);
  expect(box).not.toHaveAttribute('aria-invalid');
});

it('a reset restores the country of a phone number', async () => {
  inForm(<PhoneInput aria-label="Mobile" name="f" normalise={normalisePhone} defaultValue="+33612345678" />);
  const box = screen.getByLabelText<HTMLInputElement>('Mobile', { selector: 'input' });
  await waitFor(() => expect(box).toHaveValue('+33 6 12 34 56 78'));
  fireEvent.change(box, { target: { value: '+44 20 7123 4567' } });
  expect(sent()).toEqual(['f=+442071234567']);
  form().reset();
  await waitFor(() => expect(box).toHaveValue('+33 6 12 34 56 78'));
  expect(sent()).toEqual(['f=+33612345678']);
});

it('a reset updates the search results of the field', () => {
  const onSearch = vi.fn<(text: string) => void>();
  inForm(<SearchInput aria-label="Search" onSearch={onSearch} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'loan' } });
  form().reset();
  expect(onSearch.mock.calls.flat()).toEqual(['']);
});
