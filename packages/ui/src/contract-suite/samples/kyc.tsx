import { KycPage, KycRecordPage, KycRecordPanel, ReviewState } from '../../kyc/index.js';
import { KYC_BLOCKS, KYC_DOCUMENTS, RECORD, RECORDS } from '../../kyc/kyc.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

export const kyc: Samples = {
  ReviewState: sample(ReviewState, 'element', { status: 'soon' }),
  KycPage: sample(KycPage, 'element', {
    tab: 'list',
    tabHref: (tab) => `#${tab}`,
    records: RECORDS,
    statusOf: () => 'soon',
    hrefOf: ({ ricosCode }) => `#${ricosCode}`,
    blocks: KYC_BLOCKS,
    filters: {},
    onFiltersChange: noop,
    sort: 'NextReviewAscending',
    onSortChange: noop,
    state: { status: 'ready', total: 6 },
    audience: 'client',
    questions: [],
    registry: { texts: [], documents: [] },
    onOpen: noop,
    onDownload: noop,
  }),
  KycRecordPage: sample(KycRecordPage, 'element', {
    record: RECORD,
    documents: { status: 'ready', documents: KYC_DOCUMENTS },
    statusOf: () => 'soon',
    documentStatusOf: () => 'missing',
    backHref: '#list',
    linked: { count: 2, href: '#board' },
    newConversationHref: '#new',
    audience: 'client',
    onOpen: noop,
    onDownload: noop,
  }),
  KycRecordPanel: sample(
    KycRecordPanel,
    'element',
    {
      open: true,
      onOpenChange: noop,
      name: RECORD.legalName,
      state: { status: 'ready', record: RECORD },
      documents: { status: 'ready', documents: KYC_DOCUMENTS },
      statusOf: () => 'soon',
      documentStatusOf: () => 'missing',
      href: '#record',
      audience: 'bank',
    },
    { layer: true },
  ),
};
