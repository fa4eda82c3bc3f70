import type { ContractUser } from '@atrium/contract/contract-users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { uiStringsEn } from '../../foundations/index.js';
import { CONTACTS, CONTRACT_USERS, USERS_TAB } from '../contracts.fixture.js';
import { ContractUsers, type ContractUsersProps } from './index.js';

const { contractUsers: t, overlays } = uiStringsEn;
const { unsaved } = overlays;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const open = (mode: keyof typeof t.modes) =>
  userEvent.click(screen.getByRole('button', { name: plain(t.modes[mode]) }));
const bar = (name: string) => screen.findByRole('form', { name: plain(name) });
/** Chooses a person to add. */
async function choosePerson() {
  const form = within(await bar(t.add.title));
  await userEvent.type(form.getByRole('combobox', { name: plain(t.add.search) }), 'an');
  await userEvent.click(await screen.findByRole('option', { name: /Antoine Moreau/ }));
  return form;
}
const contacts = { people: CONTACTS, query: 'an', onQueryChange: () => {} };

it('CUSR-021 rights that are copied late close no mode that was opened meanwhile', async () => {
  let end = () => {};
  const onSetRights = () => new Promise<null>((resolve) => (end = () => resolve(null)));
  draw(<ContractUsers {...USERS_TAB} onSetRights={onSetRights} contacts={contacts} />);
  await open('COPY_USERS');
  const form = await bar(t.copyUsers.title);
  await userEvent.click(within(form).getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: /Elin Lindqvist/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Lena Brandt/ }));
  await userEvent.click(
    screen.getByRole('button', { name: t.copyUsers.copy_one.replace('{{figure}}', '1') }),
  );
  // While the rights are being copied, Escape would only hide that.
  await userEvent.keyboard('{Escape}');
  expect(form).toBeInTheDocument();
  await open('ADD_USERS');
  await choosePerson();
  await act(async () => end());
  expect(screen.getByRole('list', { name: plain(t.add.chosen) })).toBeVisible();
});

it('CUSR-021 while rights are copied, nothing is said to be missing once the saved users have arrived', async () => {
  const { state } = USERS_TAB;
  let end = () => {};
  const onSetRights = () => new Promise<null>((resolve) => (end = () => resolve(null)));
  const tab = (users: readonly ContractUser[]) => (
    <ContractUsers {...USERS_TAB} state={{ ...state, users }} {...{ onSetRights, contacts }} />
  );
  const { rerender } = draw(tab(state.users));
  await open('COPY_USERS');
  await userEvent.click(within(await bar(t.copyUsers.title)).getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: /Elin Lindqvist/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Lena Brandt/ }));
  await userEvent.click(
    screen.getByRole('button', { name: t.copyUsers.copy_one.replace('{{figure}}', '1') }),
  );
  const elin = state.users.find(({ firstName }) => firstName === 'Elin')!;
  rerender(tab(state.users.map((user) => ({ ...user, serviceRights: elin.serviceRights }))));
  expect(screen.queryByText(plain(t.copyUsers.same))).toBeNull();
  await act(async () => end());
  expect(screen.queryByRole('form')).toBeNull();
});

it('CUSR-021 rights that were copied can be undone, which leaves the focus in the tab', async () => {
  const onUndo = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const tab = (copied?: ContractUsersProps['copied']) => (
    <ContractUsers {...USERS_TAB} contacts={contacts} copied={copied} />
  );
  const { rerender } = draw(tab());
  rerender(tab({ people: 2, until: '2200-01-01T00:00:00.000Z', onUndo }));
  await userEvent.click(await screen.findByRole('button', { name: uiStringsEn.rightsMatrix.saved.undo }));
  expect(onUndo).toHaveBeenCalledOnce();
  rerender(tab());
  expect(screen.getByRole('button', { name: plain(t.modes.ADD_USERS) })).toHaveFocus();
});

it.each([
  ['COPY_USERS', t.copyUsers.title],
  ['COPY_ENTITIES_LIST', t.copyLists.title],
] as const)('CUSR-021 CUSR-022 %s names the checked users whom the search hides', async (mode, title) => {
  draw(<ContractUsers {...USERS_TAB} contacts={contacts} />);
  await open(mode);
  const form = within(await bar(title));
  const hidden = (names: string) => form.queryByText(plain(t.modes.notShown.replace('{{names}}', names)));
  await userEvent.click(screen.getByRole('checkbox', { name: /Lena Brandt/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Elin Lindqvist/ }));
  const search = screen.getByRole('searchbox', { name: plain(t.search) });
  await userEvent.type(search, 'elin');
  await waitFor(() => expect(hidden('Lena Brandt')).toBeVisible());
  await userEvent.clear(search);
  await waitFor(() => expect(hidden('Lena Brandt')).toBeNull());
});

it('CUSR-020 users who are added late do not discard the choice of the next ones', async () => {
  const ends: (() => void)[] = [];
  const onAdd = () => new Promise<void>((resolve) => ends.push(resolve));
  draw(<ContractUsers {...USERS_TAB} onAdd={onAdd} contacts={contacts} />);
  await open('ADD_USERS');
  const first = await choosePerson();
  await userEvent.click(first.getByRole('button', { name: t.add.create_one.replace('{{figure}}', '1') }));
  await open('ADD_USERS');
  await userEvent.click(await screen.findByRole('button', { name: plain(unsaved.leave) }));
  await open('ADD_USERS');
  const second = await choosePerson();
  await act(async () => ends[0]!());
  expect(screen.getByRole('list', { name: plain(t.add.chosen) })).toBeVisible();
  await userEvent.click(second.getByRole('button', { name: t.add.create_one.replace('{{figure}}', '1') }));
  await act(async () => ends[1]!());
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
});

it('CUSR-007 changes in details that another tab has closed are said, and shown again', async () => {
  const [lena] = CONTRACT_USERS;
  const onOpen = vi.fn<(id: string | null) => void>();
  const tab = (opened: string | null) => <ContractUsers {...USERS_TAB} {...{ opened, onOpen, contacts }} />;
  const { rerender } = draw(tab(lena!.id));
  const said = () => screen.queryByText(plain(t.waiting.replace('{{name}}', 'Lena Brandt')));
  await userEvent.click(await screen.findByRole('button', { name: t.panel.edit }));
  const role = await screen.findByRole('combobox', { name: t.head.role });
  await userEvent.click(role);
  await userEvent.click(await screen.findByRole('option', { selected: false }));
  const chosen = role.textContent;
  expect(said()).toBeNull();
  rerender(tab(null));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(said()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: t.showWaiting }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(lena!.id);
  rerender(tab(lena!.id));
  expect(await screen.findByRole('combobox', { name: t.head.role })).toHaveTextContent(chosen);
  expect(said()).toBeNull();
});

/** Lena’s colleague in an outsourced service, whom another administrator can transfer first. */
const OSA_TAB = { ...USERS_TAB, kind: 'OSA' } as const;
const MARKETS = { id: 'c2', number: '00419', name: 'Markets' };
const CASH = { id: 'c3', number: '00420', name: 'Cash' };

/** Tries to transfer Elin to Markets; the call fails, and the tab is drawn anew with `users` and `contracts`. */
async function failedTransfer(users: typeof OSA_TAB.state.users, contracts: (typeof MARKETS)[]) {
  let fail = () => {};
  const tab = (shown: typeof users, offered: typeof contracts) => (
    <ContractUsers
      {...OSA_TAB}
      state={{ ...OSA_TAB.state, users: shown, lists: [] }}
      contacts={contacts}
      transfer={{
        haveOneClient: () => true,
        onAsk: () => {},
        contracts: { status: 'ready', contracts: offered },
        createHref: '/contracts/create',
        onTransfer: () => new Promise((_, reject) => (fail = () => reject(new Error('refused')))),
      }}
    />
  );
  const { rerender } = draw(tab(OSA_TAB.state.users, [MARKETS, CASH]));
  await userEvent.click(
    screen.getByRole('button', { name: t.transfer.action.replace('{{name}}', 'Elin Lindqvist') }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  const contract = dialog.getByRole('combobox', { name: t.transfer.contract });
  await userEvent.click(contract);
  await userEvent.click(await screen.findByRole('option', { name: /Markets/ }));
  await userEvent.click(dialog.getByRole('combobox', { name: t.transfer.status }));
  await userEvent.click(await screen.findByRole('option', { name: t.status.DEMO }));
  await userEvent.click(
    dialog.getByRole('button', { name: t.transfer.submit_one.replace('{{figure}}', '1') }),
  );
  // The users and the contracts are read again before the failure is known.
  rerender(tab(users, contracts));
  await act(async () => fail());
  return { dialog, contract };
}

it('CUSR-045 a transfer of a user who has left the contract meanwhile says who it is, and can only be closed', async () => {
  const others = OSA_TAB.state.users.filter(({ firstName }) => firstName !== 'Elin');
  const { dialog } = await failedTransfer(others, [CASH]);
  expect(
    await dialog.findByText(t.transfer.left_one.replace('{{names}}', 'Elin Lindqvist')),
  ).toBeInTheDocument();
  expect(dialog.queryByText(plain(t.transfer.needed))).toBeNull();
  await userEvent.click(dialog.getByText(t.transfer.close));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body).not.toHaveFocus();
});

it('CUSR-042 a contract that can no longer take the users is not left in the field', async () => {
  const { dialog, contract } = await failedTransfer(OSA_TAB.state.users, [CASH]);
  expect(await dialog.findByText(plain(t.transfer.notOffered))).toBeInTheDocument();
  expect(contract).toHaveValue('');
  expect(dialog.getByText(plain(t.transfer.needed))).toBeInTheDocument();
});

it.each([
  ['keepMine', 2],
  ['takeSaved', 1],
] as const)('CUSR-006 after %s in a conflict the user is no longer in editing', async (choice, saves) => {
  const [lena] = CONTRACT_USERS;
  const saved = { ...lena!, version: lena!.version + 1, contractStatus: 'DEMO' as const };
  const onSave = vi.fn<ContractUsersProps['onSave']>().mockResolvedValueOnce(saved).mockResolvedValue(null);
  draw(<ContractUsers {...USERS_TAB} opened={lena!.id} onSave={onSave} contacts={contacts} />);
  await userEvent.click(await screen.findByRole('button', { name: t.panel.edit }));
  await userEvent.click(await screen.findByRole('combobox', { name: t.head.role }));
  await userEvent.click(await screen.findByRole('option', { selected: false }));
  await userEvent.click(screen.getByRole('button', { name: t.panel.save }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: uiStringsEn.contracts.conflict[choice] }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onSave).toHaveBeenCalledTimes(saves);
  await waitFor(() => expect(screen.queryByRole('combobox', { name: t.head.role })).toBeNull());
});
