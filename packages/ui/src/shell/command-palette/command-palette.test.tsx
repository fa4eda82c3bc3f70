import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { commandGroups, foundPeople } from './command-palette.fixture.ts';
import { CommandPalette, type Command, type CommandSearch } from './index.js';

it('a failed search is retried by mouse and by keyboard, and the focus stays in the field', async () => {
  const onSearch = vi.fn<CommandSearch>().mockRejectedValue(new Error('no network'));
  const { user } = draw(
    <CommandPalette
      open
      onOpenChange={() => {}}
      groups={commandGroups}
      onSearch={onSearch}
      resultsHref={(query) => `#${query}`}
    />,
  );
  const retry = () => screen.findByRole('button', { name: 'Try again' });
  const field = screen.getByRole('combobox');
  const toLastGroup = () => {
    const active = screen
      .getAllByRole('option')
      .findIndex((option) => option.getAttribute('aria-selected') === 'true');
    return user.keyboard('{ArrowUp}'.repeat(active + 1));
  };
  await user.type(field, 'sign');
  await user.click(await retry());
  expect(field).toHaveFocus();
  const button = await retry();
  await toLastGroup();
  await user.tab();
  // After the close button of phones, which has no styles here.
  await user.tab();
  expect(button).toHaveFocus();
  onSearch.mockResolvedValue(foundPeople);
  await user.keyboard('{Enter}');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('sign');
  expect(await screen.findByText('Lena Brandt')).toBeInTheDocument();
  // Without a failure Tab goes round the groups.
  await toLastGroup();
  await user.tab();
  expect(field).toHaveFocus();
});

it('actions that arrive later do not change what Enter selects, until the text changes', async () => {
  const early = vi.fn();
  const late = vi.fn();
  const act = (id: string, onRun: () => void) => ({ id, label: `Sign ${id}`, onRun });
  const palette = (...commands: Command[]) => (
    <CommandPalette
      open
      onOpenChange={() => {}}
      groups={[{ id: 'act', label: 'Act', acts: true, commands }]}
      resultsHref={(query) => `#${query}`}
    />
  );
  const { user, rerender } = draw(palette());
  const field = screen.getByRole('combobox');
  const selected = () => screen.getByRole('option', { selected: true });
  await user.type(field, 'sign');
  expect(selected()).toHaveTextContent('Search “sign” in everything');
  rerender(palette(act('early', early)));
  expect(selected()).toHaveTextContent('Sign early');
  rerender(palette(act('late', late), act('early', early)));
  expect(selected()).toHaveTextContent('Sign early');
  await user.keyboard('{Enter}');
  expect(early).toHaveBeenCalledOnce();
  expect(late).not.toHaveBeenCalled();
  await user.type(field, ' ');
  expect(selected()).toHaveTextContent('Sign late');
});
