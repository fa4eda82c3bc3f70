import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { CONTRACT } from '../contracts.fixture.js';
import { ContractInformation, ContractPage, type ContractPageProps } from './index.js';

const { rights } = CONTRACT;
const meta = preview.meta({
  title: 'Contracts/Contract page',
  component: ContractPage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', contract: CONTRACT },
    part: 'information',
    partHrefOf: (part) => `#${part}`,
    backHref: '#contracts',
    onEdit: fn(),
    onDelete: fn(() => Promise.resolve()),
    children: <ContractInformation contract={CONTRACT} />,
  } satisfies ContractPageProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).contracts;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const withRights = (more: Partial<typeof rights>) => ({
  state: { status: 'ready', contract: { ...CONTRACT, rights: { ...rights, ...more } } } as const,
});

export const Default = meta.story({
  name: 'What a contract says of itself',
  tags: ['CTR-050', 'CTR-073'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: CONTRACT.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.page.audit })).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${t.page.users}`) })).toBeVisible();
    const services = within(canvas.getByRole('region', { name: t.info.services }));
    await expect(services.getAllByRole('list')).toHaveLength(3);
    const entities = within(canvas.getByRole('region', { name: t.info.entities }));
    await userEvent.type(entities.getByRole('searchbox'), 'es09');
    await waitFor(() => expect(entities.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.type(entities.getByRole('searchbox'), 'zz');
    await expect(await entities.findByText(plain(t.info.noEntities))).toBeVisible();
  },
});

/** Host that starts and ends editing. */
function Changed({ children, ...args }: ContractPageProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <ContractPage {...args} editing={isEditing} onEdit={() => setEditing(true)}>
      {isEditing ? (
        <button type="button" onClick={() => setEditing(false)}>
          End
        </button>
      ) : (
        children
      )}
    </ContractPage>
  );
}

export const Editing = meta.story({
  name: 'Edit begins a change; during it there is nothing else to do with the contract',
  tags: ['CTR-054', 'CTR-060'],
  render: (args) => <Changed {...args} />,
  play: async ({ canvas, globals }) => {
    const t = strings(globals).page;
    await userEvent.click(canvas.getByRole('button', { name: t.edit }));
    await expect(canvas.queryByRole('button', { name: t.edit })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t.more })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    await expect(canvas.getByRole('button', { name: t.edit })).toHaveFocus();
  },
});

export const Outsourced = meta.story({
  name: 'A contract of an outsourced service has no lists of legal entities',
  tags: ['CTR-051'],
  args: {
    state: {
      status: 'ready',
      contract: { ...CONTRACT, type: { name: 'OSA', label: 'Outsourced service' }, commercialClient: null },
    },
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals).page;
    await expect(canvas.getByRole('link', { name: t.audit })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t.lists })).toBeNull();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${t.osaUsers}`) })).toBeVisible();
  },
});

export const TypedName = meta.story({
  name: 'Deleting asks for the name of the contract',
  tags: ['CTR-059', 'DS-118'],
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.page.more }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t.page.delete }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: t.delete.confirm });
    await expect(confirm).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), CONTRACT.name);
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(CONTRACT));
  },
});

export const DeletionFails = meta.story({
  name: 'A deletion that fails says so, and nothing is lost',
  tags: ['DS-118'],
  args: { onDelete: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.page.more }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t.page.delete }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), CONTRACT.name);
    await userEvent.click(dialog.getByRole('button', { name: t.delete.confirm }));
    await expect(await dialog.findByText(plain(t.delete.failed))).toBeVisible();
  },
});

export const Gone = meta.story({
  name: 'A contract deleted by somebody else keeps what was typed until the user leaves',
  tags: ['CTR-092'],
  args: { gone: { onLeave: fn(), onStay: fn() } },
  play: async ({ globals, args }) => {
    const t = strings(globals).gone;
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(plain(t.text))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t.stay }));
    await expect(args.gone!.onStay).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t.leave }));
    await expect(args.gone!.onLeave).toHaveBeenCalledOnce();
  },
});

export const InUse = meta.story({
  name: 'A contract with users is not deleted',
  tags: ['CTR-058'],
  args: withRights({ canDelete: false }),
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.page.more }));
    const item = await screen.findByRole('menuitem', { name: new RegExp(t.page.delete) });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  },
});

export const ReadOnly = meta.story({
  name: 'A read-only contract has no actions',
  tags: ['CTR-060'],
  args: {
    state: {
      status: 'ready',
      contract: { ...CONTRACT, isReadOnly: true, rights: { ...rights, canUpdate: false, canDelete: false } },
    },
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(plain(t.page.readOnly.title))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t.page.more })).toBeNull();
  },
});

export const Appendices = meta.story({
  name: 'Administrators generate the appendices, of a read-only contract too',
  tags: ['CTR-019'],
  args: {
    onAppendix: fn(),
    state: {
      status: 'ready',
      contract: { ...CONTRACT, isReadOnly: true, rights: { ...rights, canUpdate: false, canDelete: false } },
    },
  },
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals).page;
    await userEvent.click(canvas.getByRole('button', { name: t.more }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t.appendix.SERVICES }));
    await expect(args.onAppendix).toHaveBeenCalledWith('SERVICES');
    await userEvent.click(canvas.getByRole('button', { name: t.more }));
    await expect(await screen.findByRole('menuitem', { name: t.appendix.USERS })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: t.delete })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

export const WithoutAudit = meta.story({
  name: 'Without the rights there are no audit and no users',
  tags: ['CTR-053'],
  args: {
    ...withRights({ canGetAuditEvents: false, canGetUsers: false, canUpdate: false }),
    onAskWhy: fn(),
  },
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    const { feedback } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await userEvent.click(canvas.getByRole('button', { name: feedback.askWhyChange }));
    await expect(args.onAskWhy).toHaveBeenCalledOnce();
    await expect(args.onAskWhy).toHaveBeenCalledWith('change');
    await expect(canvas.getByRole('link', { name: t.page.information })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t.page.audit })).toBeNull();
    await expect(canvas.queryByRole('link', { name: new RegExp(`^${t.page.users}`) })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t.page.more })).toBeNull();
  },
});

export const ClosedPart = meta.story({
  name: 'The address asks for a part that rights hide: the page says so, and why can be asked',
  tags: ['CTR-053'],
  args: {
    ...withRights({ canGetAuditEvents: false, canGetUsers: false, canUpdate: false }),
    closedPart: 'audit',
    onAskWhy: fn(),
  },
  play: async ({ canvas, globals, args }) => {
    const { contracts, feedback } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    const { page } = contracts;
    await expect(canvas.getByText(plain(page.closedPart.replace('{{part}}', page.audit)))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: feedback.askWhy }));
    await expect(args.onAskWhy).toHaveBeenCalledOnce();
    await expect(args.onAskWhy).toHaveBeenCalledWith('part');
  },
});

export const LoadingState = meta.story({
  name: 'Loading',
  args: { state: { status: 'loading' }, children: null },
});

export const Failed = meta.story({
  name: 'Its information could not be loaded',
  tags: ['CTR-071'],
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry: fn() }, children: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(plain(strings(globals).page.failed))).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
