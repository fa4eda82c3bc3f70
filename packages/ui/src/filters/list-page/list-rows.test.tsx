import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { ListRow, ListRows } from './index.js';

/** A list of a number of rows, below a search field. */
const list = (count: number, busy = false) => (
  <>
    <input aria-label="Search" />
    <ListRows shown={count} total={9} step={2} busy={busy} onShowMore={() => {}}>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <ListRow key={index}>Row {index + 1}</ListRow>
        ))}
      </ul>
    </ListRows>
  </>
);
const row = (index: number) => screen.getAllByRole('listitem')[index - 1];

it('the first new row takes the focus', async () => {
  const { user, rerender } = draw(list(2));
  await user.click(screen.getByRole('button'));
  rerender(list(2, true));
  rerender(list(4));
  expect(row(3)).toHaveFocus();
});

it('new rows do not take the focus from a user who has moved on', async () => {
  const { user, rerender } = draw(list(2));
  await user.click(screen.getByRole('button'));
  rerender(list(2, true));
  act(() => screen.getByRole('textbox').focus());
  rerender(list(4));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

/** A list of records, each with a button. */
const records = (names: string[], isListed = true) => (
  <main>
    <h1>Documents</h1>
    <input aria-label="Search" />
    {isListed ? (
      <ListRows shown={names.length} total={names.length} step={2}>
        <ul>
          {names.map((name) => (
            <ListRow key={name} aria-label={name}>
              <button type="button">Delete {name}</button>
            </ListRow>
          ))}
        </ul>
      </ListRows>
    ) : null}
  </main>
);
const record = (name: string) => screen.getByRole('listitem', { name });

it.each([
  ['that takes its place', 'B', ['A', 'C'], 'C'],
  ['before it, at the end', 'C', ['A', 'B'], 'B'],
])('a removed row passes the focus to the one %s', (_which, removed, left, next) => {
  const { rerender } = draw(records(['A', 'B', 'C']));
  act(() => screen.getByRole('button', { name: `Delete ${removed}` }).focus());
  rerender(records(left));
  expect(record(next)).toHaveFocus();
});

it.each([true, false])('the heading takes the focus when no row is left; with a list: %s', (isListed) => {
  const { rerender } = draw(records(['A']));
  act(() => screen.getByRole('button').focus());
  rerender(records([], isListed));
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('a removed row passes no focus that it does not have', () => {
  const { rerender } = draw(records(['A', 'B']));
  act(() => screen.getByRole('button', { name: 'Delete A' }).focus());
  act(() => screen.getByRole('textbox').focus());
  rerender(records(['B']));
  expect(screen.getByRole('textbox')).toHaveFocus();
  act(() => screen.getByRole('textbox').blur());
  rerender(records([]));
  expect(document.body).toHaveFocus();
});

it('a list whose page is left passes no focus to the heading of the next page', () => {
  const { rerender } = draw(records(['A']));
  act(() => screen.getByRole('button').focus());
  rerender(
    <main key="next">
      <h1>Next page</h1>
    </main>,
  );
  expect(document.body).toHaveFocus();
});
