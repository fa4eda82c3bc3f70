import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { DOCUMENTS } from '../home-widgets.fixture.js';
import { DocumentsWidget, type DocumentsWidgetProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Documents',
  component: DocumentsWidget,
  args: { width: 1, documents: DOCUMENTS, total: 132, onDownload: fn() } satisfies DocumentsWidgetProps,
});

export const Default = meta.story({
  name: 'Five documents in one column, saved with a click or with Enter',
  tags: ['DS-027', 'WID-022'],
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('99+')).toBeVisible();
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.click(first!);
    await expect(args.onDownload).toHaveBeenLastCalledWith(DOCUMENTS[0]);
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenLastCalledWith(DOCUMENTS[1]);
    await expect(canvas.getAllByText('Halden Energy GmbH')[0]).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: stringsOf(globals).homeWidgets.documents.all }),
    ).toBeNull();
  },
});

export const Preview = meta.story({
  name: 'With the documents page: its link, rows open a document and are saved apart',
  tags: ['WID-013'],
  args: { href: '#documents', onOpen: fn(), downloading: DOCUMENTS[1]!.id },
  play: async ({ canvas, args, globals }) => {
    const { all, open, download } = stringsOf(globals).homeWidgets.documents;
    await expect(canvas.getByRole('link', { name: all })).toHaveAttribute('href', '#documents');
    const name = DOCUMENTS[0]!.filename;
    await userEvent.click(canvas.getByRole('button', { name: open.replace('{{name}}', name) }));
    await expect(args.onOpen).toHaveBeenCalledWith(DOCUMENTS[0]);
    await expect(args.onDownload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: download.replace('{{name}}', name) }));
    await expect(args.onDownload).toHaveBeenCalledWith(DOCUMENTS[0]);
  },
});

export const TenInTwo = meta.story({
  name: 'Ten documents in two columns',
  tags: ['WID-022'],
  args: { width: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-027', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-027', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
});

const states = widgetStates({
  without: { documents: undefined },
  empty: { documents: [] },
  words: ({ homeWidgets }) => homeWidgets.documents,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-027'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-027', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-027', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid items-start gap-32 md:grid-cols-2">
      <DocumentsWidget {...args} width={2} href="#documents" onOpen={fn()} />
      <DocumentsWidget {...args} />
      <DocumentsWidget {...args} documents={[]} />
      <DocumentsWidget {...args} status="unavailable" />
    </div>
  ),
});
