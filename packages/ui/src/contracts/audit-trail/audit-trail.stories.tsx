import { expect, fn, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AUDIT } from '../contracts.fixture.js';
import { AuditEvents, type AuditEventsProps } from './index.js';

const meta = preview.meta({
  title: 'Contracts/Audit events',
  component: AuditEvents,
  args: {
    state: { status: 'ready', events: AUDIT, total: 24, since: '2021-03-03T09:00:00.000Z' },
    page: 1,
    onPageChange: fn(),
    sorting: 'DESC',
    onSort: fn(),
    onExport: fn(),
    exporting: false,
  } satisfies AuditEventsProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).contracts;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

export const Default = meta.story({
  name: 'Who changed what, from which value to which, for whom',
  tags: ['CTR-086', 'CTR-087', 'CTR-088', 'DS-098'],
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(AUDIT.length);
    await expect(rows[0]).toHaveTextContent(t.category.MARKETING);
    await expect(rows[0]).toHaveTextContent(t.category.ACTIVATED);
    await expect(rows[1]).toHaveTextContent('Paola Ricci');
    await expect(rows[1]).toHaveTextContent(t.trail.workingAs.replace('{{account}}', 'Claire Vasseur'));
    await expect(canvas.getByRole('columnheader', { name: t.trail.head.date })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: t.trail.head.date }));
    await expect(args.onSort).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t.exports.exportAudit }));
    await expect(args.onExport).toHaveBeenLastCalledWith(60);
  },
});

/** The label, the field and the button of the export, from left to right. */
function exportRow({ getByText, getByRole }: ReturnType<typeof within>, t: ReturnType<typeof strings>) {
  return [
    getByText(t.exports.last),
    getByRole('spinbutton'),
    getByRole('button', { name: t.exports.exportAudit }),
  ].map((element) => element.getBoundingClientRect());
}
const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

export const Bar = meta.story({
  name: 'The number of events and the export are one row, with the label before its field',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const [label, field, button] = exportRow(canvas, t) as [DOMRect, DOMRect, DOMRect];
    await expect(label.right).toBeLessThan(field.left);
    await expect(field.right).toBeLessThan(button.left);
    for (const box of [field, button, canvas.getAllByRole('status')[0]!.getBoundingClientRect()])
      await expect(Math.abs(middle(box) - middle(label))).toBeLessThan(2);
  },
});

export const BarOnPhone = meta.story({
  name: 'On a phone the export is one row under the number of events',
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const [label, field, button] = exportRow(canvas, t) as [DOMRect, DOMRect, DOMRect];
    await expect(label.right).toBeLessThan(field.left);
    await expect(field.right).toBeLessThan(button.left);
    await expect(button.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    for (const box of [field, button]) await expect(Math.abs(middle(box) - middle(label))).toBeLessThan(2);
    await expect(label.top).toBeGreaterThan(canvas.getAllByRole('status')[0]!.getBoundingClientRect().bottom);
  },
});

export const Undoable = meta.story({
  name: 'The latest change of somebody’s rights can be undone',
  args: {
    state: {
      status: 'ready',
      events: [
        {
          ...AUDIT[0]!,
          name: 'userRights',
          oldValue: 'KYC: Read',
          newValue: 'KYC: All',
          secondaryEntity: 'Lena Brandt',
          undoUntil: '2026-11-12T14:19:00.000Z',
        },
        ...AUDIT.slice(1),
      ],
      total: 24,
      since: '2021-03-03T09:00:00.000Z',
    },
    onUndo: fn(() => Promise.resolve()),
  },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    const name = t.trail.undoOne.replace('{{person}}', 'Lena Brandt');
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    // Other events cannot be undone.
    await expect(canvas.getAllByText(t.trail.undo)).toHaveLength(1);
  },
});

export const LongValuesOnPhone = meta.story({
  name: 'On a phone a long new value is under the old one, and nothing scrolls sideways',
  tags: ['DS-098'],
  globals: { viewport: { value: 'mobile2' } },
  args: {
    onUndo: fn(() => Promise.resolve()),
    state: {
      status: 'ready',
      events: [
        {
          ...AUDIT[0]!,
          name: 'userRights',
          oldValue: 'Guarantees: Read, KYC: Read (Core entities)',
          newValue: 'Guarantees: All, KYC: Read (Core entities), Powers of attorney: All',
          secondaryEntity: 'Lena Brandt',
          undoUntil: '2026-11-12T14:19:00.000Z',
        },
        AUDIT[0]!,
      ],
      total: 2,
      since: '2021-03-03T09:00:00.000Z',
    },
  },
  play: async ({ canvas }) => {
    const [before, after] = [/^Guarantees: Read/, /^Guarantees: All/].map((text) =>
      canvas.getByText(text).closest('td')!.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    await expect(after.top).toBeGreaterThanOrEqual(before.bottom);
    await expect(after.width).toBeGreaterThan(document.documentElement.clientWidth / 2);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    // Short values share one line.
    const short = within(canvas.getAllByRole('row')[2]!).getAllByRole('cell').slice(3, 5);
    const [old, now] = short.map((cell) => cell.getBoundingClientRect().top);
    await expect(old).toBe(now);
  },
});

export const LongValue = meta.story({
  name: 'A long value is cut, and opens by a press',
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const row = within(canvas.getAllByRole('row')[3]!);
    await expect(row.queryByText(/Halden Logistics BV/)).toBeNull();
    await userEvent.click(row.getByRole('button', { name: t.trail.whole }));
    await expect(row.getByText(/Halden Logistics BV/)).toBeVisible();
  },
});

export const NoEvents = meta.story({
  args: { state: { status: 'ready', events: [], total: 0, since: null } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(plain(strings(globals).trail.none))).toBeVisible();
  },
});

export const LoadingState = meta.story({ name: 'Loading', args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(plain(strings(globals).trail.failed))).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { sorting: 'NONE', exporting: true },
});
