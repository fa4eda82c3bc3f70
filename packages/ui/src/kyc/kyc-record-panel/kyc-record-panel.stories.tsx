import { kycDocumentStatus, reviewStatus } from '@atrium/contract/kyc-rules';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { KYC_DOCUMENTS, RECORD, RESTRICTED, TODAY } from '../kyc.fixture.js';
import { KycRecordPanel, type KycRecordPanelProps } from './index.js';

const onRetry = fn();

const meta = preview.meta({
  title: 'KYC/KYC record panel',
  component: KycRecordPanel,
  args: {
    open: true,
    onOpenChange: fn(),
    name: RECORD.legalName,
    state: { status: 'ready', record: RECORD },
    documents: { status: 'ready', documents: KYC_DOCUMENTS },
    today: TODAY,
    statusOf: ({ nextReviewAt }) => reviewStatus(nextReviewAt, TODAY),
    documentStatusOf: (document) => kycDocumentStatus(document, TODAY),
    href: '#record',
    audience: 'bank',
  } satisfies KycRecordPanelProps,
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const SECTIONS = ['basic', 'ownership', 'shareholders', 'countries', 'other', 'persons'] as const;

export const Default = meta.story({
  name: 'The record beside the page, the way to its page, and Esc that closes it',
  tags: ['SRCH-042'],
  play: async ({ args, globals }) => {
    const { data, kyc } = words(globals);
    const panel = within(await screen.findByRole('dialog', { name: RECORD.legalName }));
    await expect(panel.getByText(data.review.soon)).toBeVisible();
    await expect(panel.getByRole('heading', { name: kyc.record.missing.title })).toBeVisible();
    for (const section of SECTIONS)
      await expect(panel.getByRole('region', { name: kyc.record.sections[section] })).toBeInTheDocument();
    await expect(panel.getByRole('link', { name: kyc.panel.open })).toHaveAttribute('href', '#record');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const Loading = meta.story({
  name: 'While the record loads, its name and the way to it are there',
  args: { state: { status: 'loading' }, documents: { status: 'loading' } },
  play: async ({ globals }) => {
    const panel = within(await screen.findByRole('dialog', { name: RECORD.legalName }));
    await expect(panel.getByRole('link', { name: words(globals).kyc.panel.open })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'What could not be loaded can be tried again',
  args: { state: { status: 'error', onRetry } },
  play: async ({ globals }) => {
    const panel = within(await screen.findByRole('dialog', { name: RECORD.legalName }));
    await expect(panel.getByText(words(globals).kyc.panel.failed)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: words(globals).feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { state: { status: 'ready', record: RESTRICTED } },
});
