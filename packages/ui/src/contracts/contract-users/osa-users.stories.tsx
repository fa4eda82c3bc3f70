import type { AssignableContract } from '@atrium/contract/contracts';
import type { ContractUser } from '@atrium/contract/contract-users';
import { notRemovable, sharedClient } from '@atrium/contract/contract-users-rules';
import { dataConsult } from '@atrium/contract/service-rights-rules';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { CONTRACT_USERS, USERS_TAB } from '../contracts.fixture.js';
import { ContractUsers, type ContractUsersProps, type TransferHost } from './index.js';

const withoutRights = (user: ContractUser): ContractUser => ({ ...user, serviceRights: [] });
const [LENA, ELIN, HARI, CLAIRE] = CONTRACT_USERS.map(withoutRights) as [
  ContractUser,
  ContractUser,
  ContractUser,
  ContractUser,
];
/** Belongs to another client than the others. */
const STRANGER: ContractUser = {
  ...CLAIRE,
  client: { id: '7c1f0a2e-0000-4000-8000-000000000111', name: 'Orvane' },
};
const USERS = [LENA, ELIN, HARI, STRANGER];
const CONTRACTS: readonly AssignableContract[] = [
  { id: '7c1f0a2e-0000-4000-8000-000000000121', number: '00418', name: 'Cash management, Halden Group' },
  { id: '7c1f0a2e-0000-4000-8000-000000000122', number: '00419', name: 'Markets, Halden Group' },
];
const transfer = (contracts: TransferHost['contracts'] = { status: 'ready', contracts: CONTRACTS }) => ({
  haveOneClient: (users: readonly ContractUser[]) =>
    sharedClient(users.map(({ client }) => ({ clientId: client?.id ?? null }))) !== undefined,
  onAsk: fn<TransferHost['onAsk']>(),
  contracts,
  createHref: '/contracts/create',
  onTransfer: fn<TransferHost['onTransfer']>(() => Promise.resolve()),
});

const meta = preview.meta({
  title: 'Contracts/Users of an outsourced service',
  component: ContractUsers,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="px-16 xs:px-24">
      <ContractUsers {...args} />
    </div>
  ),
  args: {
    ...USERS_TAB,
    kind: 'OSA',
    state: { ...USERS_TAB.state, users: USERS, lists: [] },
    // The rules of the server, as passed by the portal.
    consultOf: dataConsult,
    whyKept: (user: ContractUser) => notRemovable('OSA', user, USERS_TAB.callerId),
    transfer: transfer(),
  } satisfies ContractUsersProps,
});

const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).contractUsers;
const fill = (text: string, values: Record<string, unknown>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const nameOf = ({ firstName, lastName }: ContractUser) => `${firstName} ${lastName}`;
const rowOf = (user: ContractUser) =>
  screen.getByRole('rowheader', { name: new RegExp(nameOf(user)) }).closest<HTMLElement>('[role=row]')!;
const check = (user: ContractUser) => userEvent.click(within(rowOf(user)).getByRole('checkbox'));
const actionOn = (user: ContractUser, globals: Record<string, unknown>) =>
  screen.getByRole('button', { name: fill(strings(globals).transfer.action, { name: nameOf(user) }) });
const inDialog = async () => within(await screen.findByRole('dialog'));
const openFor = async (users: readonly ContractUser[], globals: Record<string, unknown>) => {
  for (const user of users) await check(user);
  const { openFor_one: one, openFor_other: other } = strings(globals).transfer;
  const label = fill(users.length === 1 ? one : other, { figure: users.length });
  await userEvent.click(await screen.findByRole('button', { name: label }));
  return inDialog();
};

export const Default = meta.story({
  name: 'A grid with clients, statuses and a transfer, in place of rights',
  tags: ['CTR-052', 'CUSR-002', 'DS-097'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const grid = canvas.getByRole('grid', { name: t.osaLabel });
    const heads = within(grid).getAllByRole('columnheader');
    const has = (text: string) => heads.some((head) => head.textContent.includes(text));
    for (const text of [t.head.name, t.head.email, t.head.client, t.head.status])
      await expect(has(text)).toBe(true);
    for (const text of [t.head.homepage, t.head.consult, t.head.rights, t.head.role])
      await expect(has(text)).toBe(false);
    await expect(actionOn(ELIN, globals)).toBeVisible();
    // Nobody is selected yet; an administrator cannot be selected.
    await expect(canvas.getByRole('button', { name: t.transfer.open })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(within(rowOf(LENA)).getByRole('checkbox')).toHaveAttribute('aria-disabled', 'true');
    const fixed = fill(t.transfer.admin, { name: nameOf(LENA) });
    await userEvent.click(within(rowOf(LENA)).getByRole('button', { name: fixed }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('button', { name: t.modes.COPY_ENTITIES_LIST })).toBeNull();
  },
});

export const Transfer = meta.story({
  name: 'A contract and a status are chosen, then the users are transferred',
  tags: ['CUSR-038', 'CUSR-041', 'CUSR-042', 'CUSR-043'],
  args: { transfer: transfer() },
  play: async ({ globals, args }) => {
    const t = strings(globals).transfer;
    const dialog = await openFor([ELIN, HARI], globals);
    await expect(args.transfer!.onAsk).toHaveBeenCalledWith([ELIN, HARI]);
    const submit = dialog.getByRole('button', { name: fill(t.submit_other, { figure: 2 }) });
    await expect(submit).toBeDisabled();
    await expect(dialog.getByText(t.needed)).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: t.contract }));
    await userEvent.click(await screen.findByRole('option', { name: /Markets/ }));
    await expect(submit).toBeDisabled();
    await userEvent.click(dialog.getByRole('combobox', { name: t.status }));
    await userEvent.click(await screen.findByRole('option', { name: strings(globals).status.SIGNED }));
    await userEvent.click(submit);
    await expect(args.transfer!.onTransfer).toHaveBeenCalledWith([ELIN, HARI], CONTRACTS[1], 'SIGNED');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(rowOf(ELIN)).getByRole('checkbox')).not.toBeChecked();
  },
});

/** Transferred users are no longer in the contract, as after the next read. */
function Leaving(props: ContractUsersProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const { state } = props;
  return (
    <div className="px-16 xs:px-24">
      <ContractUsers
        {...props}
        state={
          state.status === 'ready'
            ? { ...state, users: state.users.filter(({ id }) => !gone.includes(id)) }
            : state
        }
        transfer={{
          ...props.transfer!,
          onTransfer: async (users) => {
            await Promise.resolve();
            setGone(users.map(({ id }) => id));
          },
        }}
      />
    </div>
  );
}

export const FocusAfterTransfer = meta.story({
  name: 'Once a row is transferred the focus stays in the grid, on no row that is gone',
  tags: ['CUSR-045'],
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(actionOn(ELIN, globals));
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole('combobox', { name: t.transfer.contract }));
    await userEvent.click(await screen.findByRole('option', { name: /Markets/ }));
    await userEvent.click(dialog.getByRole('combobox', { name: t.transfer.status }));
    await userEvent.click(await screen.findByRole('option', { name: t.status.SIGNED }));
    await userEvent.click(dialog.getByRole('button', { name: fill(t.transfer.submit_one, { figure: 1 }) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('rowheader', { name: new RegExp(nameOf(ELIN)) })).toBeNull();
    const grid = canvas.getByRole('grid', { name: t.osaLabel });
    await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
    await expect(document.activeElement).toHaveAttribute('tabindex', '0');
  },
});

export const DifferentClients = meta.story({
  name: 'Users of different clients cannot be transferred together',
  tags: ['CUSR-039', 'CUSR-040'],
  args: { transfer: transfer() },
  play: async ({ globals, args }) => {
    const t = strings(globals).transfer;
    const dialog = await openFor([HARI, STRANGER], globals);
    await expect(dialog.getByText(t.differentClients)).toBeVisible();
    await expect(args.transfer!.onAsk).not.toHaveBeenCalled();
    await expect(dialog.queryByRole('combobox')).toBeNull();
    await userEvent.click(dialog.getAllByRole('button', { name: t.close }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const MANY = Array.from({ length: 101 }, (_, index): ContractUser => ({
  ...ELIN,
  id: `7c1f0a2e-0000-4000-8000-${String(1_000 + index).padStart(12, '0')}`,
  email: `user.${index}@halden.example`,
}));
export const TooMany = meta.story({
  name: 'More users than one transfer takes are not asked about',
  tags: ['CUSR-041'],
  args: { state: { ...USERS_TAB.state, users: MANY, lists: [] }, transfer: transfer() },
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals).transfer;
    const { selectAll } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).grid;
    await userEvent.click(await canvas.findByRole('checkbox', { name: selectAll }));
    await userEvent.click(
      await screen.findByRole('button', { name: fill(t.openFor_other, { figure: 101 }) }),
    );
    const dialog = await inDialog();
    await expect(dialog.getByText(fill(t.tooMany, { figure: 100 }))).toBeVisible();
    await expect(args.transfer!.onAsk).not.toHaveBeenCalled();
  },
});

export const NoContract = meta.story({
  name: 'Without a common contract one can be created',
  tags: ['CUSR-044'],
  args: { transfer: transfer({ status: 'ready', contracts: [] }) },
  play: async ({ globals }) => {
    const t = strings(globals).transfer;
    await userEvent.click(actionOn(ELIN, globals));
    const dialog = await inDialog();
    await expect(dialog.getByText(t.none)).toBeVisible();
    await expect(dialog.getByRole('link', { name: t.create })).toHaveAttribute('href', '/contracts/create');
  },
});

export const LoadingContracts = meta.story({
  name: 'The contracts are on their way',
  args: { transfer: transfer({ status: 'loading' }) },
  play: async ({ globals }) => {
    await userEvent.click(actionOn(ELIN, globals));
    const dialog = await inDialog();
    await expect(dialog.queryByRole('combobox')).toBeNull();
  },
});

export const ContractsFailed = meta.story({
  name: 'The contracts could not be loaded, and are asked for again',
  args: { transfer: transfer({ status: 'error', supportId: '6f1c0d2ab3', onRetry: fn() }) },
  play: async ({ globals }) => {
    await userEvent.click(actionOn(ELIN, globals));
    const dialog = await inDialog();
    await expect(dialog.getByText(strings(globals).transfer.loadFailed)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'A transfer that fails says so, and keeps what was chosen',
  tags: ['CUSR-042'],
  args: {
    transfer: {
      ...transfer(),
      onTransfer: fn<TransferHost['onTransfer']>(() => Promise.reject(new Error('refused'))),
    },
  },
  play: async ({ globals }) => {
    const t = strings(globals).transfer;
    const dialog = await openFor([ELIN], globals);
    const contract = dialog.getByRole('combobox', { name: t.contract });
    await userEvent.click(contract);
    await userEvent.click(await screen.findByRole('option', { name: /Cash management/ }));
    await userEvent.click(dialog.getByRole('combobox', { name: t.status }));
    await userEvent.click(await screen.findByRole('option', { name: strings(globals).status.DEMO }));
    await userEvent.click(dialog.getByRole('button', { name: fill(t.submit_one, { figure: 1 }) }));
    await expect(await dialog.findByText(t.failed)).toBeVisible();
    await expect(contract).toHaveValue('Cash management, Halden Group');
  },
});

export const ReadOnly = meta.story({
  name: 'Who only reads transfers nobody',
  args: { editable: false },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.queryByRole('button', { name: t.transfer.open })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const Narrow = meta.story({
  name: 'Under 768 px users are a list, from which they are transferred',
  render: (args) => (
    <div className="w-[360px]">
      <ContractUsers {...args} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('list', { name: strings(globals).osaLabel });
    await userEvent.click(actionOn(ELIN, globals));
    await inDialog();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { callerId: HARI.id },
});
