import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw, sent, type Surroundings } from '../../contract-suite/draw.tsx';
import { Field } from '../field/index.js';
import type { Option } from '../listbox/index.js';
import { SERVICES } from '../listbox/story-options.js';
import { Select, type SelectProps } from './index.js';

const LETTERS: Option[] = Array.from({ length: 26 }, (_, index) => {
  const letter = String.fromCharCode(65 + index);
  return { value: letter, label: letter.repeat(3) };
});
const box = () => screen.getByRole('combobox');
const list = () => screen.queryByRole('listbox');
const option = (name: RegExp | string) => screen.getByRole('option', { name });
const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.querySelector('.truncate')
    ?.textContent ?? null;

function drawSelect(props: Partial<SelectProps> = {}, around?: Surroundings) {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const drawn = draw(
    <form aria-label="form">
      <Field label="Service" help="One of yours">
        <Select options={SERVICES} onValueChange={onValueChange} {...props} />
      </Field>
      <button type="button">Next</button>
    </form>,
    around,
  );
  const press = (keys: string) => drawn.user.keyboard(keys);
  return { ...drawn, onValueChange, press };
}

/** Renders the select and focuses it. */
function drawFocused(props: Partial<SelectProps> = {}, around?: Surroundings) {
  const drawn = drawSelect(props, around);
  fireEvent.focus(box());
  box().focus();
  return drawn;
}

describe('a closed select', () => {
  it.each([
    ['{ArrowDown}', 'Account opening'],
    ['{ArrowUp}', 'Loans and deposits'],
    ['{Home}', 'Account opening'],
    ['{End}', 'Loans and deposits'],
    ['g', 'Guarantees'],
    ['pay', 'Payments'],
  ])('opens with %s at %s', async (keys, label) => {
    const { press, onValueChange } = drawFocused();
    await press(keys);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(active()).toBe(label);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each(['{Enter}', ' ', '{ArrowDown}', '{Alt>}{ArrowDown}{/Alt}'])(
    'opens with %s at the selected option',
    async (keys) => {
      const { press } = drawFocused({ defaultValue: 'guarantees' });
      await press(keys);
      expect(active()).toBe('Guarantees');
      expect(option(/Guarantees/)).toHaveAttribute('aria-selected', 'true');
    },
  );

  it.each(['{Control>}c{/Control}', '{Meta>}g{/Meta}', '{Alt>}p{/Alt}'])(
    'leaves %s to the browser',
    async (keys) => {
      const { press } = drawFocused();
      await press(keys);
      expect(list()).toBeNull();
    },
  );

  it('has no active option', () => {
    drawFocused({ defaultValue: 'loans' });
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    expect(box()).toHaveAttribute('aria-haspopup', 'listbox');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('keyboard in an open list', () => {
  const open = async (value: string) => {
    const drawn = drawFocused({ options: LETTERS, defaultValue: value });
    await drawn.press('{Enter}');
    return drawn;
  };
  it.each([
    ['M', '{ArrowDown}', 'NNN'],
    ['M', '{ArrowUp}', 'LLL'],
    ['M', '{Home}', 'AAA'],
    ['M', '{End}', 'ZZZ'],
    ['M', '{PageDown}', 'WWW'],
    ['M', '{PageUp}', 'CCC'],
    ['W', '{PageDown}', 'ZZZ'],
    ['C', '{PageUp}', 'AAA'],
    ['Z', '{ArrowDown}', 'ZZZ'],
    ['A', '{ArrowUp}', 'AAA'],
    ['M', 'c', 'CCC'],
    ['M', 'ccc', 'CCC'],
    ['M', 'é', 'EEE'],
    ['M', '1', 'MMM'],
  ])('from %s with %s go to %s', async (from, keys, to) => {
    const { press, onValueChange } = await open(from);
    await press(keys);
    expect(active()).toBe(to);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
    ['Alt and the up arrow', '{Alt>}{ArrowUp}{/Alt}'],
    ['Tab', '{Tab}'],
  ])('%s selects the active option and closes', async (_, keys) => {
    const { press, onValueChange } = await open('M');
    await press(`{ArrowDown}${keys}`);
    expect(onValueChange.mock.calls).toEqual([['N']]);
    expect(list()).toBeNull();
    expect(box()).toHaveTextContent('NNN');
    expect(document.activeElement).toBe(keys === '{Tab}' ? screen.getByText('Next') : box());
  });

  it('Escape closes without a change', async () => {
    const { press, onValueChange } = await open('M');
    await press('{ArrowDown}{Escape}');
    expect(list()).toBeNull();
    expect(box()).toHaveTextContent('MMM');
    expect(box()).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('selecting the selected option again reports nothing', async () => {
    const { press, onValueChange } = await open('M');
    await press('{Enter}');
    expect(list()).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('a space is part of the typeahead text', async () => {
    const { press, onValueChange } = drawFocused({
      options: ['Account opening', 'Account closing'].map((label) => ({ value: label, label })),
    });
    await press('account c');
    expect(active()).toBe('Account closing');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('pointer', () => {
  it('a click selects, closes, and keeps the focus in the field', async () => {
    const { user, onValueChange } = drawSelect();
    await user.click(box());
    await user.click(option('Payments'));
    expect(onValueChange.mock.calls).toEqual([['payments']]);
    expect(list()).toBeNull();
    expect(box()).toHaveFocus();
  });

  it('hovering and clicking elsewhere does not select', async () => {
    const { user, onValueChange } = drawSelect();
    await user.click(box());
    await user.hover(option('Payments'));
    expect(active()).toBe('Payments');
    await user.click(screen.getByText('Next'));
    expect(list()).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('a second click on the field closes the list', async () => {
    const { user, onValueChange } = drawSelect();
    await user.click(box());
    await user.click(box());
    expect(list()).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('nothing is selected when the window loses the focus', async () => {
    const { user, press, onValueChange } = drawFocused();
    await press('{ArrowDown}');
    await user.hover(option('Payments'));
    fireEvent.blur(box());
    expect(list()).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('disabled option', () => {
  const keys = '{ArrowDown}{ArrowDown}{ArrowDown}';
  it.each(['{Enter}', ' ', '{Alt>}{ArrowUp}{/Alt}'])('can be reached, and refuses %s', async (key) => {
    const { press, onValueChange } = drawFocused();
    await press(`${keys}${key}`);
    expect(active()).toBe('Cash pooling');
    expect(option(/Cash pooling/)).toHaveAttribute('aria-disabled', 'true');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('does not keep the list open when the field loses focus', async () => {
    const { press, onValueChange } = drawFocused();
    await press(`${keys}{Tab}`);
    expect(list()).toBeNull();
    expect(screen.getByText('Next')).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('is displayed if already selected', () => {
    drawSelect({ defaultValue: 'pooling' });
    expect(box()).toHaveTextContent('Cash pooling');
  });
});

describe('clearing the selection', () => {
  it.each(['{Delete}', '{Backspace}'])('%s clears it if allowed', async (key) => {
    const { press, onValueChange } = drawFocused({ clearable: true, defaultValue: 'loans' });
    await press(key);
    expect(onValueChange.mock.calls).toEqual([[null]]);
    expect(box()).toHaveTextContent('Choose');
    await press(key);
    expect(onValueChange).toHaveBeenCalledOnce();
  });

  it('the clear button clears it and disappears', async () => {
    const { user, onValueChange } = drawSelect({ clearable: true, defaultValue: 'loans' });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onValueChange.mock.calls).toEqual([[null]]);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('is not possible if not allowed', async () => {
    const { press, onValueChange } = drawFocused({ defaultValue: 'loans' });
    await press('{Delete}{Backspace}');
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('value', () => {
  it('of the host is displayed whatever is selected', async () => {
    const { press, onValueChange } = drawFocused({ value: 'loans' });
    await press('{Enter}{Home}{Enter}');
    expect(onValueChange.mock.calls).toEqual([['accounts']]);
    expect(box()).toHaveTextContent('Loans and deposits');
  });

  it('without an option is displayed as it is', () => {
    drawSelect({ value: 'archived-service', name: 'service' });
    expect(box()).toHaveTextContent('archived-service');
    expect(sent(screen.getByRole('form'), 'service')).toEqual(['archived-service']);
  });

  it('is submitted with the form, empty if nothing is selected, and not while disabled', async () => {
    const { press, unmount } = drawFocused({ name: 'service' });
    expect(sent(screen.getByRole('form'), 'service')).toEqual(['']);
    await press('{End}{Enter}');
    expect(sent(screen.getByRole('form'), 'service')).toEqual(['loans']);
    unmount();
    drawSelect({ name: 'service', defaultValue: 'loans', disabled: true });
    expect(sent(screen.getByRole('form'), 'service')).toEqual([]);
  });
});

describe('select field', () => {
  it('labels and describes the control and its list, and is required', async () => {
    const { press } = drawFocused({ invalid: true });
    await press('{ArrowDown}');
    expect(box()).toHaveAccessibleName('Service');
    expect(box()).toHaveAccessibleDescription('One of yours');
    expect(box()).toHaveAttribute('aria-required', 'true');
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    expect(list()).toHaveAccessibleName('Service');
    expect(box().getAttribute('aria-controls')).toBe(list()!.id);
  });

  it.each([{ disabled: true }, { readOnly: true }])(
    'with %o displays the selection and never opens',
    async (state) => {
      const { user, press, onValueChange } = drawSelect({ ...state, clearable: true, defaultValue: 'loans' });
      await user.click(box());
      box().focus();
      await press('{ArrowDown}p{Enter}{Delete}');
      expect(list()).toBeNull();
      expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
      expect(box()).toHaveTextContent('Loans and deposits');
      expect(onValueChange).not.toHaveBeenCalled();
      expect([box().hasAttribute('disabled'), box().hasAttribute('aria-readonly')]).toEqual(
        state.disabled ? [true, false] : [false, true],
      );
    },
  );

  it.each([
    ['en', 'Choose'],
    ['fr', 'Choisir'],
  ] as const)('has a placeholder in %s while nothing is selected', (language, word) => {
    const { unmount } = drawSelect({}, { language });
    expect(box()).toHaveTextContent(word);
    unmount();
    drawSelect({ placeholder: 'Your service' }, { language });
    expect(box()).toHaveTextContent('Your service');
  });
});

describe('missing options', () => {
  it.each([
    [{ loading: true }, 'Loading'],
    [{ error: 'No answer' }, 'No answer'],
    [{}, '0 options'],
  ])('with %o are announced', async (state, sentence) => {
    const { user } = drawSelect({ options: [], ...state });
    await user.click(box());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence));
  });

  it('do not prevent displaying and keeping the selection', async () => {
    const { press, onValueChange } = drawFocused({ options: [], loading: true, defaultValue: 'loans' });
    await press('{ArrowDown}{ArrowDown}{Enter}{Tab}');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(box()).toHaveTextContent('loans');
  });
});
