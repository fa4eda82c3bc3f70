import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { TRADE_FINANCE_CONTENT } from '../trade-finance.fixture.js';
import { TradeFinancePage, type TradeFinancePageProps } from './index.js';

const onRetry = fn();
const textEditing = { onSaveTexts: fn(() => Promise.resolve()), onUnsavedChange: fn() };
const documentEditing = { onAdd: fn(), onUpdate: fn(), onDelete: fn(), onOrder: fn() };
const meta = preview.meta({
  title: 'Trade finance/Trade finance page',
  component: TradeFinancePage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', content: TRADE_FINANCE_CONTENT },
    hrefOf: (block) => `#${block ?? ''}`,
    onCloseBlock: fn(),
    onOpen: fn(),
    onDownload: fn(),
  } satisfies TradeFinancePageProps,
});
const languageOf = (globals: Record<string, unknown>) => (globals['language'] === 'fr' ? 'fr' : 'en');
const strings = (globals: Record<string, unknown>) =>
  languageOf(globals) === 'fr' ? uiStringsFr : uiStringsEn;
const [FIRST] = TRADE_FINANCE_CONTENT.blocks;

export const Default = meta.story({
  name: 'One tab, the title of the cover, a card for each product',
  tags: ['TF-001', 'TF-002', 'TF-003'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
    await expect(canvas.getByText(TRADE_FINANCE_CONTENT.title[languageOf(globals)])).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    const name = FIRST!.title[languageOf(globals)];
    await expect(
      canvas.getByRole('link', { name: t.content.card.readOf.replace('{{name}}', name) }),
    ).toHaveAttribute('href', '#IMPORT_CREDITS');
    // A block without its own title has the default title.
    await expect(
      canvas.getByRole('heading', { name: t.tradeFinance.blocks.DOCUMENTARY_COLLECTIONS }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Beside = meta.story({
  name: 'The documents of a product stand beside the page',
  tags: ['TF-004'],
  args: { block: 'IMPORT_CREDITS' },
  play: async ({ canvas, args, globals }) => {
    const panel = within(
      await canvas.findByRole('complementary', { name: FIRST!.title[languageOf(globals)] }),
    );
    await userEvent.click(panel.getByRole('button', { name: 'Virtual accounts' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(panel.getByRole('button', { name: strings(globals).content.documents.close }));
    await expect(args.onCloseBlock).toHaveBeenCalledOnce();
  },
});

export const Editing = meta.story({
  name: 'Those who may write title and description, and add documents',
  tags: ['TF-006', 'TF-012'],
  args: { textEditing, documentEditing },
  play: async ({ canvas, globals }) => {
    const { content } = strings(globals);
    const name = FIRST!.title[languageOf(globals)];
    await userEvent.click(canvas.getByRole('button', { name: content.card.addTo.replace('{{name}}', name) }));
    await expect(documentEditing.onAdd).toHaveBeenLastCalledWith('IMPORT_CREDITS', name);
    await userEvent.click(canvas.getByRole('button', { name: content.text.edit.replace('{{name}}', name) }));
    const english = within(await canvas.findByRole('group', { name: content.language.en }));
    await userEvent.type(english.getByRole('textbox', { name: content.field.title }), '!');
    await waitFor(() => expect(textEditing.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('button', { name: content.text.save }));
    await waitFor(() =>
      expect(textEditing.onSaveTexts).toHaveBeenLastCalledWith({
        IMPORT_CREDITS_TITLE: {
          en: 'Import letters of credit!',
          fr: 'Crédits documentaires import',
          version: 1,
        },
      }),
    );
  },
});

export const WithoutDeletion = meta.story({
  name: 'Without the right to delete there is no such action',
  tags: ['TF-007'],
  args: { block: 'IMPORT_CREDITS', documentEditing: { ...documentEditing, onDelete: undefined } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals).content.documents;
    const more = t.more.replace('{{name}}', 'Virtual accounts');
    (await canvas.findByRole('button', { name: more })).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(canvasElement.ownerDocument.body);
    await expect(await menu.findByRole('menuitem', { name: t.update })).toBeVisible();
    await expect(menu.queryByRole('menuitem', { name: t.delete })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

export const LoadingState = meta.story({ name: 'Loading', args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  name: 'The page could not be loaded',
  args: { state: { status: 'error', onRetry, supportId: 'b3f1' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).tradeFinance.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /again|Réessayer/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { textEditing, documentEditing, block: 'EXPORT_CREDITS' },
});
