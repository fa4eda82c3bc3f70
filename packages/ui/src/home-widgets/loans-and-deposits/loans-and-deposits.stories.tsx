import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { FINANCING } from '../figures.fixture.js';
import { LoansAndDeposits, type LoansAndDepositsProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Loans and deposits',
  component: LoansAndDeposits,
  args: {
    summary: FINANCING,
    today: '2026-11-20',
    width: 2,
    href: '#financing',
  } satisfies LoansAndDepositsProps,
});
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

export const Default = meta.story({
  name: 'The tab of loans: what falls due, the sums, the next maturities',
  tags: ['DS-039', 'WID-060', 'WID-062'],
  play: async ({ canvas, globals }) => {
    const words = stringsOf(globals).figures.loansAndDeposits;
    const fr = globals['language'] === 'fr';
    await expect(canvas.getByRole('tab', { name: words.loans })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('figure', { name: words.chart })).toBeVisible();
    const total = canvas.getByText(words.loansOutstanding).parentElement!;
    await expect(plain(total.textContent)).toContain(fr ? '182 400 000,00' : '182,400,000.00');
    const net = canvas.getByText(words.netDebt).parentElement!;
    await expect(plain(net.textContent)).toContain(fr ? '118 150 000,00' : '118,150,000.00');
    await expect(canvas.getByRole('row', { name: /RCF-04/ })).toBeVisible();
  },
});

export const Deposits = meta.story({
  name: 'The tab of deposits: DNP32 and term deposits with the day of the data',
  tags: ['DS-039', 'WID-061'],
  play: async ({ canvas, globals }) => {
    const words = stringsOf(globals).figures.loansAndDeposits;
    const fr = globals['language'] === 'fr';
    canvas.getByRole('tab', { name: words.loans }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText(words.dnp32)).toBeVisible();
    await expect(canvas.getByText(/20 Nov 2026|20 nov. 2026/)).toBeVisible();
    const total = canvas.getByText(words.depositsPlaced).parentElement!;
    await expect(plain(total.textContent)).toContain(fr ? '64 250 000,00' : '64,250,000.00');
    const points = canvas.getAllByRole('img', { name: /2026|2027/ });
    await expect(points).toHaveLength(6);
    await expect(plain(points[1]!.getAttribute('aria-label'))).toContain(
      fr ? '12 500 000,00 EUR' : 'EUR 12,500,000.00',
    );
  },
});

export const DueToday = meta.story({
  name: 'What falls due today says so, and no hour',
  tags: ['WID-060'],
  args: {
    summary: {
      ...FINANCING,
      nextMaturities: {
        ...FINANCING.nextMaturities,
        loans: [{ ...FINANCING.nextMaturities.loans[0]!, maturityDate: '2026-11-20' }],
      },
    },
  },
  play: async ({ canvas, globals }) => {
    const due = canvas.getByText(stringsOf(globals).figures.forecast.today);
    await expect(due).toHaveAttribute('datetime', '2026-11-20');
  },
});

export const NoLoans = meta.story({
  name: 'No loan: its tab says so, the deposits stay',
  tags: ['LD-018'],
  args: { summary: { ...FINANCING, loansOutstanding: 0, undrawn: 0 } },
  play: async ({ canvas, globals }) => {
    const words = stringsOf(globals).figures.loansAndDeposits;
    await expect(canvas.getByText(words.noLoans)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: words.deposits }));
    await expect(canvas.getByText(words.depositsPlaced)).toBeVisible();
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-039', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(stringsOf(globals).figures.loansAndDeposits.loansOutstanding),
    ).toBeVisible();
    await expect(canvas.queryByText('RCF-04')).toBeNull();
  },
});

export const ThreeColumns = meta.story({
  name: 'Three columns',
  tags: ['DS-039', 'DS-026'],
  ...inColumns(3),
  args: { width: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /TL-B/ })).toBeVisible();
  },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-039', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
});

const states = widgetStates({
  without: { summary: undefined },
  empty: { summary: { ...FINANCING, loansOutstanding: 0, depositsPlaced: 0, undrawn: 0 } },
  words: ({ figures }) => figures.loansAndDeposits,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-039', 'WID-060'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-039', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-039', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-40">
      <LoansAndDeposits {...args} width={3} />
      <div className="grid max-w-[640px] gap-40">
        <LoansAndDeposits {...args} width={2} />
      </div>
      <div className="grid max-w-320 gap-40">
        <LoansAndDeposits {...args} width={1} />
        <LoansAndDeposits {...args} summary={undefined} />
      </div>
    </div>
  ),
});
