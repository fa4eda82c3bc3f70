import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Button } from '../../controls/index.js';
import { ArchiveIcon, EnvelopeOpenIcon } from '../../foundations/icons/index.js';
import { ErrorState } from '../../feedback/index.js';
import { DataGrid, type DataGridProps } from './index.js';
import { isUnread, makeRequests, requestColumns, requestId, StateLabel, type Request } from './fixture.js';

const meta = preview.meta({
  title: 'Data/Data grid',
  component: DataGrid<Request>,
  args: {
    label: 'Requests',
    rows: makeRequests(27),
    columns: requestColumns,
    getRowId: requestId,
    isUnread,
    onRowOpen: fn(),
    className: 'h-[560px]',
  } satisfies DataGridProps<Request>,
});

export const Default = meta.story();

const actions = () => (
  <>
    <button type="button" className="focus-paper inline-flex min-h-32 items-center gap-8 rounded-control">
      <EnvelopeOpenIcon /> Mark as read
    </button>
    <button type="button" className="focus-paper inline-flex min-h-32 items-center gap-8 rounded-control">
      <ArchiveIcon /> Archive
    </button>
  </>
);

export const Selection = meta.story({
  args: { selectable: true, bulkActions: actions, selectedIds: ['r3', 'r4', 'r5'] },
});

export const Loading = meta.story({ args: { rows: [], loading: true, selectable: true } });

export const Empty = meta.story({ args: { rows: [] } });

export const NoMatch = meta.story({ args: { initialState: { globalFilter: 'nothing has this' } } });

export const Failed = meta.story({
  args: { rows: [], error: <ErrorState title="The requests could not be loaded" onRetry={fn()} /> },
});

export const Grouped = meta.story({ args: { initialState: { grouping: ['state'] } } });

export const Children = meta.story({
  args: {
    getChildren: (row: Request) =>
      row.id.includes('-')
        ? undefined
        : ['a', 'b'].map((part) => ({
            ...row,
            id: `${row.id}-${part}`,
            title: `${row.title} ${part}`,
            unread: false,
          })),
    defaultCollapsed: ['r1'],
  },
});

export const Narrow = meta.story({
  name: 'Narrow: a list under 768 px',
  args: {
    selectable: true,
    className: 'h-[560px] w-[390px]',
    getRowHref: (row: Request) => `#${row.id}`,
    narrow: ({ row, unread, href }) => (
      <>
        <div className="flex justify-between gap-8 text-small">
          <StateLabel state={row.state} />
          <span className="text-caption text-ink-3">{row.reference}</span>
        </div>
        <a href={href} className={unread ? 'font-semibold' : undefined}>
          {row.title}
        </a>
        <div className="text-caption text-ink-3">{row.entities.join(', ')}</div>
      </>
    ),
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: {
    selectable: true,
    selectedIds: ['r3', 'r4', 'r5'],
    bulkActions: actions,
    initialState: {
      sorting: [
        { id: 'updated', desc: true },
        { id: 'state', desc: false },
      ],
      columnFilters: [
        { id: 'state', value: { kind: 'set', values: ['sign', 'answer', 'progress', 'colleague'] } },
      ],
    },
    footer: (
      <div className="flex h-44 items-center justify-between px-12 text-small text-ink-2">
        <span>1–22 of 22</span>
        <Button size="row">Next</Button>
      </div>
    ),
  },
});
