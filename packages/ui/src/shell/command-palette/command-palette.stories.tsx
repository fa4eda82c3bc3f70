import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/button/index.js';
import { commandGroups, foundPeople } from './command-palette.fixture.ts';
import { CommandPalette, type CommandPaletteProps, type CommandSearch } from './index.js';

/** The palette with its button, as on a page. */
function WithButton(props: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Shell/Command palette',
  component: CommandPalette,
  parameters: { layout: 'fullscreen' },
  render: (args) => <WithButton {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    groups: commandGroups,
    onSearch: fn(async () => foundPeople),
    resultsHref: (query) => `#results-${query}`,
  },
});

const field = () => screen.findByRole('combobox');
const options = () => screen.getAllByRole('option').map((option) => option.textContent.replace('↵', ''));
/** Records the target of the next link click instead of leaving the story. */
function nextLink(): { href: string | null | undefined } {
  const link: { href: string | null | undefined } = { href: undefined };
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      link.href = (event.target as Element).closest('a')?.getAttribute('href');
    },
    { once: true },
  );
  return link;
}
const active = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return document.getElementById(id!)!;
};

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getAllByRole('group')).toHaveLength(3);
    // The first action is preselected, not the first line.
    await expect(await active()).toHaveTextContent('Sign 2 forms');
  },
});

export const ByKeyboard = meta.story({
  name: 'Arrows move, Tab goes to the next group, Enter chooses',
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await active()).toHaveTextContent('New request: update of authorised signatories');
    await userEvent.tab();
    await expect(await active()).toHaveTextContent('Home');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(await active()).toHaveTextContent('Update of authorised signatories');
    await userEvent.keyboard('{ArrowUp}');
    await expect(await active()).toHaveTextContent('Notifications');
    await expect(await field()).toHaveFocus();
    const link = nextLink();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(link.href).toBe('#notifications');
  },
});

export const Runs = meta.story({
  name: 'What is no page is run once, after the palette has closed',
  args: {
    groups: [{ id: 'act', label: 'Act', acts: true, commands: [{ id: 'dark', label: 'Dark', onRun: fn() }] }],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /Dark/ }));
    await expect(args.groups[0]!.commands[0]!.onRun).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Filters = meta.story({
  name: 'Words filter the lines and are bold; Ctrl Enter leads to all results',
  play: async () => {
    await userEvent.type(await field(), 'sign');
    await waitFor(() => expect(options()).toContain('Lena Brandt'));
    await expect(options().slice(0, 3)).toEqual([
      'Update of authorised signatories',
      'Sign 2 formsOpening of a EUR current account, Halden Energy GmbH',
      'New request: update of authorised signatoriesPowers of attorney',
    ]);
    const [first] = screen.getAllByRole('option');
    await expect(within(first!).getByText('sign')).toBeVisible();
    const link = nextLink();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(link.href).toBe('#results-sign');
  },
});

export const Scopes = meta.story({
  name: '“>” shows actions alone, “@” people alone',
  play: async ({ args }) => {
    await userEvent.type(await field(), '>');
    await expect(screen.getAllByRole('group')).toHaveLength(1);
    await expect(screen.getAllByRole('option')).toHaveLength(4);
    await userEvent.clear(await field());
    await userEvent.type(await field(), '@lena');
    await waitFor(() => expect(options()).toEqual(['Lena Brandt']));
    await expect(args.onSearch).toHaveBeenLastCalledWith('lena', 'people', expect.any(AbortSignal));
  },
});

export const Unavailable = meta.story({
  name: 'What is not available says why and does nothing',
  args: { onSearch: undefined, resultsHref: undefined },
  play: async ({ args }) => {
    const option = await screen.findByRole('option', { name: /Validate documents/ });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await expect(option).toHaveTextContent('Needs the right to validate documents');
    await userEvent.type(await field(), 'validate{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: /Validate documents/ }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

const failing = fn<CommandSearch>();

export const Failed = meta.story({
  name: 'A search that fails says so, what is known stays, and it can be tried again',
  args: { onSearch: failing },
  play: async () => {
    failing.mockRejectedValue(new Error('no network'));
    await userEvent.type(await field(), 'sign');
    const retry = await screen.findByRole('button', { name: /^(Try again|Réessayer)$/ });
    await expect(screen.getByRole('option', { name: /Sign 2 forms/ })).toBeVisible();
    await userEvent.click(retry);
    await expect(await field()).toHaveFocus();
    // Tab leads past the last group to the button, which gives the focus back.
    const again = await screen.findByRole('button', { name: /^(Try again|Réessayer)$/ });
    const lines = screen.getAllByRole('option');
    await userEvent.keyboard('{ArrowUp}'.repeat(lines.indexOf(await active()) + 1));
    await userEvent.tab();
    await expect(again).toHaveFocus();
    failing.mockResolvedValue(foundPeople);
    await userEvent.keyboard('{Enter}');
    await expect(await field()).toHaveFocus();
    await expect(await field()).toHaveValue('sign');
    await screen.findByRole('option', { name: /Lena Brandt/ });
  },
});

export const Nothing = meta.story({
  name: 'Without any line it says that nothing matches',
  args: { onSearch: fn(async () => []), resultsHref: undefined },
  play: async () => {
    await userEvent.type(await field(), 'zzz');
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0));
    await screen.findByText(/zzz/);
    await expect(await field()).toHaveAttribute('aria-expanded', 'false');
  },
});

export const GivesFocusBack = meta.story({
  name: 'Esc closes it and gives the focus back',
  args: { open: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
