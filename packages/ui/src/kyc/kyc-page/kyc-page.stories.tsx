import { reviewStatus } from '@atrium/contract/kyc-rules';
import type { Filters } from '@atrium/contract/filter-rules';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { KYC_BLOCKS, RECORDS, TODAY } from '../kyc.fixture.js';
import { KycPage, type KycPageProps } from './index.js';

const onRetry = fn();

/** Host that stores filters and order. */
function Host({ filters, onFiltersChange, sort, onSortChange, ...props }: KycPageProps) {
  const [value, setValue] = useState<Filters>(filters);
  const [order, setOrder] = useState(sort);
  return (
    <KycPage
      {...props}
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
    />
  );
}

const meta = preview.meta({
  title: 'KYC/KYC page',
  component: KycPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Host {...args} />,
  args: {
    tab: 'list',
    tabHref: (tab) => `#${tab}`,
    records: RECORDS,
    today: TODAY,
    statusOf: ({ nextReviewAt }) => reviewStatus(nextReviewAt, TODAY),
    hrefOf: ({ ricosCode }) => `#record-${ricosCode}`,
    blocks: KYC_BLOCKS,
    filters: {},
    onFiltersChange: fn(),
    sort: 'NextReviewAscending',
    onSortChange: fn(),
    state: { status: 'ready', total: 26 },
    onShowMore: fn(),
    audience: 'client',
    questions: [
      { question: 'Which documents does a review need?', answer: 'An extract of the register and more.' },
    ],
    registry: {
      texts: ['The registry lets a legal entity keep its file in one place.'],
      documents: [
        { id: 'extract', title: 'Sample extract', filename: 'extract.pdf', mediaType: 'application/pdf' },
        { id: 'consent', title: 'Sample consent', filename: 'consent.pdf', mediaType: 'application/pdf' },
      ],
    },
    onOpen: fn(),
    onDownload: fn(),
  } satisfies KycPageProps,
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'Records with name, status and date, each a link; the next ten',
  tags: ['KYC-003', 'KYC-004', 'KYC-005', 'KYC-007', 'KYC-008'],
  play: async ({ canvas, args, globals }) => {
    const { data, kyc, navigation } = words(globals);
    const rows = within(canvas.getByRole('list', { name: kyc.tabs.list })).getAllByRole('listitem');
    await expect(rows).toHaveLength(RECORDS.length);
    const statuses = ['overdue', 'soon', 'soon', 'later', 'later', 'undated'] as const;
    for (const [index, row] of rows.entries()) {
      const link = within(row).getByRole('link', { name: RECORDS[index]!.legalName });
      await expect(link).toHaveAttribute('href', `#record-${RECORDS[index]!.ricosCode}`);
      await expect(row).toHaveTextContent(data.review[statuses[index]!]);
    }
    await expect(rows[0]).toHaveTextContent(kyc.daysLate_other.replace('{{figure}}', '20'));
    await expect(rows[1]).toHaveTextContent(kyc.inDays_other.replace('{{figure}}', '9'));
    await expect(rows[0]).toHaveTextContent(kyc.toProvide_other.replace('{{figure}}', '2'));
    const sort = await canvas.findByRole('combobox');
    await userEvent.click(sort);
    await userEvent.click(await screen.findByRole('option', { name: kyc.sorts.NextReviewDescending }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('NextReviewDescending');
    await userEvent.click(
      canvas.getByRole('button', { name: navigation.pagination.showMore_other.replace('{{count}}', '10') }),
    );
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

export const ForTheBank = meta.story({
  name: 'For people of the bank nothing is amber: it waits for the client',
  args: { audience: 'bank' },
});

export const Narrow = meta.story({
  name: 'On a phone the filters are a drawer, a record stands on several lines',
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, args, globals }) => {
    const { filters } = words(globals);
    await userEvent.click(canvas.getByRole('button', { name: filters.list.open }));
    const drawer = within(await screen.findByRole('dialog', { name: filters.panel.title }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Overdue' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ statuses: ['overdue'] });
  },
});

export const Questions = meta.story({
  name: 'Questions and answers',
  tags: ['KYC-001', 'KYC-038'],
  args: { tab: 'faq' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Which documents does a review need?' }),
    ).toBeVisible();
  },
});

export const Registry = meta.story({
  name: 'The registry of the payment network with two sample documents',
  tags: ['KYC-001', 'KYC-031'],
  args: { tab: 'swift' },
  play: async ({ canvas, args, globals }) => {
    const { kyc } = words(globals);
    await userEvent.click(canvas.getByRole('button', { name: 'Sample extract' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(args.registry.documents[0]);
    await userEvent.click(
      canvas.getByRole('button', { name: kyc.registry.download.replace('{{name}}', 'Sample consent') }),
    );
    await expect(args.onDownload).toHaveBeenLastCalledWith(args.registry.documents[1]);
  },
});

export const Loading = meta.story({
  name: 'Loading',
  args: { state: { status: 'loading' }, records: [], blocks: undefined },
});

export const Nothing = meta.story({
  name: 'No records',
  tags: ['KYC-006', 'CTR-083'],
  args: { state: { status: 'ready', total: 0 }, records: [], blocks: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).kyc.empty)).toBeVisible();
  },
});

export const NothingMatches = meta.story({
  name: 'A filter without hits',
  tags: ['CTR-083'],
  args: { state: { status: 'ready', total: 0 }, records: [], filters: { countries: ['FR'] } },
  play: async ({ canvas, args, globals }) => {
    const { filters } = words(globals);
    await expect(canvas.getByText(filters.list.noMatch.title)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: filters.applied.clearAll }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({});
  },
});

export const Failed = meta.story({
  name: 'Failed: the reason, the support id, another try',
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry }, records: [] },
  play: async ({ canvas, globals }) => {
    const { feedback, kyc } = words(globals);
    await expect(canvas.getByText(kyc.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  name: 'Refused',
  args: { state: { status: 'refused' }, records: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).filters.list.refused.title)).toBeVisible();
  },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
});
