import type { KycRecord } from '@atrium/contract/kyc';
import { reviewStatus } from '@atrium/contract/kyc-rules';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { KYC_RECORDS } from '../figures.fixture.js';
import { KycList, type KycListProps } from './index.js';

/** Computed with the rules of the contract for the day of the stories. */
const statusOf = ({ nextReviewAt }: KycRecord) => reviewStatus(nextReviewAt, '2026-11-20');

const meta = preview.meta({
  title: 'Home/KYC list',
  component: KycList,
  args: {
    records: KYC_RECORDS,
    totalCount: 14,
    statusOf,
    href: '#kyc',
    hrefOf: ({ ricosCode }: { ricosCode: string }): string | undefined => `#${ricosCode}`,
  } satisfies KycListProps,
});

export const Default = meta.story({
  name: 'Five records with name, status and day, and the total count',
  tags: ['DS-037', 'WID-056', 'WID-057', 'WID-058'],
  play: async ({ canvas, globals }) => {
    const { review: status } = stringsOf(globals).data;
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(5);
    await expect(canvas.getByText('14')).toBeVisible();
    await expect(rows[0]).toHaveTextContent(status.overdue);
    await expect(rows[1]).toHaveTextContent(/29 Nov 2026|29 nov. 2026/);
    await expect(rows[1]).toHaveTextContent(status.soon);
    await expect(rows[3]).toHaveTextContent(status.later);
    await expect(rows[4]).toHaveTextContent(status.undated);
  },
});

export const Keyboard = meta.story({
  name: 'Every name leads to its record, in order; without its page it is no link',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Halden Italia SpA' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Halden Italia SpA' })).toHaveAttribute(
      'href',
      '#IT000006',
    );
  },
});

export const WithoutPages = meta.story({
  name: 'No dead link where the page does not exist',
  args: { href: undefined, hrefOf: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toEqual([]);
  },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-037', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-037', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
});

const states = widgetStates({
  without: { records: undefined, totalCount: undefined },
  empty: { records: [], totalCount: 0 },
  words: ({ figures }) => figures.kycList,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-037', 'WID-056'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-037', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-037', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-40">
      <KycList {...args} width={2} />
      <div className="grid max-w-[640px] gap-40">
        <KycList {...args} width={2} />
      </div>
      <div className="grid max-w-320 gap-40">
        <KycList {...args} width={1} />
        <KycList {...args} records={[]} totalCount={0} />
      </div>
    </div>
  ),
});
