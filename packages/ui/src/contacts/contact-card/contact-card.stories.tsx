import { normalisePhone } from '@atrium/contract/person-rules';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { elided } from '../../foundations/strings/internal.js';
import { BANK_CONTACTS, MEMBERS } from '../contacts.fixture.js';
import { ContactCard, type ContactCardProps } from './index.js';

const [yusuf, paola, thomas, mei] = BANK_CONTACTS.map(({ clientMember }) => clientMember);
const [claire, elin] = MEMBERS;
const meta = preview.meta({
  title: 'Contacts/Contact card',
  component: ContactCard,
  render: (args) => (
    <div className="@container">
      <ContactCard {...args} />
    </div>
  ),
  args: {
    contact: yusuf!,
    normalise: normalisePhone,
    onBookmarkChange: fn(),
    onSaveCard: fn(),
    messageHref: '#new',
  } satisfies ContactCardProps,
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const named = (text: string, name: string) =>
  elided('fr', { name }, (variables) => text.replace('{{name}}', String(variables?.['name'])));

export const Default = meta.story({
  name: 'Bookmark, message and card, by mouse and keyboard',
  tags: ['DS-092', 'CONT-008', 'CONT-011', 'CONT-012'],
  play: async ({ canvas, args, globals }) => {
    const { homeWidgets, contacts: t } = words(globals);
    const { name } = yusuf!;
    await userEvent.click(canvas.getByRole('button', { name: named(homeWidgets.contacts.remove, name) }));
    await expect(args.onBookmarkChange).toHaveBeenLastCalledWith(false);
    await expect(
      canvas.getByRole('link', { name: named(homeWidgets.contacts.message, name) }),
    ).toHaveAttribute('href', '#new');
    canvas.getByRole('button', { name: named(t.saveCard, name) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSaveCard).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: yusuf!.email })).toHaveAttribute(
      'href',
      `mailto:${yusuf!.email}`,
    );
  },
});

export const Facts = meta.story({
  name: 'Name, title, team, place with its flag, products, perimeter, both numbers and e-mail',
  tags: ['CONT-018'],
  args: { contact: paola! },
  play: async ({ canvas, canvasElement, globals }) => {
    const { name, title, teamName, location, products, perimeter, email } = paola!;
    for (const text of [name, title, location, products.join(', '), perimeter])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByText(new RegExp(teamName)).some((team) => team.checkVisibility())).toBe(true);
    await expect(canvasElement.querySelector('abbr')).toHaveTextContent('IT');
    await expect(canvasElement.querySelector('[data-flag="IT"]')).toBeVisible();
    await expect(canvas.getByText(words(globals).contacts.parisTime)).toBeVisible();
    await expect(canvas.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    for (const number of ['+390272634410', '+393356128840'])
      await waitFor(() => expect(canvasElement.querySelector(`a[href="tel:${number}"]`)).toBeVisible());
  },
});

export const Elsewhere = meta.story({
  name: 'Elsewhere the time there and its difference to Paris, its number as its country writes it',
  tags: ['CONT-018'],
  args: { moment: new Date('2026-11-22T07:05:00Z') },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(/^07:05,\s−1\sh$/)).toBeVisible();
    await expect(canvas.queryByText(words(globals).contacts.parisTime)).toBeNull();
    await waitFor(
      () =>
        expect(canvas.getByRole('link', { name: /^\+44\s20\s7946\s0412$/ })).toHaveAttribute(
          'href',
          'tel:+442079460412',
        ),
      { timeout: 10_000 },
    );
  },
});

export const RawNumber = meta.story({
  name: 'A number that cannot be read stays as it is; global markets says why there is no message',
  tags: ['PLAT-122', 'CONT-010'],
  args: { contact: mei! },
  play: async ({ canvas, globals }) => {
    const { noMessage, message } = words(globals).homeWidgets.contacts;
    await expect(canvas.getByRole('link', { name: '212 555 0174 ext. 9' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    await expect(canvas.getByRole('button', { name: named(noMessage, mei!.name) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.queryByRole('link', { name: named(message, mei!.name) })).toBeNull();
  },
});

export const NothingAllowed = meta.story({
  name: 'Without rights: no star, no message, no taking over; the card can be saved',
  tags: ['CONT-007', 'CONT-008', 'CONT-009'],
  args: { contact: { ...elin!.clientMember, canBeBookmarked: false }, onTakeOver: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    const { name } = elin!.clientMember;
    const { message } = words(globals).homeWidgets.contacts;
    await expect(canvas.queryByRole('link', { name: named(message, name) })).toBeNull();
    await expect(
      canvas.getByRole('button', { name: named(words(globals).contacts.saveCard, name) }),
    ).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^${words(globals).contacts.status.DEMO}`))).toBeVisible();
  },
});

export const Member = meta.story({
  name: 'A member of a client: contract status and kind, sign-ins, taking over',
  tags: ['CONT-007', 'CONT-019'],
  args: { contact: claire!.clientMember, activity: claire!.analyticsActivity, onTakeOver: fn() },
  play: async ({ canvas, args, globals }) => {
    const { contacts: t, support } = words(globals);
    await expect(canvas.getByText(`${t.status.SIGNED}, ${t.type.CLIENT}`)).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: /\d/ })).toHaveLength(3);
    await userEvent.click(
      canvas.getByRole('button', { name: named(support.takeover.takeOf, claire!.clientMember.name) }),
    );
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="@container">
      {[yusuf!, paola!, thomas!, mei!].map((contact) => (
        <ContactCard key={contact.id} {...args} contact={contact} onTakeOver={null} />
      ))}
      {MEMBERS.map(({ clientMember, analyticsActivity }) => (
        <ContactCard
          key={clientMember.id}
          {...args}
          contact={clientMember}
          activity={analyticsActivity}
          onTakeOver={fn()}
        />
      ))}
    </div>
  ),
});
