import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw, sent, type Surroundings } from '../../contract-suite/draw.tsx';
import { Field } from '../field/index.js';
import type { Option } from '../listbox/index.js';
import { ENTITIES, manyOptions } from '../listbox/story-options.js';
import { MultiSelect, type MultiSelectProps } from './index.js';

const LETTERS: Option[] = Array.from('ABCDEFGH', (letter) => ({ value: letter, label: `Entity ${letter}` }));
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const list = () => screen.queryByRole('listbox');
const shown = () => screen.queryAllByRole('option').map((each) => each.getAttribute('aria-posinset'));
const option = (letter: string) => screen.getByRole('option', { name: `Entity ${letter}` });
const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const tags = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((tag) => tag.getAttribute('aria-label')!.at(-1));
const tag = (letter: string) => screen.getByRole('button', { name: `Remove Entity ${letter}` });
const all = () => screen.getByRole('button', { name: /^(Select|Deselect)/ });
const status = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join(' ')
    .trim();

function drawMulti(props: Partial<MultiSelectProps> = {}, around?: Surroundings) {
  const onValueChange = vi.fn<(value: readonly string[]) => void>();
  const drawn = draw(
    <form aria-label="form">
      <Field label="Entities" help="Of your group">
        <MultiSelect options={LETTERS} onValueChange={onValueChange} {...props} />
      </Field>
      <button type="button">Next</button>
    </form>,
    around,
  );
  const press = (keys: string) => drawn.user.keyboard(keys);
  const told = () => onValueChange.mock.calls.map(([values]) => values.join(''));
  const enter = () => drawn.user.click(box());
  return { ...drawn, onValueChange, told, press, enter };
}

describe('selecting several options', () => {
  it('Enter selects and deselects; list, text and position stay', async () => {
    const { enter, press, told } = drawMulti();
    await enter();
    await press('entity{Enter}{ArrowDown}{Enter}{Enter}');
    expect(told()).toEqual(['A', 'AB', 'A']);
    expect(active()).toBe('Entity B');
    expect(box()).toHaveValue('entity');
    expect(option('A')).toHaveAttribute('aria-selected', 'true');
    expect(list()).toHaveAttribute('aria-multiselectable', 'true');
  });

  it('a click does the same and keeps the focus in the text', async () => {
    const { enter, user, told } = drawMulti();
    await enter();
    for (const letter of ['C', 'A', 'C']) await user.click(option(letter));
    expect(told()).toEqual(['C', 'CA', 'A']);
    expect(box()).toHaveFocus();
  });

  it('keeps the order of selection, for tags and host', async () => {
    const { enter, user, told } = drawMulti({ defaultValue: ['F'] });
    await enter();
    await user.click(option('B'));
    expect(told()).toEqual(['FB']);
    expect(tags()).toEqual(['F', 'B']);
  });

  it('Escape clears the text and closes; the selection stays', async () => {
    const { enter, press, told } = drawMulti();
    await enter();
    await press('c{Enter}{Escape}');
    expect(box()).toHaveValue('');
    expect(list()).toBeNull();
    expect(tags()).toEqual(['C']);
    expect(told()).toEqual(['C']);
  });

  it('blur selects nothing and discards the text', async () => {
    const { enter, press, user, onValueChange } = drawMulti();
    await enter();
    await press('c');
    await user.click(screen.getByText('Next'));
    expect(list()).toBeNull();
    expect(box()).toHaveValue('');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('keyboard access to tags', () => {
  const drawTags = async (letters: string, props: Partial<MultiSelectProps> = {}) => {
    const drawn = drawMulti({ defaultValue: Array.from(letters), ...props });
    await drawn.enter();
    await drawn.press('{Escape}');
    return drawn;
  };

  it('Backspace in an empty text removes the last tag, and otherwise edits the text', async () => {
    const { press, told } = await drawTags('ABC');
    await press('x{Backspace}');
    expect(told()).toEqual([]);
    await press('{Backspace}{Backspace}');
    expect(told()).toEqual(['AB', 'A']);
    expect(box()).toHaveFocus();
  });

  it('left arrow moves to the tags, right arrow back to the text', async () => {
    const { press } = await drawTags('ABC');
    await press('{ArrowLeft}');
    expect(tag('C')).toHaveFocus();
    await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(tag('A')).toHaveFocus();
    await press('{ArrowRight}{ArrowRight}');
    expect(tag('C')).toHaveFocus();
    await press('{ArrowRight}');
    expect(box()).toHaveFocus();
  });

  it.each(['{Delete}', '{Backspace}', '{Enter}', ' '])('%s on a tag removes it', async (key) => {
    const { press, told } = await drawTags('ABC');
    await press(`{ArrowLeft}{ArrowLeft}${key}`);
    expect(told()).toEqual(['AC']);
  });

  it('the focus moves from a removed tag to the next, from the only one to the text', async () => {
    const { press } = await drawTags('ABC');
    await press('{ArrowLeft}{ArrowLeft}{Delete}');
    expect(tag('C')).toHaveFocus();
    await press('{Delete}');
    expect(tag('A')).toHaveFocus();
    await press('{Delete}');
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it('tags can be reached again after leaving the field by Tab', async () => {
    const { press, user } = await drawTags('ABC');
    await press('{ArrowLeft}');
    await user.tab();
    expect(box()).toHaveFocus();
    await press('{Escape}{ArrowLeft}');
    expect(tag('C')).toHaveFocus();
  });

  it('the last visible tag is reached when others are collapsed', async () => {
    const { press, told } = await drawTags('ABCDEFGH');
    await press('{ArrowLeft}');
    expect(tag('E')).toHaveFocus();
    await press('{ArrowRight}');
    expect(box()).toHaveFocus();
    await press('{ArrowLeft}{Delete}');
    expect(told()).toEqual(['ABCDFGH']);
    expect(tags()).toEqual(['A', 'B', 'C', 'D', 'F']);
  });

  it('Backspace removes the last selected option even if collapsed', async () => {
    const { press, told } = await drawTags('ABCDEFGH');
    await press('{Backspace}');
    expect(told()).toEqual(['ABCDEFG']);
    expect(status()).toContain('Entity H removed');
  });
});

describe('SRCH-019 DS-088 collapsed tags', () => {
  it.each([
    [5, ['A', 'B', 'C', 'D', 'E'], null],
    [6, ['A', 'B', 'C', 'D', 'E'], '1 more selected'],
    [8, ['A', 'B', 'C', 'D', 'E'], '3 more selected'],
  ])('%i selected options show %o and “%s”', (count, letters, more) => {
    drawMulti({ defaultValue: LETTERS.slice(0, count).map(({ value }) => value) });
    expect(tags()).toEqual(letters);
    expect(screen.queryByText(/^…/)?.getAttribute('aria-label') ?? null).toBe(more);
  });

  it('expand and collapse', async () => {
    const { user } = drawMulti({ defaultValue: LETTERS.map(({ value }) => value) });
    const more = screen.getByRole('button', { name: '3 more selected' });
    await user.click(more);
    expect(tags()).toHaveLength(8);
    expect(more).toHaveAccessibleName('Show fewer');
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.click(more);
    expect(tags()).toHaveLength(5);
  });
});

describe('locked options', () => {
  const FIXED = LETTERS.map((each) => (each.value === 'B' ? { ...each, disabled: true } : each));

  it('have no remove button, and survive Backspace, clear and deselect all', async () => {
    const { enter, press, user, told } = drawMulti({ options: FIXED, defaultValue: ['A', 'B'] });
    expect(tags()).toEqual(['A']);
    await enter();
    await press('{Backspace}{Backspace}');
    expect(told()).toEqual(['B']);
    await user.click(all());
    expect(told().at(-1)).toBe('BACDEFGH');
    expect(all()).toHaveAccessibleName('Deselect all 7');
    await user.click(all());
    expect(told().at(-1)).toBe('B');
    await user.click(option('A'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(told().at(-1)).toBe('B');
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('are skipped by the arrow keys among the tags', async () => {
    const { enter, press } = drawMulti({ options: FIXED, defaultValue: ['A', 'B', 'C'] });
    await enter();
    await press('{Escape}{ArrowLeft}{ArrowLeft}');
    expect(tag('A')).toHaveFocus();
  });

  it('cannot be selected or deselected in the list', async () => {
    const { enter, user, press, onValueChange } = drawMulti({ options: FIXED });
    await enter();
    await user.click(option('B'));
    await press('entity b{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('select all', () => {
  it('adds all search results to the selection', async () => {
    const { enter, press, user, told } = drawMulti({
      options: [...LETTERS, { value: 'X', label: 'Other' }],
      defaultValue: ['X'],
    });
    await enter();
    await press('entity');
    expect(all()).toHaveAccessibleName('Select all 8');
    await user.click(all());
    expect(told()).toEqual(['XABCDEFGH']);
    expect(status()).toContain('9 selected');
    await user.click(all());
    expect(told().at(-1)).toBe('X');
  });

  it('SRCH-020 includes options beyond the limit, and says that there are more', async () => {
    const { enter, user, onValueChange } = drawMulti({ options: manyOptions(312), optionLimit: 50 });
    await enter();
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '50');
    expect(screen.getByText('First 50 of 312. Type to narrow the list.')).toBeInTheDocument();
    await user.click(all());
    expect(onValueChange.mock.lastCall?.[0]).toHaveLength(312);
  });

  it('is the tab stop after the text, and Escape returns', async () => {
    const { enter, press, user, told } = drawMulti();
    await enter();
    await user.tab();
    expect(all()).toHaveFocus();
    await press('{Enter}');
    expect(told()).toEqual(['ABCDEFGH']);
    await press('{Escape}');
    expect(list()).toBeNull();
    expect(box()).toHaveFocus();
    await press('{ArrowDown}');
    await user.tab();
    await user.tab();
    expect(list()).toBeNull();
    expect(screen.getByText('Next')).toHaveFocus();
  });

  it('is not offered without results or selectable options, or if the host disables it', async () => {
    const { enter, press, unmount } = drawMulti();
    await enter();
    await press('zz');
    expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull();
    unmount();
    for (const props of [
      { selectAll: false },
      { options: LETTERS.map((each) => ({ ...each, disabled: true })) },
    ]) {
      const drawn = drawMulti(props);
      await drawn.enter();
      expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull();
      drawn.unmount();
    }
  });
});

describe('announcements', () => {
  it('each change is announced, then the number of options', async () => {
    const { enter, press } = drawMulti();
    await enter();
    await waitFor(() => expect(status()).toBe('8 options'));
    await press('{ArrowDown}{Enter}');
    expect(status()).toBe('Entity A added 8 options');
    await press('{Enter}');
    expect(status()).toBe('Entity A removed 8 options');
  });

  it('clearing announces how many remain', async () => {
    const { user } = drawMulti({ defaultValue: ['A', 'B'] });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(status()).toBe('0 selected');
  });

  it.each([
    ['en', '2 selected of 8', 'Select all 8', 'Remove Entity A'],
    ['fr', '2 sélectionnés sur 8', 'Sélectionner les 8', 'Retirer Entity A'],
  ] as const)('are translated in %s', async (language, count, every, remove) => {
    const { enter } = drawMulti({ defaultValue: ['A', 'B'] }, { language });
    await enter();
    expect(screen.getByText(count)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: every })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: remove })).toBeInTheDocument();
  });
});

describe('remote search', () => {
  it('Enter does not select from the results of an earlier text', async () => {
    const { enter, press, onValueChange } = drawMulti({ remote: true, loading: true });
    await enter();
    await press('zz{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('Enter selects the highlighted option that the text finds, even while the service still searches', async () => {
    const { enter, press, told } = drawMulti({ remote: true, loading: true });
    await enter();
    await press('entity b{Enter}');
    expect(told()).toEqual([]);
    await press('{ArrowDown}{Enter}');
    expect(told()).toEqual(['B']);
  });

  it('keeps the labels of selected options when they are no longer listed', async () => {
    const { enter, user, rerender } = drawMulti({ remote: true, options: LETTERS.slice(0, 2) });
    const field = (options: readonly Option[]) => (
      <MultiSelect
        key="own"
        aria-label="Own"
        remote
        options={options}
        knownOptions={[{ value: 'Z', label: 'Entity Z' }]}
        defaultValue={['Z']}
      />
    );
    rerender(field(LETTERS.slice(0, 2)));
    await enter();
    await user.click(option('A'));
    rerender(field([]));
    expect(tags()).toEqual(['Z', 'A']);
    expect(screen.getByText('2 selected')).toBeInTheDocument();
  });
});

describe('value', () => {
  it('of the host is displayed whatever is selected', async () => {
    const { enter, user, told } = drawMulti({ value: ['A'] });
    await enter();
    await user.click(option('B'));
    expect(told()).toEqual(['AB']);
    expect(tags()).toEqual(['A']);
  });

  it('is submitted as one entry each, in order, and not while disabled', () => {
    const { unmount } = drawMulti({ name: 'entity', defaultValue: ['C', 'A'] });
    expect(sent(screen.getByRole('form'), 'entity')).toEqual(['C', 'A']);
    unmount();
    drawMulti({ name: 'entity', defaultValue: ['C', 'A'], disabled: true });
    expect(sent(screen.getByRole('form'), 'entity')).toEqual([]);
  });

  it('an unknown value has a tag that can be removed', async () => {
    const { user, told } = drawMulti({ defaultValue: ['A', 'gone'] });
    await user.click(screen.getByRole('button', { name: 'Remove gone' }));
    expect(told()).toEqual(['A']);
  });

  it.each([{ disabled: true }, { readOnly: true }])(
    'is displayed and cannot be changed if %o',
    async (state) => {
      const { user, press, onValueChange } = drawMulti({ ...state, defaultValue: ['A', 'B'] });
      await user.click(box());
      await press('{Backspace}{ArrowLeft}{Delete}{ArrowDown}{Enter}');
      expect(list()).toBeNull();
      expect(tags()).toEqual([]);
      expect(screen.getByText('Entity A')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
      expect(onValueChange).not.toHaveBeenCalled();
    },
  );

  it('has name, description and required state from the field', () => {
    drawMulti({ invalid: true });
    expect(box()).toHaveAccessibleName('Entities');
    expect(box()).toHaveAccessibleDescription('Of your group');
    expect(box()).toBeRequired();
    expect(box()).toHaveAttribute('aria-invalid', 'true');
  });
});

it('searching 20,000 options renders few nodes, even if all are selected', async () => {
  const options = manyOptions(20_000);
  const { enter, press } = drawMulti({
    options,
    defaultValue: options.map(({ value }) => value),
    tagLimit: 3,
  });
  await enter();
  expect(shown().length).toBeLessThan(16);
  await press('00042');
  expect(shown()).toEqual(['1']);
  expect(ENTITIES.some(({ label }) => active()?.startsWith(label))).toBe(true);
});

it('a search announces its results apart from the last choice, which is not announced again', async () => {
  const { user } = drawMulti();
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{ArrowDown}{Enter}');
  const [choice, list] = screen.getAllByRole('status');
  await waitFor(() => expect(list).toHaveTextContent('8 options'));
  expect(choice).toHaveTextContent('Entity A added');
  const changes = new MutationObserver(() => {});
  changes.observe(choice!, { childList: true, characterData: true, subtree: true });
  await user.keyboard('Entity B');
  await waitFor(() => expect(list).toHaveTextContent('1 option'));
  expect(changes.takeRecords()).toEqual([]);
  changes.disconnect();
});
