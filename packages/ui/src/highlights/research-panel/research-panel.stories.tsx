import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { NOTES } from '../highlights.fixture.js';
import { ResearchList, ResearchPanel, type ResearchPanelProps } from './index.js';

const meta = preview.meta({
  title: 'Highlights/Research panel',
  component: ResearchPanel,
  args: {
    notes: NOTES,
    state: { status: 'ready', total: 214 },
    onAsk: fn(),
    allHref: '#all',
  } satisfies ResearchPanelProps,
  decorators: [(Story) => <div className="max-w-320">{Story()}</div>],
});
const words = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).highlights.research;

export const Default = meta.story({
  name: 'Company, rating, date and target price; a note is asked for once',
  tags: ['DS-091', 'HIGH-007', 'HIGH-019', 'HIGH-020'],
  play: async ({ canvas, args, globals }) => {
    const t = words(globals);
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent(/Brenner Foods AG.*84[.,]00/);
    await expect(rows[0]).toHaveTextContent(/EUR|€/);
    await expect(rows[0]).toHaveTextContent(t.ratings.BUY);
    await expect(rows[0]).toHaveTextContent(/19 nov/i);
    await userEvent.click(within(rows[0]!).getByRole('button'));
    await expect(args.onAsk).toHaveBeenLastCalledWith(NOTES[0]);
    await expect(within(rows[2]!).queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: t.all.replace('{{figure}}', '214') })).toHaveAttribute(
      'href',
      '#all',
    );
  },
});

export const NotAsking = meta.story({
  name: 'Who acts for somebody else asks for nothing',
  tags: ['HIGH-020'],
  args: { onAsk: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'What failed is tried again',
  args: { notes: [], state: { status: 'error', onRetry: fn(), supportId: 'a1b2c3d4' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).failed)).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'No note',
  args: { notes: [], state: { status: 'ready', total: 0 } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).empty)).toBeVisible();
  },
});

export const All = meta.story({
  name: 'All notes in a drawer, found by company',
  render: ({ notes, onAsk }) => (
    <ResearchList
      notes={notes}
      onAsk={onAsk}
      state={{ status: 'ready', total: 24 }}
      onClose={onClose}
      company=""
      onCompanyChange={onCompanyChange}
      onShowMore={onShowMore}
      step={20}
    />
  ),
  play: async ({ globals }) => {
    const t = words(globals);
    const drawer = within(await screen.findByRole('dialog', { name: t.title }));
    await userEvent.type(drawer.getByRole('searchbox', { name: t.search }), 'brenner{Enter}');
    await expect(onCompanyChange).toHaveBeenLastCalledWith('brenner');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(onClose).toHaveBeenCalled();
  },
});
const onClose = fn();
const onCompanyChange = fn();
const onShowMore = fn();

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { asking: [NOTES[0]!.id] },
});
