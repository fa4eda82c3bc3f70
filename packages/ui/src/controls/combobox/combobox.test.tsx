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
  ])('“%s” finds %o, without case and accents, by keywords too', async (text, labels) => {
    const { type } = drawCombobox();
    await type(text);
    expect(shown()).toEqual(labels);
    expect(active()).toBe(labels[0] ?? null);
  });

  it('tells each text once, and that it is gone', async () => {
    const { type, user, onQueryChange } = drawCombobox();
    await type('ib');
    await user.keyboard('{Backspace}');
    await user.tab();
    expect(onQueryChange.mock.calls.flat()).toEqual(['i', 'ib', 'i', '']);
  });

  it('goes back to all options, and to none active, when the text is emptied', async () => {
    const { type, user } = drawCombobox();
    await type('ib{Backspace}{Backspace}');
    expect(shown()).toHaveLength(10);
    expect(active()).toBeNull();
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('');
  });

  it('finds pasted texts like typed ones', async () => {
    const { user } = drawCombobox();
    await user.click(box());
    await user.paste('Halden\u00a0Iberia ');
    expect(shown()).toEqual(['Halden Iberia SL']);
  });

  it('selects the text on entry, so that it is replaced', async () => {
    const { user } = drawCombobox({ defaultValue: 'halden-iberia-sl' });
    await user.tab();
    expect([box().selectionStart, box().selectionEnd]).toEqual([0, 'Halden Iberia SL'.length]);
  });
});

describe('the keys', () => {
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
  ])('%s goes to %s; the focus stays in the text', async (keys, label) => {
    const { user } = drawCombobox();
    await user.tab();
    await user.keyboard(keys);
    expect(active()).toBe(label);
    expect(box()).toHaveFocus();
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Alt and the up arrow', '{Alt>}{ArrowUp}{/Alt}'],
  ])('%s chooses the active option, writes it and closes', async (_, key) => {
    const { type, onValueChange } = drawCombobox();
    await type(`log${key}`);
    expect(onValueChange.mock.calls).toEqual([['halden-logistics-bv']]);
    expect(box()).toHaveValue('Halden Logistics BV');
    expect(list()).toBeNull();
  });

  it('Enter on a closed list is the form’s', async () => {
    const onKey = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    window.addEventListener('keydown', onKey, { once: true });
    const { user } = drawCombobox();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onKey).toHaveReturnedWith(false);
  });

  it('Escape closes the list first and leaves the next one to a dialog around it', async () => {
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

describe('only an explicit act chooses', () => {
  it.each([
    ['part of an option', 'log'],
    ['a whole option', 'Halden Logistics BV'],
    ['nothing there is', 'zz'],
  ])('%s goes back to the choice when the field is left', async (_, text) => {
    const { user, onValueChange } = drawCombobox({ defaultValue: 'halden-iberia-sl' });
    await user.tab();
    await user.keyboard(text);
    await user.tab();
    expect(box()).toHaveValue('Halden Iberia SL');
    expect(list()).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('a text without a choice before goes', async () => {
    const { type, user } = drawCombobox();
    await type('log');
    await user.click(screen.getByText('Next'));
    expect(box()).toHaveValue('');
    expect(list()).toBeNull();
  });

  it('an option passed over by the pointer is not chosen by a click elsewhere', async () => {
    const { type, user, onValueChange } = drawCombobox();
    await type('');
    await user.hover(screen.getByRole('option', { name: /Iberia/ }));
    await user.click(screen.getByText('Next'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('a click on an option chooses it and leaves the focus in the text', async () => {
    const { type, user, onValueChange } = drawCombobox();
    await type('ib');
    await user.click(screen.getByRole('option'));
    expect(onValueChange.mock.calls).toEqual([['halden-iberia-sl']]);
    expect(box()).toHaveFocus();
    await user.tab();
    expect(box()).toHaveValue('Halden Iberia SL');
  });

  it('what cannot be chosen refuses Enter and click, and says why', async () => {
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

describe('taking the choice back', () => {
  it('an emptied text does where it may, and comes back where it may not', async () => {
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

  it('the button takes back the choice and a text being typed', async () => {
    const { user, onValueChange } = drawCombobox({ defaultValue: 'halden-iberia-sl', clearable: true });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onValueChange.mock.calls).toEqual([[null]]);
    expect(box()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });
});

describe('the button of the list', () => {
  it('opens and closes it, and is no stop of the tab key', async () => {
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

describe('a service that searches', () => {
  const answer = (label: string): Option => ({ value: label.toLowerCase(), label });

  it('has its answers shown as they come, also without the words', async () => {
    const { type } = drawCombobox({ remote: true, options: [answer('Anything')] });
    await type('tax');
    expect(shown()).toEqual(['Anything']);
  });

  it('is waited for: Enter does not choose from the answer to an earlier text', async () => {
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

  it('keeps the label of the choice when it no longer lists it', async () => {
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

  it('shows the label the host knows for a value it has never listed', () => {
    drawCombobox({ remote: true, options: [], value: '42', knownOption: { value: '42', label: 'Fees' } });
    expect(box()).toHaveValue('Fees');
  });

  it('that fails says so, is announced, and can be asked again without losing the text', async () => {
    const onRetry = vi.fn();
    const { type, user } = drawCombobox({ remote: true, options: [], error: 'No answer', onRetry });
    await type('tax');
    await waitFor(() => expect(status()).toBe('No answer'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('a field that grows a list elsewhere', () => {
  it('empties with each choice and is ready for the next', async () => {
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

describe('what is heard', () => {
  it('is the number of options once typing pauses', async () => {
    const { type } = drawCombobox();
    await type('');
    await waitFor(() => expect(status()).toBe('14 options'));
    await type('elec');
    await waitFor(() => expect(status()).toBe('1 option'));
    await type('zz');
    await waitFor(() => expect(status()).toBe('0 options'));
  });

  it('is the pattern of a combobox with a list', async () => {
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

describe('the value', () => {
  it('of the host is written when it changes, over a text being typed too', async () => {
    const { type, rerender } = drawCombobox({ value: 'halden-iberia-sl' });
    await type('log');
    rerender(<Combobox aria-label="Legal entity" options={ENTITIES} value="halden-energy-gmbh" />);
    expect(box()).toHaveValue('Halden Energy GmbH');
  });

  it('goes with the form under its name, never the text', async () => {
    const { type } = drawCombobox({ name: 'entity', defaultValue: 'halden-iberia-sl' });
    await type('log');
    expect(sent(screen.getByRole('form'), 'entity')).toEqual(['halden-iberia-sl']);
  });

  it.each([{ disabled: true }, { readOnly: true }])(
    'cannot be changed in a field that is %o',
    async (state) => {
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
    },
  );
});

it('20,000 options are searched to the last with few nodes', async () => {
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

describe('the label of the choice', () => {
  const late = { value: 'de', label: 'Germany' };
  const shownWith = (options: readonly Option[]) => (
    <Field label="Country">
      <Combobox options={options} value="de" />
    </Field>
  );

  it('takes the place of the bare value once its option has come, and follows the language', () => {
    const { rerender } = draw(shownWith([]));
    expect(box().value).toBe('de');
    rerender(shownWith([late]));
    expect(box().value).toBe('Germany');
    rerender(shownWith([{ ...late, label: 'Allemagne' }]));
    expect(box().value).toBe('Allemagne');
  });

  it('does not take the place of what is being typed', async () => {
    const { user, rerender } = draw(shownWith([late]));
    await user.clear(box());
    await user.keyboard('Fra');
    rerender(shownWith([{ ...late, label: 'Allemagne' }]));
    expect(box().value).toBe('Fra');
  });
});
