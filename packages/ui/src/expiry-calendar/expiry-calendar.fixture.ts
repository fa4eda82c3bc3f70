import type { ExpiryCalendar, ExpiryEntry } from '@atrium/contract/expiry-calendar';
import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';

/** The date of the fixed clock of the stories. */
export const TODAY = '2026-11-20';

const NAMES: Readonly<Record<ExpiryKind, string>> = {
  KYC_REVIEW: 'KYC review',
  KYC_DOCUMENT: 'KYC document',
  SIGNATORY_POWER: 'Power of a signatory',
  GUARANTEE: 'Guarantee',
  LOAN: 'Loan maturity',
  REPAYMENT: 'Loan repayment',
  DEPOSIT: 'Deposit maturity',
  SIGNATURE: 'Signature',
  REQUEST_CLOSURE: 'Request to close',
};

const entry = (
  kind: ExpiryKind,
  date: string,
  title: string,
  more: Partial<Pick<ExpiryEntry, 'reference' | 'amount'>> = {},
): ExpiryEntry => ({
  id: `${kind}-${date}-${title}`,
  kind,
  kindName: NAMES[kind],
  date,
  title,
  reference: null,
  entities: [{ ricosCode: 'FR100391', name: 'Halden Industries SA' }],
  amount: null,
  path: `#${kind}-${date}`,
  ...more,
});

const LATE = [
  entry('KYC_REVIEW', '2026-10-31', 'Halden Italia SpA'),
  entry('SIGNATURE', '2026-11-12', 'Mandate for the cash pool', { reference: 'REQ-2026-0417' }),
];

const ENTRIES = [
  entry('GUARANTEE', '2026-11-03', 'Port of Rotterdam', {
    reference: 'GT-2024-118',
    amount: { value: 1_250_000, currency: 'EUR' },
  }),
  entry('SIGNATORY_POWER', '2026-11-20', 'Claire Vasseur'),
  entry('DEPOSIT', '2026-11-27', 'Term deposit', {
    reference: 'DAT-88120',
    amount: { value: 12_500_000, currency: 'EUR' },
  }),
  entry('REPAYMENT', '2026-11-27', 'Club deal 2023', {
    reference: 'TL-30411',
    amount: { value: 2_000_000, currency: 'EUR' },
  }),
  entry('GUARANTEE', '2026-11-27', 'Ministry of transport of the Land of Brandenburg', {
    reference: 'GT-2025-004',
    amount: { value: 480_000, currency: 'USD' },
  }),
  entry('KYC_DOCUMENT', '2026-11-27', 'Register extract'),
  entry('KYC_REVIEW', '2026-11-29', 'Halden Energy GmbH'),
];

const KINDS: readonly ExpiryKind[] = [
  'KYC_REVIEW',
  'KYC_DOCUMENT',
  'SIGNATORY_POWER',
  'GUARANTEE',
  'REPAYMENT',
  'DEPOSIT',
];

export const CALENDAR: ExpiryCalendar = {
  today: TODAY,
  entries: ENTRIES,
  total: ENTRIES.length,
  isTruncated: false,
  late: { overdue: 1, waiting: 1, entries: LATE },
  next: null,
  blocks: [
    {
      field: 'kinds',
      title: 'What ends or falls due',
      type: 'SELECT',
      placeholder: null,
      isHidden: false,
      isMultiLevel: false,
      items: KINDS.map((kind) => ({
        value: kind,
        label: NAMES[kind],
        count: ENTRIES.filter((each) => each.kind === kind).length,
        isSelected: false,
        children: [],
      })),
    },
  ],
};

/** No entries in the days shown, with the next entry after them. */
export const NOTHING: ExpiryCalendar = {
  ...CALENDAR,
  entries: [],
  total: 0,
  late: { overdue: 0, waiting: 0, entries: [] },
  next: entry('KYC_REVIEW', '2026-12-12', 'Halden Industries SA'),
};
