import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AUDIT, CONTRACTS, KINDS, PEOPLE } from '../contracts.fixture.js';
import { ContractsPage, type ContractsPageProps } from './index.js';

const onRetry = fn();
const ready = {
  status: 'ready',
  contracts: CONTRACTS,
  total: CONTRACTS.length,
  kinds: KINDS,
  all: 148,
} as const;
const admin = {
  createHref: '#create',
  impersonation: {
    people: PEOPLE,
    query: 'le',
    onQueryChange: fn(),
    onTakeOver: fn(() => Promise.resolve()),
  },
  exports: { onExportActivity: fn(), onExportAudit: fn() },
  trail: {
    open: false,
    onOpenChange: fn(),
    state: { status: 'ready', events: AUDIT },
    hrefOf: (contract: string) => `#${contract}`,
  },
} satisfies Partial<ContractsPageProps>;
const meta = preview.meta({
  title: 'Contracts/Contracts page',
  component: ContractsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready,
    tab: 'externals',
    tabHrefOf: (tab) => `#${tab}`,
    query: '',
    onSearch: fn(),
    sorting: 'NONE',
    onSort: fn(),
    page: 1,
    onPageChange: fn(),
    hrefOf: ({ number }) => `#${number}`,
    findsPeople: true,
  } satisfies ContractsPageProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).contracts;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

export const Default = meta.story({
  name: 'Two tabs, a card for each contract that opens it',
  tags: ['CTR-010', 'CTR-020'],
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('link', { name: new RegExp(t.tabs.externals) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: CONTRACTS[0]!.name })).toHaveAttribute('href', '#00391');
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2);
    await expect(canvas.getByText(t.readOnly)).toBeVisible();
    await expect(canvas.queryByText(t.create)).toBeNull();
    await expect(canvas.queryByText(t.audit.open)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(plain(t.sort.NONE)) }));
    await expect(args.onSort).toHaveBeenCalledOnce();
  },
});

export const Found = meta.story({
  name: 'A search in place of the tabs, with what it found in each contract',
  tags: ['CTR-011', 'CTR-014', 'CTR-015'],
  args: { query: 'halden', sorting: 'DESC' },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.queryByRole('link', { name: new RegExp(t.tabs.externals) })).toBeNull();
    await expect(canvas.getByText(/3 .*halden/)).toBeVisible();
    await expect(canvas.getAllByText('Halden', { selector: 'mark' }).length).toBeGreaterThan(1);
    for (const match of [/Claire Vasseur$/, /FR043316 Halden Industries SA$/])
      await expect(canvas.getByText(match)).toBeVisible();
  },
});

export const Administrator = meta.story({
  name: 'Administrators create, read the trail, work as users and export',
  tags: ['CTR-017', 'CTR-018', 'CTR-021', 'CTR-027', 'CTR-028'],
  args: admin,
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('link', { name: t.create })).toHaveAttribute('href', '#create');
    await userEvent.click(canvas.getByRole('button', { name: t.audit.open }));
    await expect(args.trail!.onOpenChange).toHaveBeenLastCalledWith(true);
    const exports = within(canvas.getByRole('region', { name: t.exports.title }));
    await userEvent.click(await exports.findByRole('button', { name: t.exports.exportActivity }));
    await expect(args.exports!.onExportActivity).toHaveBeenLastCalledWith(366);
    const days = await exports.findByRole('spinbutton', { name: t.exports.audit });
    await expect(days).toHaveValue('60');
    await userEvent.clear(days);
    await userEvent.type(days, '367{Tab}');
    await expect(exports.getByRole('button', { name: t.exports.exportAudit })).toBeDisabled();
    await userEvent.clear(days);
    await userEvent.type(days, '7{Tab}');
    await userEvent.click(exports.getByRole('button', { name: t.exports.exportAudit }));
    await expect(args.exports!.onExportAudit).toHaveBeenLastCalledWith(7);
  },
});

export const WorkAs = meta.story({
  name: 'A person is found, chosen and confirmed before their session is taken over',
  tags: ['CTR-021', 'CTR-023'],
  args: admin,
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    const field = await canvas.findByRole('combobox', { name: t.workAs.user });
    await userEvent.type(field, 'le');
    await expect(await screen.findByRole('option', { name: /Leo Marsh/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('option', { name: /Lena Brandt/ }));
    await userEvent.click(
      await canvas.findByRole('button', { name: t.workAs.go.replace('{{name}}', 'Lena Brandt') }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    const buttons = dialog.getAllByRole('button');
    const confirm = buttons.find((button) => button.textContent.includes('Lena Brandt'))!;
    await userEvent.click(confirm);
    await waitFor(() => expect(args.impersonation!.onTakeOver).toHaveBeenCalledWith(PEOPLE[0]));
  },
});

export const Trail = meta.story({
  name: 'The trail stands beside the list; each event leads to the audit of its contract',
  tags: ['CTR-033', 'CTR-034'],
  args: { ...admin, trail: { ...admin.trail, open: true } },
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    const panel = within(await canvas.findByRole('complementary', { name: t.trail.title }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(AUDIT.length);
    await expect(panel.getAllByRole('link')).toHaveLength(AUDIT.length - 1);
    await expect(panel.getByText(/Paola Ricci .*Claire Vasseur/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: t.trail.close }));
    await expect(args.trail!.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const Search = meta.story({
  name: 'The search has at most 50 characters, Enter runs it',
  tags: ['CTR-012'],
  play: async ({ canvas, globals, args }) => {
    const field = canvas.getByRole('searchbox', { name: strings(globals).search });
    await expect(field).toHaveAttribute('maxlength', '50');
    await userEvent.type(field, 'halden{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('halden');
  },
});

export const NothingFound = meta.story({
  name: 'Nothing matches',
  tags: ['CTR-032'],
  args: { query: 'zzz', state: { ...ready, contracts: [], total: 0 } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(plain(strings(globals).none.title))).toBeVisible();
  },
});

export const NoneYet = meta.story({
  args: { state: { ...ready, contracts: [], total: 0, all: 0 } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(plain(strings(globals).noneYet.title))).toBeVisible();
  },
});

export const LoadingState = meta.story({ name: 'Loading', args: { state: { status: 'loading' } } });

export const Refused = meta.story({
  args: { state: { status: 'refused' }, onAskWhy: fn() },
  play: async ({ canvas, globals, args }) => {
    await expect(canvas.getByText(plain(strings(globals).refused.title))).toBeVisible();
    const { askWhy } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).feedback;
    await userEvent.click(canvas.getByRole('button', { name: askWhy }));
    await expect(args.onAskWhy).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(plain(strings(globals).failed))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /again|Réessayer/ }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { ...admin, query: 'halden', trail: { ...admin.trail, open: true } },
});
