import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { AskWhy } from '../../feedback/index.js';
import { REQUESTS } from '../requests.fixture.js';
import {
  boardArgs,
  BoardHost,
  boardStrings,
  MANY_TO_CLOSE,
  TO_CLOSE,
  OF_THE_BANK,
} from './board-host.fixture.js';
import { RequestsBoard, type RequestsBoardProps } from './index.js';

const onRetry = fn();
const onAsk = fn();

const meta = preview.meta({
  title: 'Requests/Requests board',
  component: RequestsBoard,
  parameters: { layout: 'fullscreen' },
  // The columns panel is loaded once the board is rendered.
  loaders: [async () => ({ panel: await import('../../data/grid/columns/columns-panel.js') })],
  render: (args) => <BoardHost {...args} />,
  args: boardArgs(),
});

export const Default = meta.story({
  name: 'Four tabs, three counters, closed has none',
  tags: ['REQ-001', 'REQ-006', 'REQ-007', 'REQ-008'],
  play: async ({ canvas, globals }) => {
    const { board } = boardStrings(globals).requests;
    const tabs = within(canvas.getByRole('navigation', { name: board.tabs.label })).getAllByRole('link');
    await expect(tabs.map((tab) => tab.textContent)).toEqual([
      `${board.tabs['in-progress']}27`,
      `${board.tabs['to-close']}4`,
      board.tabs.closed,
      `${board.tabs.favorite}6`,
    ]);
    await expect(tabs[0]).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: board.newRequest })).toBeNull();
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '6');
    await expect(within(grid).getByRole('link', { name: REQUESTS[0]!.title })).toHaveAttribute(
      'href',
      `#request-${REQUESTS[0]!.id}`,
    );
  },
});

export const NewRequest = meta.story({
  name: 'The board has a new-request button, first to press and a link to where one is created',
  tags: ['REQ-029'],
  args: { newRequestHref: '#new' },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('link', { name: boardStrings(globals).requests.board.newRequest });
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('href', '#new');
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
});

export const WithoutRight = meta.story({
  name: 'Without the right there is no new-request button; why can be asked in its place',
  tags: ['REQ-030'],
  args: { beside: <AskWhy variant="tertiary" onAsk={onAsk} /> },
  play: async ({ canvas, globals }) => {
    const { requests, feedback } = boardStrings(globals);
    await expect(canvas.queryByRole('link', { name: requests.board.newRequest })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: feedback.askWhy })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAsk).toHaveBeenCalledOnce();
  },
});

export const Whole = meta.story({
  name: 'Tabs with counters, filters and quick closing in one grid',
  tags: ['DS-075'],
  args: {
    tab: 'to-close' as const,
    requests: TO_CLOSE,
    onClose: fn(async () => {}),
    onShownChange: fn(),
  },
  play: async ({ canvas, globals, args }) => {
    const { board } = boardStrings(globals).requests;
    const tabs = within(canvas.getByRole('navigation', { name: board.tabs.label }));
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(`${board.tabs['to-close']}4`);
    const shown = () => (args.onShownChange as ReturnType<typeof fn>).mock.lastCall![0]() as typeof REQUESTS;
    await waitFor(() => expect(shown()).toEqual(args.requests));
    await userEvent.click(canvas.getByRole('button', { name: board.quick.unread }));
    // The host gets the displayed rows in order, for navigation between requests.
    const unread = args.requests!.filter((request) => request.unseen);
    await waitFor(() => expect(shown()).toEqual(unread));
    await userEvent.click((await canvas.findAllByRole('checkbox'))[1]!);
    await userEvent.click(await canvas.findByRole('button', { name: board.closing.button }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: board.closing.confirm_one }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith([unread[0]], expect.anything()));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Columns = meta.story({
  name: 'Contract and internal ids are the bank’s alone',
  tags: ['REQ-014'],
  play: async ({ canvas, globals }) => {
    const { columns } = boardStrings(globals).requests.board;
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads.some((text) => text.includes(columns.state))).toBe(true);
    await expect(heads.some((text) => text.includes(columns.contract))).toBe(false);
  },
});

export const ForTheBank = meta.story({
  name: 'The bank sees contract and internal ids',
  tags: ['REQ-014'],
  args: {
    audience: 'bank',
    requests: OF_THE_BANK,
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: boardStrings(globals).requests.board.columnsButton }),
      ).toHaveAttribute('aria-haspopup', 'dialog'),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: boardStrings(globals).requests.board.columnsButton }),
    );
    const panel = await within(document.body).findByRole('dialog');
    const contract = within(panel).getByText(boardStrings(globals).requests.board.columns.contract);
    await waitFor(() => expect(contract).toBeVisible());
  },
});

export const QuickFilters = meta.story({
  name: 'The extra filters, by mouse and keyboard; clear all takes them away',
  tags: ['REQ-023'],
  play: async ({ canvas, globals }) => {
    const { board } = boardStrings(globals).requests;
    const rows = () => canvas.getByRole('grid').getAttribute('aria-rowcount');
    const unread = canvas.getByRole('button', { name: board.quick.unread });
    await userEvent.click(unread);
    await expect(unread).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(rows()).toBe('3'));
    canvas.getByRole('button', { name: board.quick.neverSeen }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(rows()).toBe('2'));
    await userEvent.click(
      await canvas.findByRole('button', { name: boardStrings(globals).filters.applied.clearAll }),
    );
    await waitFor(() => expect(rows()).toBe('6'));
  },
});

export const Prefiltered = meta.story({
  name: 'A prefiltered grid shows its filters, which can be removed',
  tags: ['REQ-009', 'REQ-010'],
  args: {
    gridState: { columnFilters: [{ id: 'state', value: { kind: 'set', values: ['ACTION_REQUIRED'] } }] },
  },
  play: async ({ canvas, globals }) => {
    const { state } = boardStrings(globals).requestSummary;
    const applied = await canvas.findByRole('list', { name: boardStrings(globals).filters.applied.label });
    await expect(applied).toHaveTextContent(state.ACTION_REQUIRED);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '3');
    await userEvent.click(within(applied).getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '6'));
  },
});

export const Search = meta.story({
  name: 'The search reads title, reference, entity and service; nothing found says so',
  play: async ({ canvas, globals }) => {
    const { board } = boardStrings(globals).requests;
    const field = canvas.getByRole('searchbox', { name: board.search });
    await userEvent.type(field, 'iberia');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2'));
    await userEvent.type(field, ' zzz');
    await expect(await canvas.findByText(board.noMatch.title)).toBeVisible();
  },
});

export const Favorite = meta.story({
  name: 'The star turns a favourite on and off without opening the request',
  play: async ({ canvas, globals, args }) => {
    const { favorite } = boardStrings(globals).requests;
    const name = favorite.add.replace('{{title}}', REQUESTS[1]!.title);
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onFavoriteChange).toHaveBeenCalledWith(REQUESTS[1], true);
  },
});

export const Loading = meta.story({ args: { requests: undefined, counters: undefined } });

export const Empty = meta.story({
  name: 'Nothing in the tab',
  args: { requests: [], tab: 'favorite' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(boardStrings(globals).requests.board.empty.favorite)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { requests: undefined, error: { supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    onRetry.mockClear();
    await userEvent.click(
      canvas.getByRole('button', { name: boardStrings(globals).feedback.error.tryAgain }),
    );
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

const CLOSING = { tab: 'to-close' as const, requests: TO_CLOSE };

export const QuickClosing = meta.story({
  name: 'Closes the chosen requests after the question',
  tags: ['REQ-019', 'DS-116'],
  args: { ...CLOSING, onClose: fn(async () => {}) },
  play: async ({ canvas, globals, args }) => {
    const { closing } = boardStrings(globals).requests.board;
    const boxes = await canvas.findAllByRole('checkbox');
    await userEvent.click(boxes[1]!);
    await userEvent.click(boxes[2]!);
    await userEvent.click(await canvas.findByRole('button', { name: closing.button }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: closing.keep_other }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();

    const button = canvas.getByRole('button', { name: closing.button });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // Nothing stays selected.
    await waitFor(() => expect(canvas.queryByRole('button', { name: closing.button })).toBeNull());
  },
});

export const QuickClosingFails = meta.story({
  name: 'A closing that fails says why and keeps the choice',
  tags: ['REQ-019', 'DS-116'],
  args: {
    ...CLOSING,
    onClose: fn(() => Promise.reject(new Error('refused'))),
    closingFailure: { isAnswered: true, labels: ['REQ-2026-00417 is closed.'] },
  },
  play: async ({ canvas, globals }) => {
    const { closing } = boardStrings(globals).requests.board;
    await userEvent.click((await canvas.findAllByRole('checkbox'))[1]!);
    await userEvent.click(await canvas.findByRole('button', { name: closing.button }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: closing.confirm_one }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(`${closing.failed} REQ-2026-00417 is closed.`),
    );
    await userEvent.click(dialog.getByRole('button', { name: closing.keep_one }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** Closing in steps that complete when the play function resolves them. */
const steps = { step: (_closed: number) => {}, fail: () => {} };

/** Host that removes closed requests. */
function Closing(args: RequestsBoardProps) {
  const [left, setLeft] = useState(args.requests ?? []);
  const [failure, setFailure] = useState<RequestsBoardProps['closingFailure']>();
  return (
    <RequestsBoard
      {...args}
      requests={left}
      closingFailure={failure}
      onClose={async (requests, onProgress) => {
        await args.onClose?.(requests, onProgress);
        let closed = 0;
        const isRefused = await new Promise<boolean>((resolve) => {
          steps.step = (now) => {
            closed = now;
            onProgress(now);
          };
          steps.fail = () => resolve(true);
        });
        const gone = new Set(requests.slice(0, closed).map(({ id }) => id));
        setLeft((held) => held.filter(({ id }) => !gone.has(id)));
        setFailure({ isAnswered: false, labels: [] });
        if (isRefused) throw new Error('refused');
      }}
    />
  );
}

export const QuickClosingInSteps = meta.story({
  name: 'A closing in steps shows how far it is; where it fails it says how many are done, and the rest stays chosen',
  tags: ['REQ-019'],
  args: { ...CLOSING, onClose: fn(async () => {}) },
  render: (args) => <Closing {...args} />,
  play: async ({ canvas, globals, args }) => {
    const { closing } = boardStrings(globals).requests.board;
    const [first, second, third] = args.requests!;
    const boxes = await canvas.findAllByRole('checkbox');
    for (const box of boxes.slice(1, 4)) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: closing.button }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = (count: number) =>
      dialog.findByRole('button', { name: closing.confirm_other.replace('{{figure}}', String(count)) });
    await userEvent.click(await confirm(3));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith([first, second, third], expect.anything()));

    steps.step(0);
    const bar = await dialog.findByRole('progressbar', { name: closing.busy });
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    steps.step(1);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '33'));
    await expect(bar).toHaveTextContent(closing.progress.replace('{{done}}', '1').replace('{{total}}', '3'));

    steps.fail();
    const outcome = `${closing.closed_one.replace('{{figure}}', '1')} ${closing.lost}`.replaceAll(/\s/g, ' ');
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(outcome));
    await expect(dialog.queryByRole('progressbar')).toBeNull();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    // Again, only the remaining ones.
    await userEvent.click(await confirm(2));
    await waitFor(() => expect(args.onClose).toHaveBeenLastCalledWith([second, third], expect.anything()));
    steps.fail();
    await userEvent.click(await dialog.findByRole('button', { name: closing.keep_other }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
});

const OWN = { ...TO_CLOSE[1]!, quickClosing: 'otherAudience' as const };
const READ = { ...TO_CLOSE[3]!, quickClosing: 'readOnly' as const };

export const QuickClosingLeavesOut = meta.story({
  name: 'What the person cannot close now cannot be chosen; all are the others, and the question names what is left out, and why',
  tags: ['REQ-019'],
  args: {
    ...CLOSING,
    requests: TO_CLOSE.map((request) =>
      request.id === OWN.id ? OWN : request.id === READ.id ? READ : request,
    ),
    onClose: fn(async () => {}),
  },
  play: async ({ canvas, globals, args }) => {
    const { requests, grid } = boardStrings(globals);
    const { closing } = requests.board;
    const [all, first, own] = await canvas.findAllByRole('checkbox');
    // Its checkbox gives the reason, and cannot be selected.
    await expect(own).toHaveAttribute('aria-disabled', 'true');
    await expect(own).toHaveAccessibleDescription(closing.why.client);
    await userEvent.click(own!);
    canvas.getAllByRole('rowheader')[1]!.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    await expect(own!.closest('[role=row]')).not.toHaveAttribute('aria-selected');

    // With a single request, others are not mentioned.
    await userEvent.click(first!);
    await userEvent.click(await canvas.findByRole('button', { name: closing.button }));
    const one = within(await screen.findByRole('alertdialog'));
    await expect(one.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(one.getByRole('button', { name: closing.keep_one }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await userEvent.click(
      canvas.getByRole('button', { name: grid.selectAllCount.replace('{{total}}', '3') }),
    );
    await expect(all).toBeChecked();
    await userEvent.click(await canvas.findByRole('button', { name: closing.button }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const words = closing.leftOut_other.replace('{{figure}}', '2').replaceAll(/\s/g, ' ');
    await expect(dialog.getByText(words)).toBeVisible();
    const named = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(named).toHaveLength(5);
    await expect(named.slice(3)).toEqual([
      `${OWN.reference}${OWN.title}${closing.why.client}`,
      `${READ.reference}${READ.title}${closing.why.readOnly}`,
    ]);
    await userEvent.click(
      dialog.getByRole('button', { name: closing.confirm_other.replace('{{figure}}', '3') }),
    );
    const kept = args.requests!.filter(({ quickClosing }) => quickClosing === 'possible');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(kept, expect.anything()));
  },
});

export const NothingToChoose = meta.story({
  name: 'Rows are chosen in the to-close tab alone',
  tags: ['REQ-020'],
  args: { onClose: fn(async () => {}), onExport: fn() },
  play: async ({ canvas, globals, args }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: boardStrings(globals).requests.board.export }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

export const Height = meta.story({
  name: 'As high as its rows, from 500 px to fifteen rows and the header: 800 px',
  tags: ['REQ-018'],
  args: { requests: MANY_TO_CLOSE },
  // It counts rows of 50 px.
  globals: { density: 'comfortable' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid.getBoundingClientRect().height).toBe(800));
  },
});

export const LeastHeight = meta.story({
  name: 'With few rows it keeps 500 px',
  tags: ['REQ-018'],
  args: { requests: MANY_TO_CLOSE.slice(0, 3) },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid.getBoundingClientRect().height).toBe(500));
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
