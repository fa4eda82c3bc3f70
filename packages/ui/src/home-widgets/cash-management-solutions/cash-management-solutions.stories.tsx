import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { fileTitle } from '../../content/document-list/internal.js';
import { GUIDES } from '../home-widgets.fixture.js';
import { CashManagementSolutions, type CashManagementSolutionsProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Cash management solutions',
  component: CashManagementSolutions,
  args: { width: 2, guides: GUIDES, onDownload: fn() } satisfies CashManagementSolutionsProps,
});

export const Default = meta.story({
  name: 'The guides, the cover first, saved with a click or with Enter',
  tags: ['DS-046', 'WID-074'],
  play: async ({ canvas, args, globals }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      stringsOf(globals).homeWidgets.guides.cover,
    );
    await userEvent.click(first!);
    await expect(args.onDownload).toHaveBeenLastCalledWith(GUIDES[0]);
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenLastCalledWith(GUIDES[1]);
  },
});

export const WithPage = meta.story({
  name: 'Where the page exists a guide leads there, and is saved apart',
  tags: ['WID-020'],
  args: { href: '#solutions', guideHrefOf: ({ id }) => `#document-${id}` },
  play: async ({ canvas, args, globals }) => {
    const link = canvas.getByRole('link', { name: fileTitle(GUIDES[1]!.filename) });
    await expect(link).toHaveAttribute('href', `#document-${GUIDES[1]!.id}`);
    const download = stringsOf(globals).homeWidgets.documents.download.replace(
      '{{name}}',
      fileTitle(GUIDES[1]!.filename),
    );
    await userEvent.click(canvas.getByRole('button', { name: download }));
    await expect(args.onDownload).toHaveBeenCalledWith(GUIDES[1]);
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-046', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-046', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
});

const states = widgetStates({
  without: { guides: undefined },
  empty: { guides: [] },
  words: ({ homeWidgets }) => homeWidgets.guides,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-046'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-046', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-046', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid items-start gap-32 md:grid-cols-2">
      <CashManagementSolutions {...args} />
      <CashManagementSolutions {...args} width={1} href="#solutions" guideHrefOf={() => '#document'} />
      <CashManagementSolutions {...args} guides={[]} />
      <CashManagementSolutions {...args} status="unavailable" />
    </div>
  ),
});
