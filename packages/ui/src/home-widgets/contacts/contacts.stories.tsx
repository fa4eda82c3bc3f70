import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { CONTACTS } from '../home-widgets.fixture.js';
import { ContactsWidget, type ContactsWidgetProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Contacts',
  component: ContactsWidget,
  args: {
    contacts: CONTACTS,
    normalise: (phone) => phone,
    onBookmarkChange: fn(),
  } satisfies ContactsWidgetProps,
});

export const Default = meta.story({
  name: 'The star removes and adds, by mouse and keyboard',
  tags: ['DS-028', 'CONT-011'],
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    const remove = stringsOf(globals).homeWidgets.contacts.remove.replace('{{name}}', 'Ingrid Solberg');
    const star = canvas.getByRole('button', { name: remove });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(star);
    await expect(args.onBookmarkChange).toHaveBeenLastCalledWith(CONTACTS[0], false);
    star.focus();
    await userEvent.keyboard(' ');
    await expect(args.onBookmarkChange).toHaveBeenCalledTimes(2);
  },
});

/** The numbering plans are loaded after the widget is rendered. */
const grouped = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement).toHaveTextContent('+39 02 7263 4410'), { timeout: 10_000 });

export const Numbers = meta.story({
  name: 'Numbers are grouped as their countries do, and called by mouse and keyboard',
  tags: ['WID-024'],
  play: async ({ canvas, canvasElement }) => {
    await grouped(canvasElement);
    const number = canvas.getByRole('link', { name: /^\+44\s20\s7946\s0412$/ });
    await expect(number).toHaveAttribute('href', 'tel:+442079460412');
    const called = fn((event: Event) => event.preventDefault());
    number.addEventListener('click', called);
    await userEvent.click(number);
    number.focus();
    await userEvent.keyboard('{Enter}');
    await expect(called).toHaveBeenCalledTimes(2);
  },
});

export const LongName = meta.story({
  name: 'A long name takes a second line and is not cut',
  args: { contacts: [{ ...CONTACTS[0]!, name: 'Lorenzo Ontiveros Villanueva' }] },
  render: (args) => (
    <div style={{ width: 288 }}>
      <ContactsWidget {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByText('Lorenzo Ontiveros Villanueva');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name).not.toHaveStyle({ textOverflow: 'ellipsis' });
  },
});

export const Removed = meta.story({
  name: 'A removed favourite stays until the next visit, to be added again',
  args: { contacts: [{ ...CONTACTS[0]!, bookmark: false }] },
  play: async ({ canvas, args, globals }) => {
    const add = stringsOf(globals).homeWidgets.contacts.add.replace('{{name}}', 'Ingrid Solberg');
    await userEvent.click(canvas.getByRole('button', { name: add }));
    await expect(args.onBookmarkChange).toHaveBeenLastCalledWith(expect.anything(), true);
  },
});

export const Writing = meta.story({
  name: 'Who cannot be written to has no message, on global markets a disabled one',
  tags: ['CONT-009', 'CONT-010'],
  args: { contacts: [...CONTACTS, { ...CONTACTS[4]!, id: 'x', name: 'Ana Silva', canBeContacted: false }] },
  play: async ({ canvas, globals }) => {
    const { message, noMessage } = stringsOf(globals).homeWidgets.contacts;
    const write = (name: string) => message.replace('{{name}}', name);
    await expect(canvas.getByRole('link', { name: write('Marc Delaunay') })).toHaveAttribute(
      'href',
      'mailto:m.delaunay@atrium.example',
    );
    await expect(canvas.queryByRole('link', { name: write('Ana Silva') })).toBeNull();
    const disabled = canvas.getByRole('button', { name: noMessage.replace('{{name}}', 'Simon Keller') });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  },
});

export const WithoutStar = meta.story({
  name: 'CanBeBookmarked: hidden, a contact who cannot be marked has no star',
  tags: ['DS-024'],
  args: { contacts: [{ ...CONTACTS[0]!, canBeBookmarked: false }, CONTACTS[1]!] },
  play: async ({ canvas, globals }) => {
    const { remove } = stringsOf(globals).homeWidgets.contacts;
    const starOf = ({ name }: { name: string }) =>
      canvas.queryByRole('button', { name: remove.replace('{{name}}', name) });
    await expect(canvas.getByText(CONTACTS[0]!.name)).toBeVisible();
    await expect(starOf(CONTACTS[0]!)).toBeNull();
    await expect(starOf(CONTACTS[1]!)).toBeVisible();
  },
});

export const Requests = meta.story({
  name: 'Where requests can be made a message starts one; the header leads to the contacts',
  tags: ['CONT-012', 'WID-014'],
  args: { href: '#contacts', messageHrefOf: ({ id }) => `#new-${id}` },
  play: async ({ canvas, globals }) => {
    const { message, all } = stringsOf(globals).homeWidgets.contacts;
    const link = canvas.getByRole('link', { name: message.replace('{{name}}', 'Marc Delaunay') });
    await expect(link).toHaveAttribute('href', `#new-${CONTACTS[1]!.id}`);
    await expect(canvas.getByRole('link', { name: all })).toHaveAttribute('href', '#contacts');
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-028', 'DS-026', 'WID-026'],
  ...inColumns(1),
});

const states = widgetStates({
  without: { contacts: undefined },
  empty: { contacts: [] },
  words: ({ homeWidgets }) => homeWidgets.contacts,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-028', 'WID-027'], ...states.loading });

export const Empty = meta.story({
  name: 'No results',
  tags: ['DS-028', 'WID-027', 'WID-006'],
  ...states.empty,
});

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-028', 'WID-027', 'WID-005'],
  ...states.unavailable,
});

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  play: ({ canvasElement }) => grouped(canvasElement),
  render: (args) => (
    <div className="grid items-start gap-32 md:grid-cols-2">
      <ContactsWidget {...args} />
      <ContactsWidget {...args} href="#contacts" contacts={CONTACTS.slice(0, 2)} />
      <ContactsWidget {...args} contacts={[]} />
      <ContactsWidget {...args} status="unavailable" />
    </div>
  ),
});
