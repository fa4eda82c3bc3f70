import type { Filters } from '@atrium/contract/filter-rules';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { DOCUMENT_BLOCKS, documentOf, DOCUMENTS } from '../documents.fixture.js';
import { DocumentsPage, type DocumentsPageProps } from './index.js';

const onRetry = fn();

/** Host with filters and order that loads ten more documents on each call. */
function Host({
  filters,
  onFiltersChange,
  sort,
  onSortChange,
  layout,
  onLayoutChange,
  documents,
  onShowMore,
  ...props
}: DocumentsPageProps) {
  const [value, setValue] = useState<Filters>(filters);
  const [order, setOrder] = useState(sort);
  const [arranged, setArranged] = useState(layout);
  const [shown, setShown] = useState(documents);
  return (
    <DocumentsPage
      {...props}
      documents={shown}
      filters={value}
      onFiltersChange={(next) => {
        setValue(next);
        onFiltersChange(next);
      }}
      sort={order}
      onSortChange={(next) => {
        setOrder(next);
        onSortChange(next);
      }}
      layout={arranged}
      onLayoutChange={(next) => {
        setArranged(next);
        onLayoutChange(next);
      }}
      onShowMore={
        onShowMore && shown.length < 17
          ? () => {
              onShowMore();
              setShown([
                ...shown,
                ...Array.from({ length: 10 }, (_, index) => documentOf(`Statement ${index}.pdf`, 20 + index)),
              ]);
            }
          : undefined
      }
    />
  );
}

const meta = preview.meta({
  title: 'Documents/Documents page',
  component: DocumentsPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Host {...args} />,
  args: {
    documents: DOCUMENTS,
    blocks: DOCUMENT_BLOCKS,
    filters: {},
    onFiltersChange: fn(),
    sort: 'DateDescending',
    onSortChange: fn(),
    layout: 'list',
    onLayoutChange: fn(),
    isInternal: false,
    state: { status: 'ready', total: 17 },
    onShowMore: fn(),
    onOpen: fn(),
    onDownload: fn(),
    onFavoriteChange: fn(),
    onTag: fn(),
    onDelete: fn(),
    requestHref: '#request',
  } satisfies DocumentsPageProps,
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const named = (text: string, name: string) => text.replace('{{name}}', name);

export const Default = meta.story({
  name: 'Filters, cards and more of them; without a right there is nothing to upload',
  tags: ['DOC-001', 'DOC-005', 'DOC-006', 'DOC-013'],
  play: async ({ canvas, args, globals }) => {
    const { documents: t, navigation } = words(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t.title);
    await expect(canvas.queryByRole('button', { name: t.upload })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: DOCUMENTS[0]!.filename }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(DOCUMENTS[0]);
    const more = canvas.getByRole('button', {
      name: navigation.pagination.showMore_other.replace('{{count}}', '10'),
    });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Statement 0.pdf' }).closest('li')).toHaveFocus(),
    );
    await expect(more).not.toBeInTheDocument();
  },
});

export const Orders = meta.story({
  name: 'Four orders in two directions, those by contract for the bank alone',
  tags: ['DOC-002', 'DOC-003', 'DOC-004'],
  play: async ({ canvas, args, globals }) => {
    const { documents: t, filters } = words(globals);
    await userEvent.click(canvas.getByRole('combobox', { name: filters.list.sort }));
    await expect(await screen.findAllByRole('option')).toHaveLength(6);
    await userEvent.click(screen.getByRole('option', { name: t.sorts.TagsDescending }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('TagsDescending');
  },
});

export const OrdersOfTheBank = meta.story({
  name: 'The bank also orders by contract, whose names are the headings',
  tags: ['DOC-003'],
  args: { isInternal: true, sort: 'ContractsAscending' },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: words(globals).filters.list.sort }));
    await expect(await screen.findAllByRole('option')).toHaveLength(8);
    await expect(canvas.getByRole('heading', { name: 'Halden, cash management' })).toBeVisible();
  },
});

export const Marks = meta.story({
  name: 'What has still to be read is counted and marked; a star is set by mouse and keyboard',
  play: async ({ canvas, args, globals }) => {
    const { documents: t } = words(globals);
    const [unread, starred, read] = DOCUMENTS;
    await expect(canvas.getByText(new RegExp(t.unread_other.replace('{{figure}}', '2')))).toBeVisible();
    const rowOf = (name: string) => canvas.getByRole('button', { name }).closest('li')!;
    await expect(rowOf(unread!.filename)).toHaveTextContent(t.isUnread);
    await expect(rowOf(read!.filename)).not.toHaveTextContent(t.isUnread);
    await userEvent.click(canvas.getByRole('button', { name: named(t.star, unread!.filename) }));
    await expect(args.onFavoriteChange).toHaveBeenLastCalledWith(unread, true);
    canvas.getByRole('button', { name: named(t.unstar, starred!.filename) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFavoriteChange).toHaveBeenLastCalledWith(starred, false);
  },
});

export const Tiles = meta.story({
  name: 'As tiles, with the same names and buttons',
  play: async ({ canvas, args, globals }) => {
    const { documents: t } = words(globals);
    await userEvent.click(await canvas.findByRole('radio', { name: t.layouts.tiles }));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith('tiles');
    await expect(canvas.getByRole('radio', { name: t.layouts.tiles })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: DOCUMENTS[0]!.filename }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(DOCUMENTS[0]);
    await userEvent.click(canvas.getByRole('button', { name: named(t.download, DOCUMENTS[0]!.filename) }));
    await expect(args.onDownload).toHaveBeenLastCalledWith([DOCUMENTS[0]]);
  },
});

export const TilesNarrow = meta.story({
  name: 'Tiles on a phone stand under each other',
  globals: { viewport: { value: 'mobile2' } },
  args: { layout: 'tiles' },
});

export const Several = meta.story({
  name: 'Several are downloaded and tagged together, those without the right left out',
  tags: ['DOC-018', 'TAG-002'],
  play: async ({ canvas, args, globals }) => {
    const { documents: t, tags } = words(globals);
    const [, second, , , fifth] = DOCUMENTS;
    await userEvent.click(canvas.getByRole('checkbox', { name: named(t.select, second!.filename) }));
    canvas.getByRole('checkbox', { name: named(t.select, fifth!.filename) }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: t.downloadSelected }));
    await expect(args.onDownload).toHaveBeenLastCalledWith([second, fifth]);
    await userEvent.click(canvas.getByRole('button', { name: tags.edit }));
    await expect(args.onTag).toHaveBeenLastCalledWith([second]);
  },
});

export const Uploads = meta.story({
  name: 'The upload menu holds what the rights allow',
  tags: ['DOC-011', 'DOC-012'],
  args: { onUploadReleaseNote: fn(), onUploadSignedContracts: fn() },
  play: async ({ canvas, args, globals }) => {
    const { documents: t } = words(globals);
    const upload = () => canvas.getByRole('button', { name: t.upload });
    await waitFor(() => expect(upload()).toHaveAttribute('aria-haspopup', 'menu'));
    upload().focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('menuitem', { name: t.uploadReleaseNote }));
    await expect(args.onUploadReleaseNote).toHaveBeenCalledOnce();
  },
});

export const WhyNoReleaseNote = meta.story({
  name: 'The upload menu answers why release notes are not in it, an empty list why it is empty',
  tags: ['DOC-011'],
  args: {
    documents: [],
    state: { status: 'ready', total: 0 },
    onUploadSignedContracts: fn(),
    onAskWhyReleaseNote: fn(),
    onAskWhy: fn(),
  },
  play: async ({ canvas, globals, args }) => {
    const { documents, feedback } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    const upload = canvas.getByRole('button', { name: documents.upload });
    await waitFor(() => expect(upload).toHaveAttribute('aria-haspopup', 'menu'));
    await userEvent.click(upload);
    await expect(screen.queryByRole('menuitem', { name: documents.uploadReleaseNote })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: documents.askWhyReleaseNote }));
    await expect(args.onAskWhyReleaseNote).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: feedback.askWhy }));
    await expect(args.onAskWhy).toHaveBeenCalledOnce();
  },
});

export const OneUpload = meta.story({
  name: 'With one right, one entry',
  tags: ['DOC-012'],
  args: { onUploadSignedContracts: fn() },
  play: async ({ canvas, globals }) => {
    const { documents: t } = words(globals);
    const upload = () => canvas.getByRole('button', { name: t.upload });
    await waitFor(() => expect(upload()).toHaveAttribute('aria-haspopup', 'menu'));
    await userEvent.click(upload());
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await expect(screen.getByRole('menuitem', { name: t.uploadSignedContracts })).toBeVisible();
  },
});

export const Narrow = meta.story({
  name: 'On a phone the filters are a drawer, the card stands on several lines',
  globals: { viewport: { value: 'mobile2' } },
  args: { filters: { states: ['PENDING'] }, onUploadSignedContracts: fn() },
  play: async ({ canvas, args, globals }) => {
    const { filters } = words(globals);
    await userEvent.click(
      canvas.getByRole('button', { name: filters.list.openLabel_one.replace('{{figure}}', '1') }),
    );
    const drawer = within(await screen.findByRole('dialog', { name: filters.panel.title }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Tax and audit' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ states: ['PENDING'], categories: ['TAX'] });
  },
});

export const Loading = meta.story({
  name: 'Loading',
  args: { state: { status: 'loading' }, documents: [], blocks: undefined },
});

export const Nothing = meta.story({
  name: 'No documents',
  tags: ['DOC-032'],
  args: { state: { status: 'ready', total: 0 }, documents: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).documents.empty)).toBeVisible();
  },
});

export const NothingMatches = meta.story({
  name: 'Nothing matches the filters',
  args: { state: { status: 'ready', total: 0 }, documents: [], filters: { query: 'fees' } },
  play: async ({ canvas, args, globals }) => {
    const { filters } = words(globals);
    await expect(canvas.getByText(filters.list.noMatch.title)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: filters.applied.clearAll }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({});
  },
});

export const Failed = meta.story({
  name: 'Failed: the reason, the support id, another try',
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry }, documents: [] },
  play: async ({ canvas, globals }) => {
    const { documents: t, feedback } = words(globals);
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.failed);
    await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  name: 'Refused',
  args: { state: { status: 'refused' }, documents: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(words(globals).filters.list.refused.title);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { filters: { categories: ['TAX'] }, onUploadSignedContracts: fn() },
});
