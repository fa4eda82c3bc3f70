import { normalisePhone } from '@atrium/contract/person-rules';
import type { Filters } from '@atrium/contract/filter-rules';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { BANK_CONTACTS, CONTACT_BLOCKS, MEMBERS } from '../contacts.fixture.js';
import { ContactsPage, type ContactsPageProps } from './index.js';

const onRetry = fn();

/** Host that stores the filters. */
function Host({ filters, onFiltersChange, ...props }: ContactsPageProps) {
  const [value, setValue] = useState<Filters>(filters);
  return (
    <ContactsPage
      {...props}
      filters={value}
      onFiltersChange={(next) => {
        setValue(next);
        onFiltersChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Contacts/Contacts page',
  component: ContactsPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Host {...args} />,
  args: {
    members: BANK_CONTACTS,
    blocks: CONTACT_BLOCKS,
    filters: {},
    onFiltersChange: fn(),
    state: { status: 'ready', total: 26 },
    normalise: normalisePhone,
    onBookmarkChange: fn(),
    messageHrefOf: ({ id }) => `#new-${id}`,
    onSaveCard: fn(),
    onTakeOver: fn(() => Promise.resolve()),
    onShowMore: fn(),
  } satisfies ContactsPageProps,
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const named = (text: string, name: string) => text.replace('{{name}}', name);

export const Default = meta.story({
  name: 'Filters, message, categories and their lines; the next contacts',
  tags: ['CONT-001', 'CONT-002', 'CONT-003', 'CONT-004'],
  play: async ({ canvas, args, globals }) => {
    const { contacts: t, homeWidgets, navigation } = words(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t.title);
    // The clock of the stories stands at 13:32 UTC.
    await expect(canvas.getByText(t.clock.replace('{{time}}', '14:32'))).toBeVisible();
    const heads = canvas.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
    await expect(heads.some((head) => head.startsWith(t.categories['core-team']))).toBe(true);
    const lines = canvas.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
    await expect(
      lines.filter((line) => ['Client service', 'Compliance', 'Global markets'].includes(line)),
    ).toEqual(['Client service', 'Compliance', 'Global markets']);
    await userEvent.click(
      canvas.getByRole('button', { name: named(homeWidgets.contacts.add, 'Paola Ricci') }),
    );
    await expect(args.onBookmarkChange).toHaveBeenLastCalledWith(BANK_CONTACTS[1]!.clientMember, true);
    await userEvent.click(
      canvas.getByRole('button', {
        name: navigation.pagination.showMore_other.replace('{{count}}', '20'),
      }),
    );
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

export const Administrator = meta.story({
  name: 'Taking over asks first, and waits for what was started',
  tags: ['CONT-007', 'CONT-013'],
  args: { members: MEMBERS, state: { status: 'ready', total: 2 }, onShowMore: undefined },
  play: async ({ canvas, args, globals }) => {
    const { contacts: t, support } = words(globals);
    // Beside the heading, and below it on narrow pages.
    await expect(canvas.getAllByText(t.activity.legend.replaceAll(/\s/gu, ' '))).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole('button', { name: named(support.takeover.takeOf, 'Claire Vasseur') }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(
      dialog.getByRole('button', { name: named(support.takeover.confirm.confirm, 'Claire Vasseur') }),
    );
    await expect(args.onTakeOver).toHaveBeenLastCalledWith(MEMBERS[0]!.clientMember);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(
      canvas.queryByRole('button', { name: named(support.takeover.takeOf, 'Elin Lindqvist') }),
    ).toBeNull();
  },
});

export const Narrow = meta.story({
  name: 'On a phone the filters are a drawer, contacts stand on several lines with targets of 44 px',
  globals: { viewport: { value: 'mobile2' } },
  args: { filters: { categories: ['core-team'] } },
  play: async ({ canvas, args, globals }) => {
    const { filters } = words(globals);
    await userEvent.click(
      canvas.getByRole('button', { name: filters.list.openLabel_one.replace('{{figure}}', '1') }),
    );
    const drawer = within(await screen.findByRole('dialog', { name: filters.panel.title }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Experts' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ categories: ['core-team', 'experts'] });
  },
});

export const Loading = meta.story({
  name: 'Loading',
  args: { state: { status: 'loading' }, members: [], blocks: undefined },
});

export const Nothing = meta.story({
  name: 'No contacts',
  args: { state: { status: 'ready', total: 0 }, members: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).contacts.empty)).toBeVisible();
  },
});

export const NothingFound = meta.story({
  name: 'A search without hits',
  tags: ['CONT-015'],
  args: { state: { status: 'ready', total: 0 }, members: [], filters: { query: 'nobody' } },
  play: async ({ canvas, args, globals }) => {
    const { contacts: t, filters } = words(globals);
    await expect(canvas.getByText(t.none)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: filters.applied.clearAll }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({});
  },
});

export const NothingMatches = meta.story({
  name: 'A filter without hits',
  tags: ['CONT-016'],
  args: { state: { status: 'ready', total: 0 }, members: [], filters: { countries: ['IT'] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).filters.list.noMatch.title)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Failed: the reason, the support id, another try',
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry }, members: [] },
  play: async ({ canvas, globals }) => {
    const { contacts: t, feedback } = words(globals);
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.failed);
    await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  name: 'Refused',
  args: { state: { status: 'refused' }, members: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(words(globals).filters.list.refused.title);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: {
    members: [...BANK_CONTACTS, ...MEMBERS],
    filters: { categories: ['core-team', 'experts', 'client'] },
  },
});
