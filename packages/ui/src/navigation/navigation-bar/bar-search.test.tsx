import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { BarSearch } from './bar-search.js';
import type { BarSuggestionsProps } from './bar-suggestions.js';

it('failed suggestions are retried by mouse and by keyboard, and the focus stays in the field', async () => {
  const onSuggest = vi.fn<BarSuggestionsProps['onSuggest']>().mockRejectedValue(new Error('no network'));
  const { user } = draw(
    <BarSearch onSearch={() => {}} suggestions={{ onSuggest, resultsHref: (query) => `#${query}` }} />,
  );
  const retry = () => screen.findByRole('button', { name: 'Try again' });
  const field = screen.getByRole('combobox', { hidden: true });
  await user.type(field, 'gua');
  await user.click(await retry());
  expect(field).toHaveFocus();
  const again = await retry();
  await user.tab();
  expect(again).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('gua');
  await retry();
  expect(onSuggest).toHaveBeenCalledTimes(3);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('gua');
});
