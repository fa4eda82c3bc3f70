import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { CALENDAR, TODAY } from '../../expiry-calendar/expiry-calendar.fixture.js';
import { ExpiryCalendar, type ExpiryCalendarProps } from './index.js';

const UPCOMING = CALENDAR.entries.filter(({ date }) => date >= TODAY).slice(0, 5);

const meta = preview.meta({
  title: 'Home/Expiry calendar',
  component: ExpiryCalendar,
  args: {
    entries: UPCOMING,
    totalCount: 42,
    late: CALENDAR.late,
    href: '#calendar',
    lateHref: '#calendar',
    today: TODAY,
    statusOf: ({ date }) => (date < '2026-11-28' ? 'soon' : 'later'),
    isActedOn: ({ kind }) => kind.startsWith('KYC') || kind === 'SIGNATORY_POWER',
    width: 1,
  } satisfies ExpiryCalendarProps,
});

export const Default = meta.story({
  name: 'What falls due next, with what is late in one line, by keyboard to the record',
  play: async ({ canvas, globals }) => {
    const words = stringsOf(globals).figures.expiryCalendar;
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(UPCOMING.length);
    await expect(rows[0]).toHaveTextContent('Claire Vasseur');
    await expect(rows[0]).toHaveTextContent(words.soon);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: canvas.getByRole('heading').textContent })).toHaveFocus();
    await userEvent.tab();
    const late = canvas.getByRole('link', { name: new RegExp(words.overdue_one.replace('{{figure}}', '1')) });
    await expect(late).toHaveFocus();
    await expect(late).toHaveTextContent(words.waits_one.replace('{{figure}}', '1'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Claire Vasseur' })).toHaveFocus();
  },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['decision-70', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['decision-70', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
});

export const OnlyLate = meta.story({
  name: 'Nothing falls due, but something is late',
  args: { entries: [], totalCount: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(stringsOf(globals).figures.expiryCalendar.empty)).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const Bank = meta.story({
  name: 'For people of the bank no row is amber',
  args: { audience: 'bank' },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1]!;
    await expect(row.querySelector('[class*="action"]')).toBeNull();
  },
});

const states = widgetStates({
  without: { entries: undefined, totalCount: undefined, late: undefined },
  empty: { entries: [], totalCount: 0, late: { overdue: 0, waiting: 0 } },
  words: ({ figures }) => figures.expiryCalendar,
});

export const Loading = meta.story({ name: 'Loading', ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-40">
      <div className="grid max-w-[640px] gap-40">
        <ExpiryCalendar {...args} width={2} />
      </div>
      <div className="grid max-w-320 gap-40">
        <ExpiryCalendar {...args} width={1} audience="bank" />
        <ExpiryCalendar {...args} entries={[]} totalCount={0} />
      </div>
    </div>
  ),
});
