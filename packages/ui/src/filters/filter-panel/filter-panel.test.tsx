import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { COUNTRIES, STATES } from '../filters.fixture.js';
import { FilterPanel, type FilterPanelProps } from './index.js';

function Host() {
  const [value, setValue] = useState<FilterPanelProps['value']>({ text: 'fees' });
  return <FilterPanel blocks={[]} value={value} onValueChange={setValue} />;
}

it('gives the focus to its title when its filters are cleared by keyboard', async () => {
  const { user } = draw(<Host />);
  screen.getByRole('button').focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
});

/** A panel with the states whose labels are given, or without the whole block; then the countries. */
const panel = (...labels: string[]) => {
  const items = STATES.items.filter(({ label }) => labels.includes(label));
  const blocks = labels.includes('no block') ? [COUNTRIES] : [{ ...STATES, items }, COUNTRIES];
  return <FilterPanel blocks={blocks} value={{}} onValueChange={() => {}} />;
};

it.each([
  ['the entry that takes its place', 'In progress', ['Action required', 'Closed'], 'checkbox', 'Closed'],
  ['the entry before it, at the end', 'Closed', ['Action required'], 'checkbox', 'Action required'],
  ['the heading of a block without entries', 'Closed', [], 'button', 'State'],
  ['its title when the block is gone too', 'Closed', ['no block'], 'heading', 'Filters'],
])('gives the focus of an entry that the server drops to %s', (_to, dropped, left, role, name) => {
  const { rerender } = draw(panel('Action required', 'In progress', 'Closed'));
  act(() => screen.getByRole('checkbox', { name: dropped }).focus());
  rerender(panel(...left));
  expect(screen.getByRole(role, { name })).toHaveFocus();
});

it('gives the focus of the caret of a dropped entry to an entry, not to one that is collapsed', () => {
  const { rerender } = draw(<FilterPanel blocks={[COUNTRIES]} value={{}} onValueChange={() => {}} />);
  act(() => screen.getByRole('button', { name: /Nordic countries/ }).focus());
  const blocks = [{ ...COUNTRIES, items: COUNTRIES.items.slice(0, 1) }];
  rerender(<FilterPanel blocks={blocks} value={{}} onValueChange={() => {}} />);
  expect(screen.getByRole('checkbox', { name: 'Western Europe' })).toHaveFocus();
});

it('takes no focus that an entry it drops does not have', () => {
  const { rerender } = draw(panel('In progress', 'Closed'));
  act(() => screen.getByRole('checkbox', { name: 'Closed' }).focus());
  act(() => screen.getByRole('checkbox', { name: 'Closed' }).blur());
  rerender(panel('In progress'));
  expect(document.body).toHaveFocus();
});
