import { HUB_MARKETS } from '@atrium/contract/information-hub-rules';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { HUB_DOCUMENTS, HUB_TEXTS } from '../hub.fixture.js';
import { HubPage, type HubPageProps } from './index.js';

const editing = {
  onAdd: fn(),
  onUpdate: fn(),
  onDelete: fn(),
  onSaveTexts: fn(() => Promise.resolve()),
  onUnsavedChange: fn(),
};
const onRetry = fn();
const meta = preview.meta({
  title: 'Information hub/Hub page',
  component: HubPage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', texts: HUB_TEXTS, documents: HUB_DOCUMENTS },
    tab: 'PRODUCTS_OVERVIEW',
    hrefOf: (tab, bloc) => `#${tab}-${bloc ?? ''}`,
    onCloseBloc: fn(),
    cashManagement: { href: 'https://cash.atrium.example', newTab: true },
    onOpen: fn(),
    onDownload: fn(),
  } satisfies HubPageProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'Three tabs, the notice, cash management, six products',
  tags: ['HUB-002', 'HUB-003', 'HUB-004', 'HUB-005'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals).informationHub;
    const tabs = within(canvas.getByRole('navigation', { name: t.title }));
    await expect(tabs.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    const cash = canvas.getByRole('link', { name: new RegExp(t.cashManagement) });
    await expect(cash).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('button', { name: t.disclaimer.edit })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t.disclaimer.read }));
    const dialog = within(await screen.findByRole('dialog', { name: t.disclaimer.title }));
    await waitFor(() => expect(dialog.getByRole('listitem')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Countries = meta.story({
  name: 'Countries by name in three groups',
  tags: ['HUB-007', 'HUB-008', 'HUB-009', 'HUB-010', 'HUB-011', 'HUB-013', 'DS-099'],
  args: { tab: 'COUNTRIES_OVERVIEW' },
  play: async ({ canvas, globals }) => {
    const language = String(globals['language'] ?? 'en');
    const { blocs } = strings(globals).informationHub;
    for (const [market, codes] of Object.entries(HUB_MARKETS)) {
      const name = blocs[market as keyof typeof HUB_MARKETS];
      const links = within(canvas.getByRole('region', { name })).getAllByRole('link');
      const names = links.map((link) => link.getAttribute('aria-label')!);
      await expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
      await expect(links).toHaveLength(codes.length);
    }
  },
});

export const Preview = meta.story({
  name: 'The country that has the focus is shown beside the map, for the eye alone',
  tags: ['HUB-013'],
  args: { tab: 'COUNTRIES_OVERVIEW' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const { blocs, map, previewFacts_other: facts } = strings(globals).informationHub;
    const market = blocs.CORE_CASH_MANAGEMENT_MARKETS;
    await expect(await canvas.findByText(map.hint)).toBeVisible();
    const outlined = () => canvasElement.querySelectorAll('path.stroke-ink').length;
    await expect(outlined()).toBe(0);
    const region = within(canvas.getByRole('region', { name: market }));
    region.getByRole('link', { name: /^(Germany|Allemagne)/ }).focus();
    const count = HUB_DOCUMENTS.filter(
      ({ itbInfo }) => itbInfo.bloc === 'CORE_CASH_MANAGEMENT_MARKETS_DE',
    ).length;
    const words = facts.replace('{{market}}', market).replace('{{count}}', String(count));
    await expect(await canvas.findByText(words)).toBeVisible();
    // On the world map and on the map of Europe.
    await expect(outlined()).toBe(2);
    await expect(canvas.getByText(words).closest('[aria-hidden]')).not.toBeNull();
  },
});

export const Reports = meta.story({
  name: 'Reports and market insights with their documents',
  tags: ['HUB-014'],
  args: { tab: 'REPORTS_AND_INSIGHTS' },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'SEPA instant payments guide' });
    await userEvent.click(first!);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Beside = meta.story({
  name: 'The documents of a block stand beside the page',
  tags: ['HUB-006'],
  args: { bloc: 'REPORTING' },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    const panel = within(
      await canvas.findByRole('complementary', { name: t.informationHub.blocs.REPORTING }),
    );
    await expect(panel.getByRole('button', { name: 'Cut-off times 2027' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: t.content.documents.close }));
    await expect(args.onCloseBloc).toHaveBeenCalledOnce();
  },
});

export const Editing = meta.story({
  name: 'Those who edit write texts in place; a text begun is kept over the other tabs',
  tags: ['HUB-017', 'HUB-018'],
  args: { editing },
  play: async ({ canvas, globals }) => {
    const { content, informationHub } = strings(globals);
    const name = informationHub.blocs.REPORTING;
    await userEvent.click(canvas.getByRole('button', { name: content.text.edit.replace('{{name}}', name) }));
    const english = await canvas.findByRole('textbox', { name: content.language.en });
    await userEvent.type(english, ' More.');
    await waitFor(() => expect(editing.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('button', { name: content.text.cancel }));
    await waitFor(() => expect(editing.onUnsavedChange).toHaveBeenLastCalledWith(false));
    await userEvent.click(canvas.getByRole('button', { name: content.card.addTo.replace('{{name}}', name) }));
    await expect(editing.onAdd).toHaveBeenLastCalledWith('REPORTING', name);
  },
});

export const EditingTheNotice = meta.story({
  name: 'Those who edit write the notice in both languages',
  tags: ['HUB-018', 'HUB-025', 'DS-099'],
  args: { editing },
  play: async ({ canvas, globals }) => {
    const { content, informationHub } = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: informationHub.disclaimer.edit }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: content.language.en })).toBeVisible(), {
      timeout: 10_000,
    });
    await userEvent.click(dialog.getByRole('button', { name: content.text.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const LoadingState = meta.story({ name: 'Loading', args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  name: 'The hub could not be loaded',
  args: { state: { status: 'error', onRetry, supportId: 'b3f1' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).informationHub.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /again|Réessayer/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Nothing = meta.story({
  name: 'There is no document yet',
  args: { tab: 'REPORTS_AND_INSIGHTS', state: { status: 'ready', texts: HUB_TEXTS, documents: [] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(strings(globals).content.documents.empty)).toHaveLength(2);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { editing, tab: 'COUNTRIES_OVERVIEW' },
});
