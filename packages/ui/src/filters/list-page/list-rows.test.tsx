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
