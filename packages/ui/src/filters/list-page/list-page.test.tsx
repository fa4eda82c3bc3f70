import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { ListPage } from './index.js';

/** A list that shows its own empty state, as the expiry calendar does. */
const page = (total: number, filters: Record<string, readonly string[]> = {}) => {
  const body = <input aria-label="Day" />;
  return (
    <ListPage
      title="Calendar"
      blocks={[]}
      filters={filters}
      onFiltersChange={() => {}}
      state={{ status: 'ready', total }}
      empty={body}
      noMatch={body}
    >
      {body}
    </ListPage>
  );
};

it('keeps the focus of a list that shows itself empty when its last entry goes, and comes back', () => {
  const { rerender } = draw(page(3));
  const day = screen.getByRole('textbox', { name: 'Day' });
  day.focus();
  for (const total of [0, 2]) {
    rerender(page(total));
    expect(day).toHaveFocus();
  }
});
