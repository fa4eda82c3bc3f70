import { kycDocumentStatus, reviewStatus } from '@atrium/contract/kyc-rules';
import { expect, fn, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { elided } from '../../foundations/strings/internal.js';
import { KYC_DOCUMENTS, RECORD, RESTRICTED, TODAY } from '../kyc.fixture.js';
import { KycRecordPage, type KycRecordPageProps } from './index.js';

const onRetry = fn();

const meta = preview.meta({
  title: 'KYC/KYC record',
  component: KycRecordPage,
  parameters: { layout: 'fullscreen' },
  args: {
    record: RECORD,
    documents: { status: 'ready', documents: KYC_DOCUMENTS },
    today: TODAY,
    statusOf: ({ nextReviewAt }) => reviewStatus(nextReviewAt, TODAY),
    documentStatusOf: (document) => kycDocumentStatus(document, TODAY),
    backHref: '#list',
    linked: { count: 3, href: '#board' },
    newConversationHref: '#new',
    audience: 'client',
    onOpen: fn(),
    onDownload: fn(),
  } satisfies KycRecordPageProps,
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const SECTIONS = [
  'basic',
  'ownership',
  'shareholders',
  'countries',
  'other',
  'persons',
  'documents',
] as const;

export const Default = meta.story({
  name: 'Head, actions and seven sections',
  tags: [
    'DS-101',
    'KYC-009',
    'KYC-010',
    'KYC-011',
    'KYC-012',
    'KYC-016',
    'KYC-019',
    'KYC-020',
    'KYC-021',
    'KYC-022',
    'KYC-023',
    'KYC-024',
    'KYC-025',
  ],
  play: async ({ canvas, args, globals }) => {
    const { data, kyc } = words(globals);
    const { record: t } = kyc;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Halden Energy GmbH');
    await expect(canvas.getByRole('link', { name: kyc.title })).toHaveAttribute('href', '#list');
    await expect(canvas.getByText(data.review.soon)).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t.linked_other.replace('{{figure}}', '3') }),
    ).toHaveAttribute('href', '#board');
    await expect(canvas.getByRole('link', { name: t.newConversation })).toHaveAttribute('href', '#new');
    for (const section of SECTIONS)
      await expect(canvas.getByRole('region', { name: t.sections[section] })).toBeVisible();
    await expect(canvas.getByRole('region', { name: t.sections.shareholders })).toHaveTextContent(/74[.,]00/);
    await expect(canvas.getByRole('region', { name: t.sections.persons })).toHaveTextContent('Henrik Halden');
    const documents = within(canvas.getByRole('region', { name: t.sections.documents }));
    const previewLabel = elided('fr', { name: t.kinds.REGISTER_EXTRACT }, (variables) =>
      t.preview.replace('{{name}}', variables?.['name'] ?? ''),
    );
    await userEvent.click(documents.getByRole('button', { name: previewLabel }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(KYC_DOCUMENTS[0]);
    await userEvent.click(
      documents.getByRole('button', { name: t.download.replace('{{name}}', t.kinds.ANNUAL_ACCOUNTS) }),
    );
    await expect(args.onDownload).toHaveBeenLastCalledWith(KYC_DOCUMENTS[2]);
    // A missing document can be neither previewed nor downloaded.
    await expect(documents.queryByRole('button', { name: new RegExp(t.kinds.SHAREHOLDER_LIST) })).toBeNull();
  },
});

export const Missing = meta.story({
  name: 'What is missing, until when, and who acts; the client sends the documents',
  play: async ({ canvas, globals }) => {
    const { missing, kinds } = words(globals).kyc.record;
    const part = within(canvas.getByRole('region', { name: missing.title }));
    const rows = part.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(kinds.SHAREHOLDER_LIST);
    await expect(rows[0]).toHaveTextContent(missing.you);
    await expect(rows[0]).toHaveTextContent(/29/);
    await expect(rows[2]).toHaveTextContent(missing.bank);
    await expect(part.getByRole('link', { name: missing.send })).toHaveAttribute('href', '#new');
  },
});

export const ForTheBank = meta.story({
  name: 'People of the bank read that the client acts, and do not send documents themselves',
  args: { audience: 'bank' },
  play: async ({ canvas, globals }) => {
    const { missing } = words(globals).kyc.record;
    const part = within(canvas.getByRole('region', { name: missing.title }));
    await expect(part.getAllByRole('listitem')[0]).toHaveTextContent(missing.client);
    await expect(part.queryByRole('link', { name: missing.send })).toBeNull();
  },
});

export const Restricted = meta.story({
  name: 'A restricted profile: three sections say so; no conversation without the right',
  tags: ['KYC-017', 'KYC-018', 'KYC-029'],
  args: {
    record: RESTRICTED,
    documents: { status: 'ready', documents: KYC_DOCUMENTS.slice(0, 3) },
    newConversationHref: undefined,
    linked: { count: 0, href: '#board' },
  },
  play: async ({ canvas, globals }) => {
    const { record: t } = words(globals).kyc;
    for (const section of ['shareholders', 'other', 'persons'] as const)
      await expect(canvas.getByRole('region', { name: t.sections[section] })).toHaveTextContent(t.restricted);
    await expect(canvas.getAllByText(t.restricted)).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: t.newConversation })).toBeNull();
    await expect(canvas.getByText(t.noLinked)).toBeVisible();
  },
});

export const WithoutData = meta.story({
  name: 'Sections without data say so, which is no restriction',
  tags: ['KYC-027'],
  args: {
    record: { ...RESTRICTED, nextReviewAt: null, lastReviewAt: null, rights: RECORD.rights },
    documents: { status: 'ready', documents: [] },
    linked: { count: 1, href: '#request' },
  },
  play: async ({ canvas, globals }) => {
    const { record: t } = words(globals).kyc;
    for (const text of [t.noShareholders, t.noOther, t.noPersons, t.noDocuments, t.noNext])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByText(t.restricted)).toBeNull();
    await expect(canvas.getByRole('link', { name: t.linked_one.replace('{{figure}}', '1') })).toHaveAttribute(
      'href',
      '#request',
    );
  },
});

export const InOrder = meta.story({
  name: 'Nothing is missing',
  args: { documents: { status: 'ready', documents: KYC_DOCUMENTS.slice(0, 2) } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).kyc.record.missing.nothing)).toBeVisible();
  },
});

export const DocumentsFailed = meta.story({
  name: 'The documents failed by themselves: the rest of the record stands',
  args: { documents: { status: 'error', supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    const { feedback, kyc } = words(globals);
    await expect(canvas.getByText(kyc.record.documentsFailed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalled();
    await expect(canvas.getByRole('region', { name: kyc.record.sections.basic })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Loading',
  args: {
    record: undefined,
    documents: { status: 'loading' },
    linked: undefined,
    newConversationHref: undefined,
  },
});

export const Narrow = meta.story({
  name: 'On a phone what is missing comes first, and the conversation stays in reach',
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, globals }) => {
    const { record: t } = words(globals).kyc;
    await expect(canvas.getByRole('link', { name: t.newConversation })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: t.navigation })).toBeNull();
  },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
});
