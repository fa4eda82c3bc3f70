import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { commandGroups, foundPeople } from './command-palette.fixture.ts';
import { CommandPalette, type Command, type CommandGroup, type CommandSearch } from './index.js';

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

it('what was found for an earlier text is not what Enter selects', async () => {
  const later = Promise.withResolvers<readonly CommandGroup[]>();
  const onSearch = vi.fn<CommandSearch>().mockResolvedValueOnce(foundPeople).mockReturnValue(later.promise);
  const { user } = draw(
    <CommandPalette
      open
      onOpenChange={() => {}}
      groups={[]}
      onSearch={onSearch}
      resultsHref={(query) => `#${query}`}
    />,
  );
  const field = screen.getByRole('combobox');
  const selected = () => screen.queryByRole('option', { selected: true });
  await user.type(field, 'lena');
  expect(await screen.findByRole('option', { name: 'Lena Brandt' })).toBe(selected());
  await user.type(field, ' weber');
  expect(screen.getByRole('option', { name: 'Lena Brandt' })).toBeInTheDocument();
  expect(selected()).toHaveTextContent('Search “lena weber” in everything');
  // Among people there is no link to all results.
  await user.clear(field);
  await user.type(field, '@weber');
  expect(selected()).toBeNull();
  later.resolve([
    {
      id: 'found-contacts',
      label: 'Contacts',
      commands: [{ id: 'found-2', label: 'Jonas Weber', href: '#j' }],
    },
  ]);
  expect(await screen.findByRole('option', { name: 'Jonas Weber' })).toBe(selected());
});

it('while nothing is selected, arrow up and Shift Tab lead to the last line and group', async () => {
  const group = (id: string): CommandGroup => ({
    id,
    label: id,
    commands: ['1', '2'].map((nth) => ({ id: id + nth, label: `Lena ${id}${nth}`, href: `#${nth}` })),
  });
  const onSearch = vi
    .fn<CommandSearch>()
    .mockResolvedValueOnce([group('a'), group('b')])
    .mockReturnValue(new Promise(() => {}));
  const { user } = draw(<CommandPalette open onOpenChange={() => {}} groups={[]} onSearch={onSearch} />);
  const field = screen.getByRole('combobox');
  const selected = () => screen.queryByRole('option', { selected: true });
  await user.type(field, '@lena');
  expect(await screen.findByRole('option', { name: 'Lena a1' })).toBe(selected());
  await user.type(field, ' b');
  expect(selected()).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(selected()).toHaveTextContent('Lena b2');
  await user.type(field, 'r');
  expect(selected()).toBeNull();
  await user.tab({ shift: true });
  expect(selected()).toHaveTextContent('Lena b1');
});

it.each(['mouse', 'keyboard'])(
  'NAV-013 NAV-014 by %s a page of another tab opens there, and what leaves the portal says so',
  async (device) => {
    const opened: unknown[] = [];
    const commands = [
      { id: 'room', label: 'Data room', href: 'https://rooms.example', newTab: true },
      { id: 'net', label: 'Optimnet', href: 'https://net.example' },
      { id: 'kyc', label: 'KYC', href: '#kyc' },
    ];
    const { user } = draw(
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stands for the browser
      <div
        onClick={(event) => {
          event.preventDefault();
          const link = (event.target as Element).closest('a');
          if (link) opened.push({ href: link.href, target: link.target, rel: link.rel });
        }}
      >
        <CommandPalette open onOpenChange={() => {}} groups={[{ id: 'go', label: 'Go', commands }]} />
      </div>,
    );
    const field = screen.getByRole('combobox');
    for (const name of [/^Data room\s*opens in a new tab/, /^Optimnet\s*leaves the portal/, /^KYC$/]) {
      const option = screen.getByRole('option', { name });
      if (device === 'mouse') await user.click(option);
      else {
        await user.type(field, `${option.textContent.slice(0, 3)}{Enter}`);
        await user.clear(field);
      }
    }
    expect(opened).toEqual([
      { href: 'https://rooms.example/', target: '_blank', rel: 'noopener noreferrer' },
      { href: 'https://net.example/', target: '', rel: '' },
      { href: expect.stringMatching(/#kyc$/), target: '', rel: '' },
    ]);
  },
);

it('opens with a text, which is searched and continued', async () => {
  const onSearch = vi.fn<CommandSearch>().mockResolvedValue(foundPeople);
  const { user } = draw(
    <CommandPalette open onOpenChange={() => {}} groups={[]} defaultText="br" onSearch={onSearch} />,
  );
  const field = screen.getByRole('combobox');
  expect(field).toHaveFocus();
  await user.keyboard('a');
  expect(field).toHaveValue('bra');
  expect(await screen.findByRole('option', { name: /Lena Brandt/ })).toBeVisible();
});
