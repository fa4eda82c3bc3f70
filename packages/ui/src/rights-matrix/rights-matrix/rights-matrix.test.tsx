import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { uiStringsEn } from '../../foundations/index.js';
import { largeRights } from '../rights-matrix.fixture.js';
import { RightsMatrix, type RightsData } from './index.js';

const ROW = 50;
const noop = () => Promise.resolve();
const i18n = createUiI18n('en');
const strings = uiStringsEn.rightsMatrix;

/** Renders a matrix of 1,280 × 800 px that records which rows are rendered. */
function drawn(entities = 60) {
  const large = largeRights(1_000, entities);
  const draws: number[] = [];
  const data: RightsData = {
    ...large,
    people: large.people.map((person, index) => ({
      ...person,
      get readOnlyReason() {
        return undefined;
      },
      get email() {
        draws.push(index);
        return person.email;
      },
    })),
  };
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <RightsMatrix
        label="Rights"
        state={{ status: 'ready', data }}
        editable
        rowHeight={ROW}
        height={800}
        onSave={noop}
      />
    </I18nextProvider>,
  );
  const grid = container.querySelector<HTMLElement>('[role=grid]')!;
  const cell = (row: number, column: number) =>
    grid.querySelector<HTMLElement>(
      `[aria-rowindex="${row + 3}"] [role=gridcell][aria-colindex="${column + 2}"]`,
    );
  const scrollTo = (top: number, left = 0) =>
    act(() => {
      grid.scrollTop = top;
      grid.scrollLeft = left;
      fireEvent.scroll(grid);
    });
  return { container, draws, grid, cell, scrollTo };
}

describe('legend of legal entities', () => {
  const named = () =>
    within(screen.getByRole('region', { name: strings.entityLegend }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('names all of them up to 60', () => {
    drawn(60);
    expect(named()).toHaveLength(60);
  });
  it('of more than 60, names those of the columns in view', () => {
    const { container, grid, scrollTo } = drawn(2_000);
    const heads = () =>
      [...grid.querySelectorAll('[role=columnheader][title]')].map(
        (head) => `${head.textContent} ${head.getAttribute('title')}`,
      );
    expect(named()).toEqual(heads());
    expect(container.querySelectorAll('*').length).toBeLessThan(1_500);
    const before = named();
    scrollTo(0, 54 * 1_000);
    expect(named()).toEqual(heads());
    expect(named()).not.toEqual(before);
  });
});

describe('large matrix', () => {
  it('renders only visible cells, on both axes', () => {
    const { container, cell, scrollTo } = drawn();
    expect(cell(0, 0)).not.toBeNull();
    expect(cell(40, 0)).toBeNull();
    expect(cell(0, 40)).toBeNull();
    expect(container.querySelectorAll('*').length).toBeLessThan(1_500);
    scrollTo(ROW * 500, 54 * 100);
    expect(cell(505, 105)).not.toBeNull();
    expect(cell(505, 10)).toBeNull();
    // The active cell and its row stay rendered.
    expect(cell(0, 0)).not.toBeNull();
    expect(container.querySelectorAll('*').length).toBeLessThan(1_500);
  });

  it('renders one row when a cell changes', () => {
    const { draws, cell } = drawn();
    fireEvent.mouseDown(cell(3, 2)!);
    const before = cell(3, 2)!.dataset['degree'];
    draws.length = 0;
    fireEvent.keyDown(cell(3, 2)!, { key: before === 'none' ? 'a' : 'n' });
    expect(cell(3, 2)!.dataset['degree']).not.toBe(before);
    expect(draws).toEqual([3]);
  });

  it('renders the rows that the active cell leaves and enters, and those that come into view', () => {
    const { draws, cell, scrollTo } = drawn();
    fireEvent.mouseDown(cell(3, 2)!);
    draws.length = 0;
    fireEvent.keyDown(cell(3, 2)!, { key: 'ArrowDown' });
    expect(new Set(draws)).toEqual(new Set([3, 4]));
    scrollTo(ROW * 100);
    draws.length = 0;
    scrollTo(ROW * 101);
    expect(new Set(draws).size).toBe(1);
    draws.length = 0;
    scrollTo(ROW * 101 + 10);
    expect(draws).toEqual([]);
  });

  it('keeps the focus in a cell that scrolls out of view', () => {
    const { cell, scrollTo } = drawn();
    fireEvent.mouseDown(cell(3, 2)!);
    const focused = document.activeElement;
    expect(focused).toBe(cell(3, 2));
    scrollTo(ROW * 600, 54 * 200);
    expect(document.activeElement).toBe(focused);
    scrollTo(0, 0);
    expect(cell(3, 2)).toBe(focused);
  });
});

describe('selection', () => {
  const bar = () => screen.getByRole('group', { name: strings.edit });
  const said = () => within(bar()).getAllByRole('status').at(-1)!;
  const press = (name: string) =>
    fireEvent.click(within(bar()).getByRole('button', { name: new RegExp(`^${name}`) }));
  const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

  it('CUSR-035 the buttons never change a person whom a filter has put in the place of the selected one', async () => {
    const { cell } = drawn();
    const { people } = largeRights(10, 60);
    const nameOf = (row: number) => `${people[row]!.firstName} ${people[row]!.lastName}`;
    fireEvent.mouseDown(cell(2, 0)!, { button: 0 });
    expect(bar()).toHaveTextContent(nameOf(2));
    search(people[5]!.lastName);
    await waitFor(() => expect(bar()).toHaveTextContent(strings.nothingSelected));
    for (const name of Object.values(strings.degrees)) press(name);
    expect(said()).toBeEmptyDOMElement();
    search('');
    await waitFor(() => expect(bar()).toHaveTextContent(nameOf(2)));
    for (const name of Object.values(strings.degrees)) press(name);
    expect(said()).not.toBeEmptyDOMElement();
  });

  it('says that a range was copied by the keyboard', () => {
    const { grid } = drawn();
    fireEvent.copy(grid, { clipboardData: { setData: () => {} } });
    expect(said()).toHaveTextContent(strings.said.copied);
  });
});
