import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { CASH_DOCUMENTS, CASH_TEXTS } from '../cash-management.fixture.js';
import { CashManagementPage, type CashManagementPageProps } from './index.js';

const onRetry = fn();
const editing = {
  onAdd: fn(),
  onUpdate: fn(),
  onDelete: fn(),
  onOrder: fn(),
  onSaveTexts: fn(() => Promise.resolve()),
  onUnsavedChange: fn(),
};
const meta = preview.meta({
  title: 'Cash management/Cash management page',
  component: CashManagementPage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', texts: CASH_TEXTS, documents: CASH_DOCUMENTS },
    tab: 'PRODUCT_OVERVIEW',
    hrefOf: (tab, product) => `#${tab}-${product ?? ''}`,
    onCloseProduct: fn(),
    onOpen: fn(),
    onDownload: fn(),
  } satisfies CashManagementPageProps,
});
const languageOf = (globals: Record<string, unknown>) => (globals['language'] === 'fr' ? 'fr' : 'en');
const strings = (globals: Record<string, unknown>) =>
  languageOf(globals) === 'fr' ? uiStringsFr : uiStringsEn;
const BROCHURE = 'Cash management, the brochure';

export const Default = meta.story({
  name: 'The cover with its document, and a card for each product',
  tags: ['CM-001', 'CM-013'],
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    const cover = within(canvas.getByRole('region', { name: t.cashManagement.cover }));
    await expect(cover.getByText(CASH_TEXTS.COVER_DESCRIPTION[languageOf(globals)])).toBeVisible();
    await userEvent.click(cover.getByRole('button', { name: BROCHURE }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(CASH_DOCUMENTS[0]);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    const documents = canvas.getByRole('link', { name: new RegExp(`^${t.cashManagement.tabs.DOCUMENTS}`) });
    await expect(documents).toHaveTextContent(String(CASH_DOCUMENTS.length));
    await expect(canvas.queryByRole('button', { name: /Replace|Remplacer/ })).toBeNull();
  },
});

export const Documents = meta.story({
  name: 'All guides, which can be searched',
  tags: ['CM-002', 'CM-013'],
  args: { tab: 'DOCUMENTS' },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    await userEvent.type(canvas.getByRole('searchbox'), 'brochure');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), ' zzz');
    await expect(canvas.getByText(t.content.documents.noneFound)).toBeVisible();
  },
});

export const EditingTheCover = meta.story({
  name: 'The text of the cover is written in both languages; its file is replaced',
  tags: ['CM-003', 'CM-011'],
  args: { editing },
  play: async ({ canvas, globals }) => {
    const { content, cashManagement } = strings(globals);
    const cover = within(canvas.getByRole('region', { name: cashManagement.cover }));
    await userEvent.click(cover.getByRole('button', { name: new RegExp(`^${content.documents.replace}`) }));
    await expect(editing.onUpdate).toHaveBeenLastCalledWith(CASH_DOCUMENTS[0]);
    await userEvent.click(
      cover.getByRole('button', { name: content.text.edit.replace('{{name}}', cashManagement.cover) }),
    );
    const french = within(await cover.findByRole('group', { name: content.language.fr }));
    const description = french.getByRole('textbox', { name: content.field.description });
    await userEvent.clear(description);
    await userEvent.click(description);
    await userEvent.paste('a'.repeat(161));
    const save = cover.getByRole('button', { name: content.text.save });
    await expect(save).toHaveAccessibleDescription(content.text.tooLong);
    await userEvent.type(description, '{Backspace}');
    await expect(save).not.toHaveAttribute('aria-disabled');
    await waitFor(() => expect(editing.onUnsavedChange).toHaveBeenLastCalledWith(true));
  },
});

export const Kept = meta.story({
  name: 'Guides are updated and deleted, the cover is not deleted',
  tags: ['CM-004', 'CM-005'],
  args: { tab: 'DOCUMENTS', editing },
  play: async ({ canvas, globals }) => {
    const t = strings(globals).content.documents;
    const more = (name: string) => canvas.findByRole('button', { name: t.more.replace('{{name}}', name) });
    (await more(BROCHURE)).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: t.update })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: t.delete })).toBeNull();
    await userEvent.keyboard('{Escape}');
    // The focus returns once the menu has closed.
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(t.more.replace('{{name}}', BROCHURE)),
    );
    (await more('PAYMENTS SEPA instant payments guide')).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: t.delete }));
    await expect(editing.onDelete).toHaveBeenCalledOnce();
  },
});

export const WithoutCover = meta.story({
  name: 'Those who edit add the document of the cover where there is none',
  args: {
    editing,
    state: {
      status: 'ready',
      texts: CASH_TEXTS,
      documents: CASH_DOCUMENTS.filter(({ isCover }) => !isCover),
    },
  },
  play: async ({ canvas, globals }) => {
    const { addCover, blocks } = strings(globals).cashManagement;
    await userEvent.click(canvas.getByRole('button', { name: addCover }));
    await expect(editing.onAdd).toHaveBeenLastCalledWith('COVER', blocks.COVER);
  },
});

export const Nothing = meta.story({
  name: 'There is no guide yet',
  args: { tab: 'DOCUMENTS', state: { status: 'ready', texts: CASH_TEXTS, documents: [] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).content.documents.empty)).toBeVisible();
  },
});

export const LoadingState = meta.story({ name: 'Loading', args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  name: 'The page could not be loaded',
  args: { state: { status: 'error', onRetry, supportId: 'b3f1' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).cashManagement.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /again|Réessayer/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { editing, product: 'PAYMENTS' },
});
