import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { PEOPLE } from '../support.fixture.js';
import { PersonTakeover, type PersonTakeoverProps } from './index.js';

const meta = preview.meta({
  title: 'Support/Person takeover',
  component: PersonTakeover,
  args: {
    query: 'halden',
    onSearch: fn(),
    results: { status: 'ready', people: PEOPLE },
    allowed: true,
    onTakeOver: fn(() => Promise.resolve()),
  } satisfies PersonTakeoverProps,
});
const stringsOf = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).support.takeover;

export const Default = meta.story({
  name: 'People who match, and who can be taken over',
  tags: ['SUP-003'],
  play: async ({ canvas, globals }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: new RegExp(stringsOf(globals).take) })).toHaveLength(
      2,
    );
    await expect(rows[2]).toHaveTextContent(stringsOf(globals).refused);
  },
});

export const Search = meta.story({
  name: 'Enter searches at once',
  args: { query: '', results: { status: 'idle' } },
  play: async ({ canvas, globals, args }) => {
    await expect(
      canvas.getByText(stringsOf(globals).start.title.replaceAll(/[\u00a0\u202f]/g, ' ')),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: stringsOf(globals).label }), 'vasseur{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('vasseur');
  },
});

export const TakeOver = meta.story({
  name: 'Taking over asks first, then acts, by keyboard',
  tags: ['CTR-023'],
  play: async ({ canvas, globals, args }) => {
    const { confirm } = stringsOf(globals);
    const [first] = within(canvas.getByRole('list')).getAllByRole('button');
    await expect(first).toHaveAccessibleName(/Claire Vasseur/);
    first!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Claire Vasseur');
    await waitFor(() => expect(screen.getByRole('button', { name: confirm.cancel })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(args.onTakeOver).toHaveBeenCalledWith(PEOPLE[0]));
  },
});

export const NotAllowed = meta.story({
  name: 'Someone who may not take over finds people and reads why',
  args: {
    allowed: false,
    results: {
      status: 'ready',
      people: PEOPLE.map((person) => ({ ...person, canBeImpersonated: false })),
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(stringsOf(globals).notAllowed.title)).toBeVisible();
    await expect(within(canvas.getByRole('list')).queryByRole('button')).toBeNull();
  },
});

export const Nobody = meta.story({
  args: { results: { status: 'ready', people: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/halden/)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { results: { status: 'loading' } } });

export const Failed = meta.story({
  args: { results: { status: 'error', supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(stringsOf(globals).failed)).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { allowed: false, results: { status: 'ready', people: PEOPLE, isLimited: true } },
});
