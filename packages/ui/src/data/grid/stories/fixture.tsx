/** Requests of a fictitious group, for the grid's stories and tests. */
import { fn } from 'storybook/test';
import { StateMark, type StateName } from '../../../foundations/state-mark/index.js';
import {
  ArchiveIcon,
  DotsIcon,
  EnvelopeOpenIcon,
  StarFilledIcon,
  StarIcon,
} from '../../../foundations/icons/index.js';
import { IconButton } from '../../../controls/index.js';
import type { DataGridColumn, FilterOption } from '../types.js';

export interface Request {
  id: string;
  title: string;
  reference: string;
  state: string;
  service: string;
  entities: string[];
  amount: number | null;
  updated: string;
  by: string;
  unread: boolean;
  favourite: boolean;
}

const STATES: Record<string, { label: string; mark: StateName }> = {
  sign: { label: 'Sign', mark: 'action' },
  answer: { label: 'Answer', mark: 'action' },
  progress: { label: 'In progress', mark: 'progress' },
  colleague: { label: 'With a colleague', mark: 'colleague' },
  submitted: { label: 'Submitted', mark: 'submitted' },
};
const TITLES = [
  'Opening of a EUR current account',
  'Update of authorised signatories',
  'Increase of intraday credit line to EUR 25m',
  'SWIFT gpi tracker: add three users',
  'Joint power of attorney, cash pooling',
  'Change of registered address',
  'Confirm beneficial owner above 25%',
  'Guarantee in favour of Port of Rotterdam',
  'Intraday credit line, draft of amendment 2',
  'Dual approval threshold to EUR 250,000',
  'FX forward master agreement, schedule',
];
const SERVICES = [
  'Account opening',
  'Signatories',
  'Financing',
  'Channel access',
  'Client data',
  'KYC review',
];
const ENTITIES = [
  ['Halden Energy GmbH', 'DE'],
  ['Halden Iberia SL', 'ES'],
  ['Halden Finance Ltd', 'GB'],
  ['Halden Industries SA', 'FR'],
  ['Halden Nordic AB', 'SE'],
  ['Halden Italia SpA', 'IT'],
  ['Halden Logistics BV', 'NL'],
  ['Halden North America Inc.', 'US'],
] as const;
const PEOPLE = ['M. Delaunay', 'Y. Adeyemi', 'A. Moreau', 'E. Lindqvist', 'P. Ricci'];

const STATE_NAMES = Object.keys(STATES);
export const stateOptions: FilterOption[] = STATE_NAMES.map((value) => ({
  value,
  label: STATES[value]!.label,
}));
export const entityOptions: FilterOption[] = ENTITIES.map(([label, detail]) => ({
  value: label,
  label,
  detail,
}));

/** Returns `count` requests, the same on each call. */
export function makeRequests(count: number): Request[] {
  return Array.from({ length: count }, (_, i): Request => {
    const entity = (i * 5) % ENTITIES.length;
    const first = ENTITIES[entity]![0];
    const second = ENTITIES[(entity + 3) % ENTITIES.length]![0];
    return {
      id: `r${i}`,
      title: `${TITLES[i % TITLES.length]}${i < TITLES.length ? '' : `, part ${Math.floor(i / TITLES.length) + 1}`}`,
      reference: `R-2026-${String(4817 - ((i * 27) % 4000)).padStart(5, '0')}`,
      state: STATE_NAMES[(i * 3) % STATE_NAMES.length]!,
      service: SERVICES[(i * 7) % SERVICES.length]!,
      entities: i % 3 === 2 ? [first, second] : [first],
      amount: i % 6 === 5 ? null : ((i * 7919) % 1000) * 1250.5,
      updated: new Date(Date.UTC(2026, 10, 20, 13, 32) - i * 8_130_000).toISOString(),
      by: PEOPLE[(i * 2) % PEOPLE.length]!,
      unread: i < 3,
      favourite: i % 4 === 0,
    };
  });
}

const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
});
const number = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 });

export const requestId = (request: Request) => request.id;
export const isUnread = (request: Request) => request.unread;

export function StateLabel({ state }: { state: string }) {
  const { label, mark } = STATES[state]!;
  return (
    <span
      className={`inline-flex items-center gap-8 ${mark === 'action' ? 'font-semibold text-action-ink' : ''}`}
    >
      <StateMark name={mark} />
      {label}
    </span>
  );
}

export const requestColumns: DataGridColumn<Request>[] = [
  {
    id: 'favourite',
    header: 'Favourite',
    headerHidden: true,
    width: 44,
    resizable: false,
    cell: ({ row, tabIndex }) => (
      <IconButton
        size="small"
        tabIndex={tabIndex}
        icon={row.favourite ? StarFilledIcon : StarIcon}
        label={`Favourite: ${row.title}`}
        aria-pressed={row.favourite}
      />
    ),
  },
  {
    id: 'state',
    header: 'State',
    type: 'set',
    width: 168,
    value: (row) => row.state,
    filterable: true,
    filterOptions: stateOptions,
    cell: ({ row }) => <StateLabel state={row.state} />,
  },
  {
    id: 'title',
    header: 'Title',
    width: 300,
    primary: true,
    value: (row) => row.title,
    secondary: (row) => row.reference,
  },
  { id: 'service', header: 'Service', width: 164, value: (row) => row.service, filterable: true },
  {
    id: 'entities',
    header: 'Legal entities',
    type: 'set',
    width: 216,
    value: (row) => row.entities,
    filterable: true,
    filterOptions: entityOptions,
    cell: ({ row }) => (
      <span className="truncate">
        {row.entities[0]}
        {row.entities.length > 1 ? (
          <span className="ml-8 rounded-tag border border-line-2 px-4 text-caption">
            +{row.entities.length - 1}
          </span>
        ) : null}
      </span>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    type: 'number',
    align: 'end',
    width: 140,
    value: (row) => row.amount,
    format: (value) => (typeof value === 'number' ? number.format(value) : ''),
    filterable: true,
  },
  {
    id: 'updated',
    header: 'Last update',
    type: 'date',
    width: 160,
    sortDescFirst: true,
    value: (row) => row.updated,
    format: (value) => date.format(new Date(String(value))),
    secondary: (row) => row.by,
    filterable: true,
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    width: 56,
    resizable: false,
    cell: ({ row, tabIndex }) => (
      <IconButton size="row" tabIndex={tabIndex} icon={DotsIcon} label={`Actions: ${row.title}`} />
    ),
  },
];

/** Arguments shared by most stories. */
export const gridArgs = {
  label: 'Requests',
  rows: makeRequests(27),
  columns: requestColumns,
  getRowId: requestId,
  isUnread,
  onRowOpen: fn<(row: Request) => void>(),
  className: 'h-[560px]',
};

const ACTIONS = { read: 'Mark as read', archive: 'Archive' };
const actionClasses = 'focus-paper inline-flex min-h-32 items-center gap-8 rounded-control';

export const bulkActions = () => (
  <>
    <button type="button" className={actionClasses}>
      <EnvelopeOpenIcon /> {ACTIONS.read}
    </button>
    <button type="button" className={actionClasses}>
      <ArchiveIcon /> {ACTIONS.archive}
    </button>
  </>
);
