import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { GUIDES } from '../home-widgets.fixture.js';
import { CashManagementSolutions, type CashManagementSolutionsProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Cash management solutions',
  component: CashManagementSolutions,
  args: { width: 2, guides: GUIDES, onDownload: fn() } satisfies CashManagementSolutionsProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'DS-046 WID-074 the guides, the cover first, saved with a click or with Enter',
  play: async ({ canvas, args, globals }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      strings(globals).homeWidgets.guides.cover,
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
  name: 'WID-020 where the page exists a guide leads there, and is saved apart',
  args: { href: '#solutions', guideHrefOf: ({ id }) => `#document-${id}` },
  play: async ({ canvas, args, globals }) => {
    const link = canvas.getByRole('link', { name: GUIDES[1]!.title });
    await expect(link).toHaveAttribute('href', `#document-${GUIDES[1]!.id}`);
    const download = strings(globals).homeWidgets.documents.download.replace('{{name}}', GUIDES[1]!.title);
    await userEvent.click(canvas.getByRole('button', { name: download }));
    await expect(args.onDownload).toHaveBeenCalledWith(GUIDES[1]);
  },
});

export const OneColumn = meta.story({
  name: 'DS-046 DS-026 one column',
  args: { width: 1 },
  render: (args) => (
    <div className="max-w-320">
      <CashManagementSolutions {...args} />
    </div>
  ),
});

export const TwoColumns = meta.story({
  name: 'DS-046 DS-026 two columns',
  args: { width: 2 },
  render: (args) => (
    <div className="max-w-640">
      <CashManagementSolutions {...args} />
    </div>
  ),
});

export const Loading = meta.story({ name: 'DS-046 loading', args: { guides: undefined, status: 'loading' } });

export const Empty = meta.story({
  name: 'DS-046 WID-006 no results',
  args: { guides: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).homeWidgets.guides.empty)).toBeVisible();
  },
});

export const Unavailable = meta.story({
  name: 'DS-046 WID-005 service unavailable',
  args: { guides: undefined, status: 'unavailable' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).home.widget.unavailable)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'It failed: support id and try again',
  args: { guides: undefined, status: 'error', error: { supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: {
    chromatic: { disableSnapshot: false, modes },
    // The same widget several times on one page, which no home has.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
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
