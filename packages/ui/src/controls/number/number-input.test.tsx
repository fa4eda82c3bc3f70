import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { draw, sent, type Surroundings } from '../../contract-suite/draw.tsx';
import { formatDecimal } from '../../foundations/formats/index.js';
import { Field } from '../field/index.js';
import { NumberInput, type NumberInputProps } from './index.js';

const NBSP = '\u00a0';
const box = () => screen.getByRole<HTMLInputElement>('spinbutton');

function drawNumber(props: Partial<NumberInputProps> = {}, around?: Surroundings) {
  const onValueChange = vi.fn<(value: number | null) => void>();
  const drawn = draw(
    <form aria-label="form">
      <Field label="Term" help="In days">
        <NumberInput onValueChange={onValueChange} {...props} />
      </Field>
    </form>,
    around,
  );
  /** Enters a text at once, like a paste. */
  const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
  const leave = () => fireEvent.blur(box());
  const told = () => onValueChange.mock.calls.flat();
  const press = async (keys: string) => {
    box().focus();
    await drawn.user.keyboard(keys);
  };
  return { ...drawn, onValueChange, write, leave, told, press };
}

describe('parsing and formatting', () => {
  it.each([
    ['en', '1204', 1204, '1,204'],
    ['fr', '1204', 1204, `1${NBSP}204`],
    ['en', '1,204.5', 1204.5, '1,204.5'],
    ['fr', '1204,5', 1204.5, `1${NBSP}204,5`],
    ['fr', `1\u202f204,5`, 1204.5, `1${NBSP}204,5`],
    ['en', '1.5', 1.5, '1.5'],
    ['fr', '1.5', 1.5, '1,5'],
    ['en', '-3', -3, '\u22123'],
    ['en', '\u22123', -3, '\u22123'],
    ['en', '(3)', -3, '\u22123'],
    ['en', ' 007 ', 7, '7'],
    ['en', '.5', 0.5, '0.5'],
  ] as const)('in %s “%s” is read as %d and displayed as “%s” on blur', (language, text, value, shown) => {
    const { write, leave, told } = drawNumber({ decimals: 2 }, { language });
    write(text);
    expect(box()).toHaveValue(text);
    expect(told()).toEqual([value]);
    leave();
    expect(box()).toHaveValue(shown);
    expect(box()).toHaveAttribute('aria-valuetext', shown);
  });

  it('a formatted number parses back unchanged, in both languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom(0, 1, 2),
        fc.constantFrom('en' as const, 'fr' as const),
        (units, fractionDigits, language) => {
          const value = Number((units / 10 ** fractionDigits).toFixed(fractionDigits));
          const { write, told, unmount } = drawNumber({ decimals: fractionDigits }, { language });
          write(formatDecimal(String(value), language));
          expect(told()).toEqual([value === 0 ? 0 : value]);
          unmount();
        },
      ),
      { numRuns: 20 },
    );
  });

  it('a number is reported once, not for each key', async () => {
    const { press, told } = drawNumber();
    await press('12');
    await press('{Backspace}2');
    expect(told()).toEqual([1, 12, 1, 12]);
  });

  it('an empty field has no value and no error', () => {
    const { write, leave, told } = drawNumber({ defaultValue: 5 });
    write('');
    leave();
    expect(told()).toEqual([null]);
    expect(box()).not.toHaveAttribute('aria-invalid');
    expect(box()).not.toHaveAttribute('aria-valuenow');
    expect(box()).toHaveAttribute('aria-valuetext', 'Empty');
  });
});

describe('ambiguous numbers', () => {
  it.each([
    ['en', '1.500', '1,500'],
    ['fr', '1.500', `1${NBSP}500`],
    ['fr', '1,500', `1${NBSP}500`],
  ] as const)('in %s “%s” asks for a choice and has no value until then', async (language, text, first) => {
    const { write, leave, told, user, press } = drawNumber({ decimals: 2, defaultValue: 7 }, { language });
    write(text);
    leave();
    expect(told()).toEqual([null]);
    expect(box()).toHaveValue(text);
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    // The arrow keys do not step from an ambiguous value.
    await press('{ArrowUp}');
    expect(box()).toHaveValue(text);
    await user.click(screen.getByRole('button', { name: first }));
    expect(told()).toEqual([null, 1500]);
    expect(box()).toHaveValue(first);
    expect(box()).not.toHaveAttribute('aria-invalid');
  });
});

describe('refused numbers', () => {
  it.each([
    ['ten', {}, 'Enter a number, such as 1,204.', null],
    ['12,50,000', {}, 'Enter a number, such as 1,204.', null],
    ['ten', { decimals: 2 }, 'Enter a number, such as 1,204.5.', null],
    ['4', { min: 5 }, 'Enter 5 or more.', 4],
    ['91', { max: 90 }, 'Enter 90 or less.', 91],
    ['-1', { min: 0 }, 'Enter 0 or more.', -1],
    ['1.5', {}, 'Enter a whole number.', 1.5],
    ['1.25', { decimals: 1 }, 'Enter at most 1 decimal.', 1.25],
    ['11.2555', { step: 0.05 }, 'Enter at most 2 decimals.', 11.2555],
    ['1000.5', { max: 1000 }, 'Enter a whole number.', 1000.5],
    ['123', { max: 0 }, 'Enter 0 or less.', 123],
  ] as const)('“%s” with %o stays and is reported: %s', (text, props, message, value) => {
    const { write, leave, told } = drawNumber(props);
    write(text);
    expect(box()).not.toHaveAttribute('aria-invalid');
    leave();
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    expect(box()).toHaveAccessibleDescription(`${message} In days`);
    expect(told()).toEqual(value === null ? [] : [value]);
    // A valid number is formatted for the language, with the decimals it has.
    expect(box().value.replaceAll(/[,\u2212]/g, '')).toBe(text.replaceAll(/[,-]/g, ''));
  });

  it.each([
    ['en', 'Enter 5,000 or less.'],
    ['fr', `Saisissez 5${NBSP}000 ou moins.`],
  ] as const)('the message in %s uses the number format of the language', (language, message) => {
    const { write, leave } = drawNumber({ max: 5000 }, { language });
    write('5001');
    leave();
    expect(document.body.textContent).toContain(message);
  });

  it('PLAT-114 the form is invalid at once, and valid once corrected', () => {
    const { write } = drawNumber({ min: 5 });
    write('4');
    expect(box().validationMessage).toBe('Enter 5 or more.');
    write('5');
    expect(box().checkValidity()).toBe(true);
  });

  it('a number exactly at a limit is accepted', () => {
    const { write, leave } = drawNumber({ min: -5, max: 5 });
    for (const text of ['-5', '5']) {
      write(text);
      leave();
      expect(box()).not.toHaveAttribute('aria-invalid');
    }
  });

  it('digits beyond the precision of a number stay as typed and are reported', () => {
    const { write, leave } = drawNumber();
    write('12345678901234567890');
    expect(box()).toHaveValue('12345678901234567890');
    leave();
    expect(box()).toHaveAccessibleDescription(/Enter 9,007,199,254,740,991 or less\./);
  });

  it('a number that is too large to represent is refused', () => {
    const { write, leave, told } = drawNumber();
    write('9'.repeat(400));
    leave();
    expect(box()).toHaveValue('9'.repeat(400));
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    expect(told()).toEqual([]);
  });
});

describe('stepping', () => {
  it.each([
    ['{ArrowUp}', 6],
    ['{ArrowDown}', 4],
    ['{PageUp}', 15],
    ['{PageDown}', -5],
    ['{ArrowUp}{ArrowUp}{ArrowDown}', 6],
  ])('%s changes 5 to %i', async (keys, value) => {
    const { press } = drawNumber({ defaultValue: 5 });
    await press(keys);
    expect(box()).toHaveAttribute('aria-valuenow', String(value));
  });

  it.each([
    '{Shift>}{ArrowUp}{/Shift}',
    '{Control>}{ArrowUp}{/Control}',
    '{Alt>}{PageUp}{/Alt}',
    '{Home}',
    '{End}',
  ])('%s edits the text', async (keys) => {
    const { press, onValueChange } = drawNumber({ defaultValue: 5, min: 0, max: 9 });
    await press(keys);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each([
    [{ min: 0, max: 7, defaultValue: 5 }, '{PageUp}', 7],
    [{ min: 0, max: 7, defaultValue: 5 }, '{PageDown}', 0],
    [{ min: 5 }, '{ArrowUp}', 5],
    [{ max: -5 }, '{ArrowUp}', -5],
    [{}, '{ArrowDown}', -1],
    [{ step: 0.1, defaultValue: 0.2 }, '{ArrowUp}', 0.3],
    [{ step: 0.1, defaultValue: 0.7 }, '{ArrowUp}', 0.8],
    [{ step: 0.01, defaultValue: 1.1 }, '{PageDown}', 1],
    [{ step: 25, defaultValue: 0 }, '{PageUp}', 250],
    [{ step: 1, decimals: 2, defaultValue: 1.25 }, '{ArrowUp}', 2.25],
  ])('with %o %s stops at the limits and stays exact: %d', async (props, keys, value) => {
    const { press, told } = drawNumber(props);
    await press(keys);
    expect(told()).toEqual([value]);
  });

  it('stays within the limits for any keys', async () => {
    const { press, told } = drawNumber({ min: -3, max: 12, defaultValue: 0 });
    await press('{PageUp}{PageUp}{ArrowUp}{PageDown}{PageDown}{ArrowDown}{ArrowUp}');
    expect(told()).toEqual([10, 12, 2, -3, -2]);
  });

  it('buttons do the same, stop at the limits, and are not tab stops', async () => {
    const { user, told } = drawNumber({
      stepButtons: true,
      min: 1,
      max: 3,
      defaultValue: 2,
      suffix: 'copies',
    });
    const [minus, plus] = screen.getAllByRole('button');
    expect([minus, plus].map((button) => button!.getAttribute('aria-label'))).toEqual([
      'Decrease',
      'Increase',
    ]);
    await user.click(plus!);
    expect(plus).toBeDisabled();
    await user.click(minus!);
    await user.click(minus!);
    expect(minus).toBeDisabled();
    expect(told()).toEqual([3, 2, 1]);
    expect(minus).toHaveAttribute('tabindex', '-1');
  });

  it('does not happen if the host handles the key', async () => {
    const { press, onValueChange } = drawNumber({ onKeyDown: (event) => event.preventDefault() });
    await press('{ArrowUp}');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('does not happen on the mouse wheel', () => {
    const { onValueChange } = drawNumber({ defaultValue: 5 });
    box().focus();
    fireEvent.wheel(box(), { deltaY: 100 });
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('value', () => {
  it('of the host replaces text being typed', async () => {
    const Host = () => {
      const [value, setValue] = useState<number | null>(1);
      return (
        <>
          <NumberInput aria-label="Days" value={value} onValueChange={setValue} />
          <button type="button" onClick={() => setValue(30)}>
            A month
          </button>
        </>
      );
    };
    const { user } = draw(<Host />);
    fireEvent.change(box(), { target: { value: '0012' } });
    await user.click(screen.getByText('A month'));
    expect(box()).toHaveValue('30');
  });

  it('kept by the host is displayed whatever is typed', () => {
    const { write, leave, told } = drawNumber({ value: 7 });
    write('12');
    leave();
    expect(told()).toEqual([12]);
    expect(box()).toHaveValue('7');
  });

  it('is submitted as a plain number in any language', () => {
    const props = { name: 'term', decimals: 1 };
    const { write, leave, unmount } = drawNumber(props, { language: 'fr' });
    expect(sent(screen.getByRole('form'), 'term')).toEqual(['']);
    write('1 204,5');
    leave();
    expect(sent(screen.getByRole('form'), 'term')).toEqual(['1204.5']);
    unmount();
    drawNumber({ ...props, defaultValue: 3, disabled: true });
    expect(sent(screen.getByRole('form'), 'term')).toEqual([]);
  });

  it.each([{ disabled: true }, { readOnly: true }])('cannot be changed if %o', async (state) => {
    const { press, onValueChange } = drawNumber({ ...state, stepButtons: true, defaultValue: 5 });
    await press('{ArrowUp}{PageDown}7{Backspace}');
    expect(onValueChange).not.toHaveBeenCalled();
    for (const button of screen.queryAllByRole('button')) expect(button).toBeDisabled();
    expect(box()).toHaveValue('5');
  });

  it('has name, description, limits and required state', () => {
    drawNumber({ min: 1, max: 9, defaultValue: 5, invalid: true });
    expect(box()).toHaveAccessibleName('Term');
    expect(box()).toHaveAccessibleDescription('In days');
    expect(box()).toBeRequired();
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    const range = ['aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) => box().getAttribute(name));
    expect(range).toEqual(['1', '5', '9']);
  });

  it.each([
    [{}, 'numeric'],
    [{ decimals: 2 }, 'decimal'],
    [{ step: 0.5 }, 'decimal'],
  ])('with %o shows a %s keyboard on a phone', (props, mode) => {
    drawNumber(props);
    expect(box()).toHaveAttribute('inputmode', mode);
  });
});

it('a refused text does not come back once the host has replaced and cleared the value', async () => {
  const number = (value: number | null) => (
    <Field label="Amount">
      <NumberInput value={value} onValueChange={() => {}} />
    </Field>
  );
  const { user, rerender } = draw(number(null));
  await user.type(box(), 'x');
  expect(box()).toHaveValue('x');
  rerender(number(5));
  rerender(number(null));
  expect(box()).toHaveValue('');
});
