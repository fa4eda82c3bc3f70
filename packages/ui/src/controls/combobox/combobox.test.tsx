import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { draw, sent, type Surroundings } from '../../contract-suite/draw.tsx';
import { Field } from '../field/index.js';
import type { Option } from '../listbox/index.js';
import { ENTITIES, manyOptions, SERVICES } from '../listbox/story-options.js';
import { Combobox, type ComboboxProps } from './index.js';

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const list = () => screen.queryByRole('listbox');
const labelOf = (element: Element | null) => element?.querySelector('.truncate')?.textContent ?? null;
const shown = () => screen.queryAllByRole('option').map(labelOf);
const active = () => labelOf(document.getElementById(box().getAttribute('aria-activedescendant') ?? ''));
const status = () => screen.getByRole('status').textContent?.trim();

function drawCombobox(props: Partial<ComboboxProps> = {}, around?: Surroundings) {
  const onValueChange = vi.fn<(value: string | null) => void>();
  const onQueryChange = vi.fn<(query: string) => void>();
  const drawn = draw(
    <form aria-label="form">
      <Field label="Legal entity" help="Of your group">
        <Combobox options={ENTITIES} onValueChange={onValueChange} onQueryChange={onQueryChange} {...props} />
      </Field>
      <button type="button">Next</button>
    </form>,
    around,
  );
  const type = async (keys: string) => {
    await drawn.user.click(box());
    if (keys) await drawn.user.keyboard(keys);
  };
  return { ...drawn, onValueChange, onQueryChange, type };
}

describe('typing', () => {
  it.each([
    ['elec', ['Halden Élec SAS']],
    ['OEUVRE', ['Halden Œuvre Fondation']],
    ['sarl lux', ['Halden Lux Holdlow Sàrl']],
    ['gb', ['Halden Capital Ltd', 'Halden Shipping Ltd']],
    ['  iberia  ', ['Halden Iberia SL']],
    ['zz', []],
  ])('“%s” finds %o ignoring case and accents, also by keywords', async (text, labels) => {
    const { type } = drawCombobox();
    await type(text);
    expect(shown()).toEqual(labels);
    expect(active()).toBe(labels[0] ?? null);
  });

  it('reports each text once, and when it is cleared', async () => {
    const { type, user, onQueryChange } = drawCombobox();
    await type('ib');
    await user.keyboard('{Backspace}');
    await user.tab();
    expect(onQueryChange.mock.calls.flat()).toEqual(['i', 'ib', 'i', '']);
  });

  it('shows all options and activates none when the text is cleared', async () => {
    const { type, user } = drawCombobox();
    await type('ib{Backspace}{Backspace}');
    expect(shown()).toHaveLength(10);
    expect(active()).toBeNull();
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('');
  });

  it('pasted text is searched like typed text', async () => {
    const { user } = drawCombobox();
    await user.click(box());
    await user.paste('Halden\u00a0Iberia ');
    expect(shown()).toEqual(['Halden Iberia SL']);
  });

  it('the text is selected on focus, so that typing replaces it', async () => {
    const { user } = drawCombobox({ defaultValue: 'halden-iberia-sl' });
    await user.tab();
    expect([box().selectionStart, box().selectionEnd]).toEqual([0, 'Halden Iberia SL'.length]);
  });
});

describe('keyboard', () => {
  it.each([
    ['{ArrowDown}', 'Halden Industries SA'],
    ['{ArrowUp}', 'Halden Treasury Center SA'],
    ['{Alt>}{ArrowDown}{/Alt}', null],
  ])('a closed list opens with %s at %s', async (keys, label) => {
    const { user } = drawCombobox();
    await user.tab();
    await user.keyboard(keys);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(active()).toBe(label);
  });

  it.each([
    ['{ArrowDown}{ArrowDown}', 'Halden Energy GmbH'],
    ['{ArrowDown}{PageDown}', 'Halden Schweiz AG'],
    ['{ArrowDown}{End}', 'Halden Treasury Center SA'],
    ['{ArrowDown}{End}{PageUp}', 'Halden Logistics BV'],
    ['{ArrowDown}{End}{Home}', 'Halden Industries SA'],
    ['{ArrowUp}{ArrowDown}', 'Halden Industries SA'],
  ])('%s activates %s; the focus stays in the text', async (keys, label) => {
    const { user } = drawCombobox();
    await user.tab();
    await user.keyboard(keys);
    expect(active()).toBe(label);
    expect(box()).toHaveFocus();
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Alt and the up arrow', '{Alt>}{ArrowUp}{/Alt}'],
  ])('%s selects the active option, fills it in and closes the list', async (_, key) => {
    const { type, onValueChange } = drawCombobox();
    await type(`log${key}`);
    expect(onValueChange.mock.calls).toEqual([['halden-logistics-bv']]);
    expect(box()).toHaveValue('Halden Logistics BV');
    expect(list()).toBeNull();
  });

  it('Enter on a closed list submits the form', async () => {
    const onKey = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    window.addEventListener('keydown', onKey, { once: true });
    const { user } = drawCombobox();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onKey).toHaveReturnedWith(false);
  });

  it('Escape closes the list first, and the dialog around it second', async () => {
    const prevented: boolean[] = [];
    const onKey = (event: KeyboardEvent) => prevented.push(event.defaultPrevented);
    const { type, user, onValueChange } = drawCombobox({ defaultValue: 'halden-iberia-sl', clearable: true });
    document.addEventListener('keydown', onKey, true);
    await type('{Escape}');
    expect(list()).toBeNull();
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', onKey, true);
    expect(prevented).toEqual([true, false]);
    expect(box()).toHaveValue('Halden Iberia SL');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('selection requires an explicit action', () => {
  it.each([
    ['part of an option', 'log'],
    ['a whole option', 'Halden Logistics BV'],
    ['an unknown option', 'zz'],
  ])('%s restores the selection when the field loses focus', async (_, text) => {
    const { user, onValueChange } = drawCombobox({ defaultValue: 'halden-iberia-sl' });
    await user.tab();
    await user.keyboard(text);
    await user.tab();
    expect(box()).toHaveValue('Halden Iberia SL');
    expect(list()).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('a text is discarded if nothing was selected before', async () => {
    const { type, user } = drawCombobox();
    await type('log');
    await user.click(screen.getByText('Next'));
    expect(box()).toHaveValue('');
    expect(list()).toBeNull();
  });

  it('an option under the pointer is not selected by a click elsewhere', async () => {
    const { type, user, onValueChange } = drawCombobox();
    await type('');
    await user.hover(screen.getByRole('option', { name: /Iberia/ }));
    await user.click(screen.getByText('Next'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('clicking an option selects it and keeps the focus in the text', async () => {
    const { type, user, onValueChange } = drawCombobox();
    await type('ib');
    await user.click(screen.getByRole('option'));
    expect(onValueChange.mock.calls).toEqual([['halden-iberia-sl']]);
    expect(box()).toHaveFocus();
    await user.tab();
    expect(box()).toHaveValue('Halden Iberia SL');
  });

  it('a disabled option refuses Enter and click, and shows its reason', async () => {
    const { type, user, onValueChange } = drawCombobox({ options: SERVICES });
    await type('pool{Enter}');
    await user.click(screen.getByRole('option', { name: /Not in the contract/ }));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(list()).not.toBeNull();
    await user.tab();
    expect(list()).toBeNull();
    expect(box()).toHaveValue('');
  });
});

describe('clearing the selection', () => {
  it('an emptied text clears it if allowed, and is restored otherwise', async () => {
    const free = drawCombobox({ defaultValue: 'halden-iberia-sl', clearable: true });
    await free.user.clear(box());
    await free.user.tab();
    expect(free.onValueChange.mock.calls).toEqual([[null]]);
    free.unmount();
    const { user, onValueChange } = drawCombobox({ defaultValue: 'halden-iberia-sl' });
    await user.clear(box());
    await user.tab();
    expect(box()).toHaveValue('Halden Iberia SL');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('the clear button removes the selection and typed text', async () => {
    const { user, onValueChange } = drawCombobox({ defaultValue: 'halden-iberia-sl', clearable: true });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onValueChange.mock.calls).toEqual([[null]]);
    expect(box()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });
});

describe('list button', () => {
  it('opens and closes the list, and is not a tab stop', async () => {
    const { user } = drawCombobox();
    const button = screen.getByRole('button', { name: 'Show the options' });
    expect(button).toHaveAttribute('tabindex', '-1');
    await user.click(button);
    expect(list()).not.toBeNull();
    expect(box()).toHaveFocus();
    await user.click(button);
    expect(list()).toBeNull();
  });
});

describe('remote search', () => {
  const answer = (label: string): Option => ({ value: label.toLowerCase(), label });

  it('shows its results as they arrive, including those without the search text', async () => {
    const { type } = drawCombobox({ remote: true, options: [answer('Anything')] });
    await type('tax');
    expect(shown()).toEqual(['Anything']);
  });

  it('Enter does not select from the results of an earlier text', async () => {
    const { type, user, rerender, onValueChange } = drawCombobox({
      remote: true,
      loading: true,
      options: [answer('Fees')],
    });
    await type('tax{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(list()).not.toBeNull();
    expect(box()).toHaveAttribute('aria-busy', 'true');
    rerender(<Combobox aria-label="Again" remote options={[answer('Tax')]} onValueChange={onValueChange} />);
    await user.click(box());
    await user.keyboard('tax{Enter}');
    expect(onValueChange.mock.calls).toEqual([['tax']]);
  });

  it('Enter selects the highlighted option that the text finds, even while the service still searches', async () => {
    const options = [answer('Halden Group'), answer('Halden Iberia')];
    const { type, onValueChange } = drawCombobox({ remote: true, loading: true, options });
    await type('HALDEN iberia{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
    await type('{ArrowDown}{Enter}');
    expect(onValueChange.mock.calls).toEqual([['halden iberia']]);
  });

  it('keeps the label of the selection when it is no longer listed', async () => {
    const Service = () => {
      const [options, setOptions] = useState([answer('Fees'), answer('Tax')]);
      return (
        <Combobox
          aria-label="Tag"
          remote
          options={options}
          onQueryChange={(query) => setOptions(query ? [answer('Other')] : [])}
        />
      );
    };
    const { user } = draw(<Service />);
    await user.click(box());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box()).toHaveValue('Fees');
    await user.clear(box());
    await user.keyboard('oth');
    await user.tab();
    expect(box()).toHaveValue('Fees');
  });

  it('shows the host’s label for a value it has never listed', () => {
    drawCombobox({ remote: true, options: [], value: '42', knownOption: { value: '42', label: 'Fees' } });
    expect(box()).toHaveValue('Fees');
  });

  it('a failure is shown and announced, and can be retried with the same text', async () => {
    const onRetry = vi.fn();
    const { type, user } = drawCombobox({ remote: true, options: [], error: 'No answer', onRetry });
    await type('tax');
    await waitFor(() => expect(status()).toBe('No answer'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('a field that adds to a list', () => {
  it('is cleared after each selection', async () => {
    const { type, user, onValueChange } = drawCombobox({ emptiesOnChoice: true, value: null });
    await type('ib{Enter}');
    expect(box()).toHaveValue('');
    await user.keyboard('log{Enter}');
    expect(box()).toHaveValue('');
    await user.click(box());
    await user.click(screen.getByRole('option', { name: /Energy/ }));
    expect(onValueChange.mock.calls.flat()).toEqual([
      'halden-iberia-sl',
      'halden-logistics-bv',
      'halden-energy-gmbh',
    ]);
    expect(box()).toHaveValue('');
  });
});

describe('announcements', () => {
  it('the number of options is announced when typing pauses', async () => {
    const { type } = drawCombobox();
    await type('');
    await waitFor(() => expect(status()).toBe('14 options'));
    await type('elec');
    await waitFor(() => expect(status()).toBe('1 option'));
    await type('zz');
    await waitFor(() => expect(status()).toBe('0 options'));
  });

  it('the ARIA pattern of a combobox with a listbox is used', async () => {
    const { type } = drawCombobox();
    await type('ib');
    expect(box()).toHaveAttribute('aria-autocomplete', 'list');
    expect(box().getAttribute('aria-controls')).toBe(list()!.id);
    expect(list()).toHaveAccessibleName('Legal entity');
    expect(box()).toHaveAccessibleName('Legal entity');
    expect(box()).toHaveAccessibleDescription('Of your group');
    expect(box()).toBeRequired();
  });
});

describe('value', () => {
  it('of the host replaces the text when it changes, even during typing', async () => {
    const { type, rerender } = drawCombobox({ value: 'halden-iberia-sl' });
    await type('log');
    rerender(<Combobox aria-label="Legal entity" options={ENTITIES} value="halden-energy-gmbh" />);
    expect(box()).toHaveValue('Halden Energy GmbH');
  });

  it('is submitted with the form, not the text', async () => {
    const { type } = drawCombobox({ name: 'entity', defaultValue: 'halden-iberia-sl' });
    await type('log');
    expect(sent(screen.getByRole('form'), 'entity')).toEqual(['halden-iberia-sl']);
  });

  it.each([{ disabled: true }, { readOnly: true }])('cannot be changed if %o', async (state) => {
    const { type, user, onValueChange } = drawCombobox({
      ...state,
      clearable: true,
      defaultValue: 'halden-iberia-sl',
    });
    await type('log{ArrowDown}{Enter}');
    for (const button of screen.queryAllByRole('button', { name: /Show|Clear/ })) await user.click(button);
    expect(list()).toBeNull();
    expect(box()).toHaveValue('Halden Iberia SL');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

it('searching 20,000 options renders few nodes', async () => {
  const { type, user, onValueChange } = drawCombobox({ options: manyOptions(20_000) });
  await type('19999');
  expect(shown()).toHaveLength(1);
  await user.clear(box());
  expect(screen.getAllByRole('option').length).toBeLessThan(16);
  await user.keyboard('{End}');
  expect(screen.getAllByRole('option').length).toBeLessThan(16);
  await user.keyboard('{Enter}');
  expect(onValueChange.mock.calls).toEqual([['account-19999']]);
});

describe('label of the selection', () => {
  const late = { value: 'de', label: 'Germany' };
  const shownWith = (options: readonly Option[]) => (
    <Field label="Country">
      <Combobox options={options} value="de" />
    </Field>
  );

  it('replaces the raw value once its option is loaded, and follows the language', () => {
    const { rerender } = draw(shownWith([]));
    expect(box().value).toBe('de');
    rerender(shownWith([late]));
    expect(box().value).toBe('Germany');
    rerender(shownWith([{ ...late, label: 'Allemagne' }]));
    expect(box().value).toBe('Allemagne');
  });

  it('does not replace text being typed', async () => {
    const { user, rerender } = draw(shownWith([late]));
    await user.clear(box());
    await user.keyboard('Fra');
    rerender(shownWith([{ ...late, label: 'Allemagne' }]));
    expect(box().value).toBe('Fra');
  });
});
