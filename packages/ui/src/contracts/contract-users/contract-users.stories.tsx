import type { ContractUser } from '@atrium/contract/contract-users';
import { notRemovable } from '@atrium/contract/contract-users-rules';
import { dataConsult } from '@atrium/contract/service-rights-rules';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { mouseDrag, pointOf } from '../../controls/drag/drag.fixture.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { elided } from '../../foundations/strings/internal.js';
import { CONTACTS, CONTRACT_USERS, LISTS, SERVICE_RIGHTS, USERS_TAB } from '../contracts.fixture.js';
import { ContractUsers, type ContractUsersProps } from './index.js';

const [LENA, ELIN, HARI, CLAIRE] = CONTRACT_USERS as [ContractUser, ContractUser, ContractUser, ContractUser];
const [ENERGY, EVERYTHING] = LISTS;

/** Host that stores the open details and the search, like the page of the portal. */
function Host(props: ContractUsersProps) {
  const [opened, setOpened] = useState(props.opened);
  const [query, setQuery] = useState('');
  return (
    <div className="px-16 xs:px-24">
      <ContractUsers
        {...props}
        opened={opened}
        onOpen={(id) => {
          setOpened(id);
          props.onOpen(id);
        }}
        contacts={{ ...props.contacts, query, onQueryChange: setQuery }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Contracts/Users of a contract',
  component: ContractUsers,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Host {...args} />,
  args: {
    ...USERS_TAB,
    // The rules of the server, as passed by the portal.
    consultOf: dataConsult,
    whyKept: (user: ContractUser) => notRemovable('CLIENT', user, USERS_TAB.callerId),
    onOpen: fn(),
    onAdd: fn(() => Promise.resolve()),
    onSave: fn<ContractUsersProps['onSave']>(() => Promise.resolve(null)),
    onSetRights: fn<ContractUsersProps['onSetRights']>(() => Promise.resolve(null)),
    onRemove: fn(() => Promise.resolve()),
    onUnsavedChange: fn(),
  } satisfies ContractUsersProps,
});

const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).contractUsers;
const unsaved = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).overlays.unsaved;
const feedback = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).feedback;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const fill = (text: string, values: Record<string, string | number>) =>
  elided('fr', values, (variables) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(variables?.[name])),
  );
const nameOf = ({ firstName, lastName }: ContractUser) => `${firstName} ${lastName}`;
const named = (text: string, user: ContractUser) => fill(text, { name: nameOf(user) });
const rowOf = (user: ContractUser) =>
  screen.getByRole('rowheader', { name: new RegExp(nameOf(user)) }).closest<HTMLElement>('[role=row]')!;
const button = (label: string) => screen.getByRole('button', { name: label });
/** Selects an option of a select by its label. */
async function choose(select: HTMLElement, label: string) {
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name: label }));
}
/** The details of a user: beside the grid, or in a drawer. */
const panelOf = async (user: ContractUser) => {
  await waitFor(() =>
    expect(document.querySelector('aside h2, [role=dialog] h2')).toHaveTextContent(nameOf(user)),
  );
  return within(document.querySelector<HTMLElement>('aside, [role=dialog]')!);
};
const said = (text: string) =>
  waitFor(() =>
    expect(plain(document.querySelector('[data-announcer=polite]')?.textContent?.trim() ?? '')).toBe(
      plain(text),
    ),
  );

export const Default = meta.story({
  name: 'Users in a grid, with the data that they consult',
  tags: ['DS-096', 'CUSR-001', 'CUSR-002', 'CUSR-010', 'CUSR-011', 'CUSR-012', 'CUSR-013'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const grid = canvas.getByRole('grid', { name: t.label });
    const heads = within(grid)
      .getAllByRole('columnheader')
      .map((head) => plain(head.textContent));
    for (const head of [
      t.head.name,
      t.head.client,
      t.head.status,
      t.head.role,
      t.head.homepage,
      t.head.consult,
    ])
      await expect(heads.some((text) => text.includes(plain(head)))).toBe(true);
    const consult = (user: ContractUser) => rowOf(user).querySelector<HTMLElement>('[data-consult]')!;
    await expect(consult(LENA)).toHaveAttribute('data-consult', 'SAME_EMPTY');
    await expect(consult(LENA)).toHaveTextContent(t.allEntities);
    await expect(consult(ELIN)).toHaveAttribute('data-consult', 'SAME_EQUAL');
    await expect(consult(ELIN)).toHaveTextContent(ENERGY!.name);
    await expect(consult(HARI)).toHaveAttribute('data-consult', 'CUSTOM');
    await expect(consult(HARI)).toHaveTextContent(
      plain(fill(t.customOf, { lists: `${ENERGY!.name}, ${EVERYTHING!.name}` })),
    );
    await expect(button(named(t.edit, ELIN))).toBeVisible();
  },
});

/** Of three lists, two are named. */
const THIRD = { id: '7c1f0a2e-0000-4000-8000-000000000079', name: 'Nordic entities' };
export const ManyLists = meta.story({
  name: 'Of more than two lists the rest is counted',
  tags: ['CUSR-013'],
  args: {
    state: {
      ...USERS_TAB.state,
      lists: [...USERS_TAB.state.lists, THIRD],
      services: [
        ...SERVICE_RIGHTS,
        {
          ...SERVICE_RIGHTS[1]!,
          serviceId: 'GUARANTEES',
          serviceLabel: 'Guarantees',
          serviceRights: SERVICE_RIGHTS[1]!.serviceRights.map((right) => ({
            ...right,
            id: 'GUARANTEES.Access',
          })),
        },
      ],
      users: [
        {
          ...HARI,
          serviceRights: [
            ...HARI.serviceRights,
            { serviceRightId: 'GUARANTEES.Access', legalEntitiesListId: THIRD.id },
          ],
        },
      ],
    },
  },
  play: async () => {
    await expect(rowOf(HARI).querySelector('[data-consult]')).toHaveTextContent(/, [^,]+ \+1$/);
    await userEvent.click(within(rowOf(HARI)).getAllByRole('button')[1]!);
    await waitFor(() => expect(within(rowOf(HARI)).getAllByRole('combobox')[3]).toHaveTextContent(/\+1$/));
  },
});

export const Heights = meta.story({
  name: 'Rows of 100 px, ten of them at once',
  tags: ['CUSR-015', 'CUSR-016'],
  args: {
    state: {
      ...USERS_TAB.state,
      users: Array.from({ length: 30 }, (_, index) => ({ ...ELIN, id: `${ELIN.id}-${index}` })),
    },
  },
  play: async ({ canvas, globals }) => {
    const grid = canvas.getByRole('grid', { name: strings(globals).label });
    const [, first] = within(grid).getAllByRole('row');
    await expect(first!.getBoundingClientRect().height).toBe(100);
    await userEvent.click(within(first!).getAllByRole('button')[1]!);
    await waitFor(() => expect(within(first!).getAllByRole('combobox').length).toBeGreaterThan(3));
    await expect(first!.getBoundingClientRect().height).toBe(100);
    const { height } = grid.getBoundingClientRect();
    await expect(height).toBeGreaterThan(1000);
    await expect(height).toBeLessThanOrEqual(1100);
  },
});

export const RowEdit = meta.story({
  name: 'A row is changed and saved',
  tags: ['DS-096', 'DS-132', 'CUSR-005', 'CUSR-006'],
  play: async ({ globals, args }) => {
    const t = strings(globals);
    await userEvent.click(button(named(t.edit, ELIN)));
    const status = await screen.findByRole('combobox', { name: named(t.statusOf, ELIN) });
    await waitFor(() => expect(status).toHaveFocus());
    await choose(status, t.status.SIGNED);
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await choose(screen.getByRole('combobox', { name: named(t.consultOf, ELIN) }), EVERYTHING!.name);
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(plain(t.head.rights)) }));
    const popover = within(await screen.findByRole('dialog'));
    await choose(popover.getByRole('combobox', { name: new RegExp('Rates derivatives pricer') }), 'Access');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: named(t.save, ELIN) }));
    await expect(args.onSave).toHaveBeenCalledWith(ELIN, {
      contractStatus: 'SIGNED',
      clientRole: 'STANDARD',
      homepage: 'DEFAULT',
      rights: [
        { serviceRightId: 'KYC.Read', legalEntitiesListId: EVERYTHING!.id },
        { serviceRightId: 'MTM.Access', legalEntitiesListId: EVERYTHING!.id },
        { serviceRightId: 'RATES_DERIVATIVES_PRICER.Access', legalEntitiesListId: null },
      ],
    });
    await waitFor(() => expect(button(named(t.edit, ELIN))).toHaveFocus());
  },
});

export const Reset = meta.story({
  name: 'A change is undone; another row asks before one is lost',
  tags: ['CUSR-005'],
  play: async ({ globals, args }) => {
    const t = strings(globals);
    await userEvent.click(button(named(t.edit, ELIN)));
    await choose(await screen.findByRole('combobox', { name: named(t.statusOf, ELIN) }), t.status.SIGNED);
    await userEvent.click(button(named(t.edit, HARI)));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: unsaved(globals).stay }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(button(named(t.reset, ELIN)));
    await waitFor(() => expect(button(named(t.edit, ELIN))).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
  },
});

export const Saving = meta.story({
  name: 'While a row is saved nothing of it can be changed; what fails stays',
  tags: ['CUSR-006'],
  args: { onSave: fn<ContractUsersProps['onSave']>(() => Promise.reject(new Error('refused'))) },
  play: async ({ globals, args }) => {
    const t = strings(globals);
    await userEvent.click(button(named(t.edit, ELIN)));
    await choose(await screen.findByRole('combobox', { name: named(t.statusOf, ELIN) }), t.status.SIGNED);
    await userEvent.click(button(named(t.save, ELIN)));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const status = screen.getByRole('combobox', { name: named(t.statusOf, ELIN) });
    await waitFor(() => expect(status).toBeEnabled());
    await expect(status).toHaveTextContent(t.status.SIGNED);
  },
});

export const Own = meta.story({
  name: 'The own row is pinned and cannot be changed, in whatever order',
  tags: ['DS-096', 'CUSR-032'],
  args: { callerId: CLAIRE.id, whyKept: (user) => notRemovable('CLIENT', user, CLAIRE.id) },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const first = () => canvas.getAllByRole('row')[1]!;
    const isOwn = () =>
      expect(
        canvas.getByRole('rowheader', { name: /Claire Vasseur/ }).closest('[data-pinned]'),
      ).not.toBeNull();
    await isOwn();
    await expect(rowOf(CLAIRE)).toHaveAttribute('aria-rowindex', '2');
    await expect(within(rowOf(CLAIRE)).getByRole('button', { name: named(t.edit, CLAIRE) })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t.head.client}`) }));
    await isOwn();
    await expect(rowOf(CLAIRE)).toHaveAttribute('aria-rowindex', '2');
    await expect(first()).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.modes.COPY_USERS }));
    const box = await waitFor(() => within(rowOf(CLAIRE)).getByRole('checkbox'));
    await expect(box).toHaveAttribute('aria-disabled', 'true');
  },
});

export const OwnAsked = meta.story({
  name: 'Why the own row is locked is asked by mouse and keyboard, in the grid and in the details',
  tags: ['CUSR-032'],
  args: {
    callerId: CLAIRE.id,
    whyKept: (user) => notRemovable('CLIENT', user, CLAIRE.id),
    onAskWhy: fn(),
  },
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    const { askWhyChange } = feedback(globals);
    const asks = () => within(rowOf(CLAIRE)).getByRole('button', { name: askWhyChange });
    await expect(canvas.getAllByRole('button', { name: askWhyChange })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: named(t.edit, CLAIRE) })).toBeNull();
    await userEvent.click(asks());
    await expect(args.onAskWhy).toHaveBeenLastCalledWith('ownRow');
    // In the grid, F2 goes into the cell of the actions, arrows between its buttons, Escape back to the cell.
    const cell = asks().closest<HTMLElement>('[role=gridcell]')!;
    cell.focus();
    await userEvent.keyboard('{F2}{ArrowRight}');
    await expect(asks()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAskWhy).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(rowOf(CLAIRE)).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(rowOf(CLAIRE)).getByRole('button', { name: named(t.details, CLAIRE) }));
    const panel = await panelOf(CLAIRE);
    await userEvent.click(panel.getByRole('button', { name: askWhyChange }));
    await expect(args.onAskWhy).toHaveBeenCalledTimes(3);
    await expect(args.onAskWhy).toHaveBeenLastCalledWith('ownRow');
  },
});

export const ReadOnlyAsked = meta.story({
  name: 'Why no user can be changed is asked above the grid',
  args: { editable: false, onAskWhy: fn() },
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: feedback(globals).askWhyChange }));
    await expect(args.onAskWhy).toHaveBeenCalledTimes(1);
    await expect(args.onAskWhy).toHaveBeenCalledWith('readOnly');
  },
});

export const Internal = meta.story({
  name: 'People of a contract of the bank have neither status nor role',
  tags: ['CUSR-026'],
  args: {
    kind: 'ATRIUM',
    whyKept: (user) => notRemovable('ATRIUM', user, ''),
    state: {
      ...USERS_TAB.state,
      users: CONTRACT_USERS.map((user) => ({ ...user, contractStatus: null, clientRole: null })),
    },
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.queryByRole('columnheader', { name: new RegExp(`^${t.head.status}`) })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: new RegExp(`^${t.head.role}`) })).toBeNull();
    await expect(canvas.queryByRole('button', { name: named(t.remove, ELIN) })).toBeNull();
    await userEvent.click(button(named(t.edit, ELIN)));
    await expect(await screen.findByRole('combobox', { name: named(t.homepageOf, ELIN) })).toBeVisible();
    await expect(screen.queryByRole('combobox', { name: named(t.statusOf, ELIN) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t.modes.ADD_USERS }));
    await expect(await screen.findByRole('combobox', { name: t.add.search })).toBeVisible();
    await expect(screen.queryByRole('combobox', { name: t.add.role })).toBeNull();
  },
});

export const Adding = meta.story({
  name: 'People are searched, chosen and added',
  tags: ['CUSR-003', 'CUSR-014', 'CUSR-016', 'CUSR-017', 'CUSR-018', 'CUSR-020'],
  args: {
    contacts: {
      ...USERS_TAB.contacts,
      // One of them is already in the contract, by email address.
      people: [{ ...CONTACTS[0]!, id: 'other', email: ELIN.email.toUpperCase() }, ...CONTACTS],
    },
  },
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.modes.ADD_USERS }));
    const bar = await screen.findByRole('form', { name: t.add.title });
    await expect(bar.getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
    const search = within(bar).getByRole('combobox', { name: t.add.search });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(within(bar).getByRole('button', { name: t.add.submit })).toBeDisabled();
    await expect(within(bar).getByRole('combobox', { name: t.add.status })).toHaveTextContent(t.status.DEMO);
    await expect(within(bar).getByRole('combobox', { name: t.add.role })).toHaveTextContent(t.role.STANDARD);
    await userEvent.type(search, 'ha');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(CONTACTS.length));
    await expect(list.clientHeight).toBe(4 * 52);
    await userEvent.click(screen.getByRole('option', { name: /Antoine Moreau/ }));
    await userEvent.type(search, 'da');
    await userEvent.click(await screen.findByRole('option', { name: /Dayo Okafor/ }));
    const chosen = within(await screen.findByRole('list', { name: t.add.chosen }));
    await expect(chosen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(chosen.getByRole('button', { name: /Dayo Okafor/ }));
    await waitFor(() => expect(chosen.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(within(bar).getByRole('button', { name: fill(t.add.create_one, { figure: 1 }) }));
    await expect(args.onAdd).toHaveBeenCalledWith([CONTACTS[0]!.id], {
      contractStatus: 'DEMO',
      clientRole: 'STANDARD',
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: t.modes.ADD_USERS })).toHaveFocus());
  },
});

export const AddingFails = meta.story({
  name: 'Whoever was chosen stays where adding fails',
  args: { onAdd: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.modes.ADD_USERS }));
    const search = await screen.findByRole('combobox', { name: t.add.search });
    await userEvent.type(search, 'ha');
    await userEvent.click(await screen.findByRole('option', { name: /Luis Ortega/ }));
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    const create = await screen.findByRole('button', { name: fill(t.add.create_one, { figure: 1 }) });
    await userEvent.click(create);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(
      within(screen.getByRole('list', { name: t.add.chosen })).getByRole('listitem'),
    ).toHaveTextContent('Luis Ortega');
  },
});

export const CopyingRights = meta.story({
  name: 'The rights of one user are copied to those who are checked',
  tags: ['DS-132', 'CUSR-003', 'CUSR-004', 'CUSR-021'],
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await expect(within(rowOf(HARI)).queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t.modes.COPY_USERS }));
    const bar = await screen.findByRole('form', { name: t.copyUsers.title });
    const submit = await canvas.findByRole('button', { name: t.copyUsers.submit });
    await expect(submit).toBeDisabled();
    await expect(canvas.getByText(plain(t.copyUsers.needsSource))).toBeVisible();
    await userEvent.click(within(bar).getByRole('combobox', { name: t.copyUsers.source }));
    await userEvent.click(await screen.findByRole('option', { name: /Elin Lindqvist/ }));
    await expect(await canvas.findByText(plain(t.copyUsers.needsTarget))).toBeVisible();
    await expect(submit).toBeDisabled();
    const box = (user: ContractUser) => within(rowOf(user)).getByRole('checkbox');
    await expect(box(ELIN)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box(LENA));
    await userEvent.click(box(CLAIRE));
    // Lena has a right that Elin has not.
    await expect(
      await within(bar).findByText(plain(fill(t.copyUsers.lost, { names: 'Lena Brandt' }))),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fill(t.copyUsers.copy_other, { figure: 2 }) }));
    await expect(args.onSetRights).toHaveBeenCalledWith([
      { user: LENA, rights: ELIN.serviceRights },
      { user: CLAIRE, rights: ELIN.serviceRights },
    ]);
    await waitFor(() => expect(canvas.getByRole('button', { name: t.modes.COPY_USERS })).toHaveFocus());
    await expect(within(rowOf(HARI)).queryByRole('checkbox')).toBeNull();
  },
});

export const CopyingInALongList = meta.story({
  name: 'The button of a copy stays in sight in a long list, and covers no focused user',
  tags: ['CUSR-004', 'CUSR-021'],
  args: {
    state: {
      status: 'ready',
      users: Array.from({ length: 30 }, (_, index) => ({
        ...HARI,
        id: `user-${index}`,
        firstName: 'Noor',
        lastName: `Number ${index + 10}`,
      })),
      services: SERVICE_RIGHTS,
      lists: LISTS,
    },
  },
  render: (args) => (
    <div className="w-[360px]">
      <Host {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.modes.COPY_USERS }));
    const submit = await canvas.findByRole('button', { name: t.copyUsers.submit });
    const dock = submit.closest('[data-page-actions]')!;
    const boxes = within(canvas.getByRole('list', { name: t.label })).getAllByRole('checkbox');
    for (const box of [boxes[0]!, boxes[8]!]) {
      box.focus();
      await waitFor(() =>
        expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(dock.getBoundingClientRect().top),
      );
      await expect(dock.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(submit).toBeVisible();
    }
  },
});

export const CopyingLists = meta.story({
  name: 'A list is copied to checked services of checked users, and gives no right',
  tags: ['CUSR-003', 'CUSR-004', 'CUSR-022'],
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.modes.COPY_ENTITIES_LIST }));
    const bar = await screen.findByRole('form', { name: t.copyLists.title });
    const missing = (text: string) => canvas.findByText(plain(text));
    await expect(await missing(t.copyLists.needsList)).toBeVisible();
    await choose(within(bar).getByRole('combobox', { name: t.copyLists.list }), ENERGY!.name);
    await expect(await missing(t.copyLists.needsService)).toBeVisible();
    // Rates derivatives pricer shows no legal entities.
    await expect(within(bar).queryByRole('checkbox', { name: 'Rates derivatives pricer' })).toBeNull();
    await userEvent.click(within(bar).getByRole('checkbox', { name: 'Mark to market' }));
    await expect(await missing(t.copyLists.needsTarget)).toBeVisible();
    await userEvent.click(within(rowOf(CLAIRE)).getByRole('checkbox'));
    await expect(await missing(t.copyLists.same)).toBeVisible();
    await expect(canvas.getByRole('button', { name: t.copyLists.submit })).toBeDisabled();
    await userEvent.click(within(rowOf(HARI)).getByRole('checkbox'));
    await userEvent.click(
      await canvas.findByRole('button', { name: fill(t.copyLists.copy_one, { figure: 1 }) }),
    );
    await expect(args.onSetRights).toHaveBeenCalledWith([
      {
        user: HARI,
        rights: [
          { serviceRightId: 'KYC.Restricted', legalEntitiesListId: ENERGY!.id },
          { serviceRightId: 'MTM.Access', legalEntitiesListId: ENERGY!.id },
        ],
      },
    ]);
  },
});

export const CopyConflict = meta.story({
  name: 'Users whom somebody else changed while they were copied to are compared before anything is saved',
  args: {
    // Somebody else saved first.
    onSetRights: fn<ContractUsersProps['onSetRights']>(([first]) =>
      Promise.resolve(
        first!.user.version === 1 ? CONTRACT_USERS.map((user) => ({ ...user, version: 2 })) : null,
      ),
    ),
  },
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.modes.COPY_ENTITIES_LIST }));
    const bar = await screen.findByRole('form', { name: t.copyLists.title });
    await choose(within(bar).getByRole('combobox', { name: t.copyLists.list }), ENERGY!.name);
    await userEvent.click(within(bar).getByRole('checkbox', { name: t.copyLists.all }));
    await userEvent.click(within(rowOf(LENA)).getByRole('checkbox'));
    await userEvent.click(
      await canvas.findByRole('button', { name: fill(t.copyLists.copy_one, { figure: 1 }) }),
    );
    const dialog = within(await screen.findByRole('alertdialog', { name: t.conflict.several }));
    await expect(dialog.getAllByRole('rowheader')).toHaveLength(2);
    const all = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).contracts.conflict;
    await userEvent.click(dialog.getByRole('button', { name: all.keepMine }));
    await waitFor(() => expect(args.onSetRights).toHaveBeenCalledTimes(2));
    await expect(args.onSetRights).toHaveBeenLastCalledWith([
      expect.objectContaining({ user: { ...LENA, version: 2 } }),
    ]);
  },
});

export const Details = meta.story({
  name: 'Details are read, changed and saved once something is different',
  tags: ['DS-096', 'DS-132', 'CUSR-007', 'CUSR-023', 'CUSR-036'],
  play: async ({ globals, args }) => {
    const t = strings(globals);
    await userEvent.click(button(named(t.details, ELIN)));
    const panel = await panelOf(ELIN);
    await expect(args.onOpen).toHaveBeenLastCalledWith(ELIN.id);
    await expect(panel.getByText('Mark to market')).toBeVisible();
    await expect(panel.getByText(fill(t.rightOver, { right: 'Read', list: ENERGY!.name }))).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: t.panel.edit }));
    const save = await panel.findByRole('button', { name: t.panel.save });
    await expect(save).toBeDisabled();
    const right = await panel.findByRole('combobox', { name: fill(t.rightIn, { service: 'KYC' }) });
    await choose(right, 'All');
    await waitFor(() => expect(save).toBeEnabled());
    await choose(right, 'Read');
    await waitFor(() => expect(save).toBeDisabled());
    await choose(panel.getByRole('combobox', { name: fill(t.listIn, { service: 'KYC' }) }), t.allEntities);
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith(
      ELIN,
      expect.objectContaining({
        rights: [
          { serviceRightId: 'KYC.Read', legalEntitiesListId: null },
          { serviceRightId: 'MTM.Access', legalEntitiesListId: ENERGY!.id },
        ],
      }),
    );
    await waitFor(() => expect(panel.getByRole('button', { name: t.panel.edit })).toHaveFocus());
  },
});

export const Dragged = meta.story({
  name: 'A list is dragged onto a service, by keyboard and by mouse',
  tags: ['CUSR-008', 'CUSR-009'],
  args: { opened: CLAIRE.id },
  play: async ({ globals, args }) => {
    const t = strings(globals);
    const panel = await panelOf(CLAIRE);
    await userEvent.click(panel.getByRole('button', { name: t.panel.edit }));
    const handle = await panel.findByRole('button', {
      name: fill(t.drag.handle, { list: ENERGY!.name }),
    });
    await expect(handle).toHaveAccessibleDescription(plain(t.drag.instructions));
    handle.focus();
    await userEvent.keyboard(' ');
    await said(fill(t.drag.lifted, { list: ENERGY!.name, service: 'KYC' }));
    await userEvent.keyboard('{ArrowDown}');
    await said('Mark to market');
    await userEvent.keyboard(' ');
    await said(fill(t.drag.dropped, { list: ENERGY!.name, service: 'Mark to market' }));
    const service = (id: string) => document.querySelector<HTMLElement>(`[data-drop-service="${id}"]`)!;
    await waitFor(() =>
      expect(
        within(service('MTM')).getByRole('combobox', { name: fill(t.listIn, { service: 'Mark to market' }) }),
      ).toHaveTextContent(ENERGY!.name),
    );
    // The lowest right of a service is added with its list.
    const other = panel.getByRole('button', { name: fill(t.drag.handle, { list: EVERYTHING!.name }) });
    (await mouseDrag(other, pointOf(service('KYC'), 0.5, 0.3))).release();
    await waitFor(() =>
      expect(
        within(service('KYC')).getByRole('combobox', { name: fill(t.rightIn, { service: 'KYC' }) }),
      ).toHaveTextContent('Restricted'),
    );
    // Outside services with legal entities nothing is assigned.
    (await mouseDrag(other, pointOf(service('RATES_DERIVATIVES_PRICER')))).release();
    await userEvent.click(panel.getByRole('button', { name: t.panel.save }));
    await expect(args.onSave).toHaveBeenCalledWith(
      CLAIRE,
      expect.objectContaining({
        rights: [
          { serviceRightId: 'MTM.Access', legalEntitiesListId: ENERGY!.id },
          { serviceRightId: 'KYC.Restricted', legalEntitiesListId: EVERYTHING!.id },
        ],
      }),
    );
  },
});

export const PanelAsks = meta.story({
  name: 'Closing the details asks before a change is lost',
  args: { opened: ELIN.id },
  play: async ({ globals, args }) => {
    const t = strings(globals);
    const panel = await panelOf(ELIN);
    await userEvent.click(panel.getByRole('button', { name: t.panel.edit }));
    await choose(
      await panel.findByRole('combobox', { name: new RegExp(`^${t.head.status}`) }),
      t.status.SIGNED,
    );
    await userEvent.keyboard('{Escape}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: unsaved(globals).leave }));
    await waitFor(() => expect(args.onOpen).toHaveBeenLastCalledWith(null));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const ActivityShown = meta.story({
  name: 'The activity of a user by day, week and month, with the last time',
  tags: ['CUSR-037'],
  args: {
    opened: ELIN.id,
    activity: {
      status: 'ready',
      activity: {
        lastActivityDate: '2026-11-18T08:12:00.000Z',
        daysActivityData: [2, 0, 1].map((count) => ({
          startDate: '2026-11-18',
          endDate: '2026-11-18',
          count,
        })),
        weeksActivityData: [3, 5].map((count) => ({ startDate: '2026-11-09', endDate: '2026-11-15', count })),
        monthsActivityData: [9, 8].map((count) => ({
          startDate: '2026-10-01',
          endDate: '2026-10-31',
          count,
        })),
      },
    },
  },
  play: async ({ globals }) => {
    const t = strings(globals);
    const panel = await panelOf(ELIN);
    const activity = within(panel.getByRole('region', { name: t.panel.activity }));
    await expect(activity.getAllByRole('img')).toHaveLength(3);
    await expect(activity.getByText((_, node) => node?.tagName === 'TIME')).toBeVisible();
  },
});

export const ActivityFails = meta.story({
  name: 'The details stand without the activity',
  tags: ['CUSR-037'],
  args: { opened: ELIN.id, activity: { status: 'error', supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ globals }) => {
    const t = strings(globals);
    const panel = await panelOf(ELIN);
    await expect(panel.getByText(plain(t.panel.activityFailed))).toBeVisible();
    await expect(panel.getByRole('region', { name: t.panel.rights })).toBeVisible();
  },
});

export const Homepage = meta.story({
  name: 'A home page that the user chose is replaced only after a warning',
  tags: ['DS-119', 'CUSR-024'],
  play: async ({ globals, args }) => {
    const t = strings(globals);
    const change = async () => {
      await userEvent.click(button(named(t.edit, HARI)));
      await choose(
        await screen.findByRole('combobox', { name: named(t.homepageOf, HARI) }),
        t.homepage.TRADE_FINANCE,
      );
      await choose(screen.getByRole('combobox', { name: named(t.statusOf, HARI) }), t.status.DEMO);
      await userEvent.click(button(named(t.save, HARI)));
      return within(await screen.findByRole('alertdialog', { name: named(t.warning.title, HARI) }));
    };
    await userEvent.click((await change()).getByRole('button', { name: t.warning.cancel }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        HARI,
        expect.objectContaining({ homepage: 'FINANCE_STRATEGY', contractStatus: 'DEMO' }),
      ),
    );
    await waitFor(() => expect(button(named(t.edit, HARI))).toBeVisible());
    await userEvent.click((await change()).getByRole('button', { name: t.warning.confirm }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        HARI,
        expect.objectContaining({ homepage: 'TRADE_FINANCE' }),
      ),
    );
  },
});

export const Removing = meta.story({
  name: 'A user is removed, an administrator is not',
  tags: ['CUSR-025', 'CUSR-031'],
  play: async ({ globals, args }) => {
    const t = strings(globals);
    await expect(button(named(t.kept.admin, LENA))).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(named(t.kept.admin, LENA)));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(button(named(t.remove, ELIN)));
    const dialog = within(await screen.findByRole('alertdialog', { name: named(t.removal.title, ELIN) }));
    await userEvent.click(dialog.getByRole('button', { name: t.removal.confirm }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(ELIN));
  },
});

const previewOfRemoval = fn<NonNullable<ContractUsersProps['removalPreviewOf']>>();

export const RemovalTakes = meta.story({
  name: 'Before a user is removed, what that takes is said',
  tags: ['CUSR-025'],
  args: { removalPreviewOf: previewOfRemoval },
  play: async ({ globals, args }) => {
    const t = strings(globals);
    const { impact } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).rightsMatrix;
    previewOfRemoval.mockResolvedValue({
      scope: 'all-contracts',
      people: [{ userId: ELIN.id, gained: [], lost: [{ id: 'KYC', label: 'KYC' }] }],
      requests: { total: 1, first: [{ id: ENERGY!.id, reference: '2048', title: 'Guarantee' }] },
      services: [{ id: 'MTM', label: 'Mark to market' }],
      warnings: [],
    });
    await userEvent.click(button(named(t.remove, ELIN)));
    const dialog = within(await screen.findByRole('alertdialog', { name: named(t.removal.title, ELIN) }));
    const takes = within(await dialog.findByRole('region', { name: impact.title }));
    await expect(
      await takes.findByText(plain(fill(impact.services, { services: 'Mark to market' }))),
    ).toBeVisible();
    await expect(takes.getByText(/2048/)).toBeVisible();
    await expect(
      takes.getByText(plain(fill(impact.loses, { person: 'Elin Lindqvist', pages: 'KYC' }))),
    ).toBeVisible();
    await expect(previewOfRemoval).toHaveBeenCalledWith(ELIN, expect.anything());
    await userEvent.click(dialog.getByRole('button', { name: t.removal.confirm }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(ELIN));
  },
});

export const RemovalUnknown = meta.story({
  name: 'A user is removed even where what that takes is not known, and it can be asked again',
  tags: ['CUSR-025'],
  args: { removalPreviewOf: previewOfRemoval },
  play: async ({ globals }) => {
    const t = strings(globals);
    const { impact } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).rightsMatrix;
    previewOfRemoval.mockRejectedValue(new Error('unreachable'));
    await userEvent.click(button(named(t.remove, ELIN)));
    const dialog = within(await screen.findByRole('alertdialog', { name: named(t.removal.title, ELIN) }));
    await expect(await dialog.findByText(plain(t.removal.impactFailed))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t.removal.confirm })).toBeEnabled();
    const nothing = { total: 0, first: [] };
    previewOfRemoval.mockResolvedValue({
      scope: 'all-contracts',
      people: [],
      requests: nothing,
      services: [],
      warnings: [],
    });
    await userEvent.click(dialog.getByRole('button', { name: impact.retry }));
    await expect(await dialog.findByText(plain(impact.nothing))).toBeVisible();
  },
});

export const Conflict = meta.story({
  name: 'Both versions of a user stand side by side, and nothing is overwritten unseen',
  args: {
    onSave: fn<ContractUsersProps['onSave']>(({ version }) =>
      Promise.resolve(version === 1 ? { ...ELIN, clientRole: 'ADMIN', version: 2 } : null),
    ),
  },
  play: async ({ globals, args }) => {
    const t = strings(globals);
    const conflict = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).contracts.conflict;
    await userEvent.click(button(named(t.edit, ELIN)));
    await choose(await screen.findByRole('combobox', { name: named(t.statusOf, ELIN) }), t.status.SIGNED);
    await userEvent.click(button(named(t.save, ELIN)));
    const dialog = within(await screen.findByRole('alertdialog', { name: named(t.conflict.title, ELIN) }));
    const status = within(dialog.getByRole('row', { name: new RegExp(t.head.status) }));
    await expect(status.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      t.status.SIGNED,
      t.status.DEMO,
    ]);
    // Changes made only by the colleague are kept.
    const role = within(dialog.getByRole('row', { name: new RegExp(t.head.role) }));
    await expect(role.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      t.role.ADMIN,
      t.role.ADMIN,
    ]);
    await userEvent.click(dialog.getByRole('button', { name: conflict.keepMine }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: ELIN.id, version: 2 }),
      expect.objectContaining({ contractStatus: 'SIGNED', clientRole: 'ADMIN' }),
    );
  },
});

/** The button above removes Elin as a colleague would. */
function WithColleague(props: ContractUsersProps) {
  const [isGone, setGone] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setGone(true)}>
        Colleague
      </button>
      <Host
        {...props}
        state={
          isGone && props.state.status === 'ready'
            ? { ...props.state, users: props.state.users.filter(({ id }) => id !== ELIN.id) }
            : props.state
        }
      />
    </>
  );
}

export const RemovedMeanwhile = meta.story({
  name: 'Whoever a colleague removes during a change is told of',
  render: (args) => <WithColleague {...args} />,
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(button(named(t.edit, ELIN)));
    await screen.findByRole('combobox', { name: named(t.statusOf, ELIN) });
    await userEvent.click(canvas.getByRole('button', { name: 'Colleague' }));
    await expect(await canvas.findByText(plain(named(t.gone, ELIN)))).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: /Elin/ })).toBeNull();
  },
});

export const Searching = meta.story({
  name: 'Users are found by name, address and client',
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const search = canvas.getByRole('searchbox', { name: t.search });
    await userEvent.type(search, 'h.shah@');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.type(search, 'zz');
    await expect(await canvas.findByText(plain(t.noneFound.title))).toBeVisible();
  },
});

export const Reader = meta.story({
  name: 'Whoever may not change users reads them',
  tags: ['CTR-060'],
  args: { editable: false },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.queryByRole('button', { name: t.modes.ADD_USERS })).toBeNull();
    await expect(canvas.queryByRole('button', { name: named(t.edit, ELIN) })).toBeNull();
    await userEvent.click(button(named(t.details, ELIN)));
    const panel = await panelOf(ELIN);
    await expect(panel.queryByRole('button', { name: t.panel.edit })).toBeNull();
  },
});

export const NoUsers = meta.story({
  name: 'No user yet',
  args: { state: { ...USERS_TAB.state, users: [] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(plain(strings(globals).empty.title))).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Whoever may not read the users is told, and can ask why',
  args: { state: { status: 'refused' }, onAskWhy: fn() },
  play: async ({ canvas, globals, args }) => {
    await expect(canvas.getByText(plain(strings(globals).refused.title))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: feedback(globals).askWhy }));
    await expect(args.onAskWhy).toHaveBeenCalledTimes(1);
    await expect(args.onAskWhy).toHaveBeenCalledWith('refusal');
  },
});

export const LoadingState = meta.story({ name: 'Loading', args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(plain(strings(globals).failed))).toBeVisible();
  },
});

export const Narrow = meta.story({
  name: 'Under 768 px users are a list, and are changed in it',
  render: (args) => (
    <div className="w-[360px]">
      <Host {...args} />
    </div>
  ),
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await expect(await canvas.findByRole('list', { name: t.label })).toBeVisible();
    await userEvent.click(button(named(t.edit, ELIN)));
    await choose(
      await canvas.findByRole('combobox', { name: new RegExp(`^${t.head.status}`) }),
      t.status.SIGNED,
    );
    await userEvent.click(button(named(t.save, ELIN)));
    await expect(args.onSave).toHaveBeenCalledWith(
      ELIN,
      expect.objectContaining({ contractStatus: 'SIGNED' }),
    );
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { callerId: CLAIRE.id, whyKept: (user) => notRemovable('CLIENT', user, CLAIRE.id) },
  play: async ({ globals }) => {
    const t = strings(globals);
    await userEvent.click(button(named(t.edit, ELIN)));
    await screen.findByRole('combobox', { name: named(t.statusOf, ELIN) });
  },
});
