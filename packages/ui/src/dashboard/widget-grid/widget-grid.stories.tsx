import { TEMPLATE_LAYOUTS } from '@atrium/contract/dashboard-layouts';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { fingerDrag, mouseDrag, pointOf } from '../../controls/drag/drag.fixture.js';
import { WIDGETS } from '../dashboard.fixture.js';
import { rowsOf, type Layout } from '../layout-engine/index.js';
import { WidgetGrid, type WidgetGridProps } from './index.js';

const onChange = fn();
const meta = preview.meta({
  title: 'Dashboard/Widget grid',
  component: WidgetGrid,
  args: {
    layout: TEMPLATE_LAYOUTS.DEFAULT,
    widgets: WIDGETS,
    editing: true,
    onLayoutChange: onChange,
    onAdd: fn(),
  },
  render: (args) => <Kept {...args} />,
});

function Kept({ layout: first, onLayoutChange, ...props }: WidgetGridProps) {
  const [layout, setLayout] = useState(first);
  return (
    <WidgetGrid
      {...props}
      layout={layout}
      onLayoutChange={(next, change) => {
        setLayout(next);
        onLayoutChange?.(next, change);
      }}
    />
  );
}

const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).dashboard.grid;
const fill = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((filled, [key, value]) => filled.replace(`{{${key}}}`, String(value)), text);
const rows = (layout: Layout) => rowsOf(layout).map((row) => row.map(({ i, w }) => `${i} ${w}`));
const lastRows = () => rows(onChange.mock.lastCall?.[0] as Layout);
const handle = (id: string) => document.querySelector<HTMLElement>(`[data-handle="${id}"]`)!;
const said = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-announcer=polite]')?.textContent?.trim()).toBe(text));
export const Default = meta.story({
  name: 'Four columns; content is live outside edit mode',
  tags: ['HOME-003', 'HOME-052'],
  args: { editing: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(7);
    await expect(document.querySelector('[data-handle]')).toBeNull();
    const grid = canvasElement.querySelector('ul[aria-label]')!;
    await expect(getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(
      innerWidth >= 1280 ? 4 : innerWidth >= 1024 ? 2 : 1,
    );
    canvas.getAllByRole('link')[0]!.focus();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
});

export const EditMode = meta.story({
  name: 'Edit mode adds a trailing place; content is inert',
  tags: ['HOME-023', 'HOME-024'],
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[inert]')).toHaveLength(7);
    await userEvent.click(document.querySelector('[data-add-cell]')!);
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const KeyboardMove = meta.story({
  name: 'Space lifts, arrows move, Space drops; all is announced',
  tags: ['DS-052'],
  play: async ({ globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    handle('REQUESTS_COUNTER').focus();
    await userEvent.keyboard(' ');
    await said(fill(t.lifted, { title: 'Requests', row: 1, column: 3 }));
    await expect(handle('REQUESTS_COUNTER')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await said(fill(t.dropped, { title: 'Requests', row: 1, column: 1 }));
    await expect(onChange).toHaveBeenCalledOnce();
    await expect(lastRows()[0]).toEqual(['REQUESTS_COUNTER 1', 'LAST_REQUESTS 2', 'KYC_LIST 1']);
    await waitFor(() => expect(handle('REQUESTS_COUNTER')).toHaveFocus());
  },
});

export const KeyboardCancel = meta.story({
  name: 'Escape, and leaving, put a lifted widget back',
  play: async ({ globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    handle('FORECAST').focus();
    await userEvent.keyboard(' {ArrowUp}{Escape}');
    await said(fill(t.cancelled, { title: 'Forecast' }));
    await userEvent.keyboard(' {ArrowUp}');
    await userEvent.tab();
    await said(fill(t.cancelled, { title: 'Forecast' }));
    await expect(onChange).not.toHaveBeenCalled();
  },
});

export const KeyboardResize = meta.story({
  name: 'Shift and arrows resize up to the widest allowed width',
  tags: ['HOME-037'],
  play: async ({ globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    handle('KYC_LIST').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await said(fill(t.resized_other, { title: 'KYC reviews', count: 2 }));
    await expect(onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await said(fill(t.edge, { title: 'KYC reviews' }));
    handle('CONTACTS').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await said(fill(t.edge, { title: 'Favourite contacts' }));
    await expect(onChange).toHaveBeenCalledOnce();
  },
});

export const MouseDrag = meta.story({
  name: 'The mouse drags a widget to the dashed place',
  tags: ['DS-052'],
  play: async () => {
    onChange.mockClear();
    const press = await mouseDrag(handle('DOCUMENTS'), pointOf(handle('LAST_REQUESTS')));
    await expect(document.querySelector('[data-floating]')).toHaveAttribute('data-widget', 'DOCUMENTS');
    await expect(document.querySelector('[data-drop-target]')).toBeVisible();
    await expect(onChange).not.toHaveBeenCalled();
    press.release();
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    await expect((onChange.mock.lastCall![0] as Layout)[0]?.i).toBe('DOCUMENTS');
    await waitFor(() => expect(document.querySelector('[data-floating]')).toBeNull());
  },
});

export const TouchDrag = meta.story({
  name: 'A finger drags a widget; Escape or a cancelled touch put it back',
  tags: ['DS-052'],
  play: async () => {
    onChange.mockClear();
    const press = await fingerDrag(handle('DOCUMENTS'), pointOf(handle('LAST_REQUESTS')));
    await expect(document.querySelector('[data-floating]')).toHaveAttribute('data-widget', 'DOCUMENTS');
    press.cancel();
    await waitFor(() => expect(document.querySelector('[data-floating]')).toBeNull());
    await expect(onChange).not.toHaveBeenCalled();
    // The widget first animates back.
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
    (await fingerDrag(handle('DOCUMENTS'), pointOf(handle('LAST_REQUESTS')))).release();
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  },
});

export const Grip = meta.story({
  name: 'The grip resizes by mouse and by keyboard',
  tags: ['HOME-037'],
  play: async () => {
    onChange.mockClear();
    const grip = document.querySelector<HTMLElement>('[data-grip="DOCUMENTS"]')!;
    grip.focus();
    grip.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    await expect(lastRows()[2]).toEqual(['DOCUMENTS 1', 'HIGHLIGHTS 2']);
    if (innerWidth < 1280) return;
    const { width } = document.querySelector('[data-widget="DOCUMENTS"]')!.getBoundingClientRect();
    const at = pointOf(grip);
    (await mouseDrag(grip, { ...at, clientX: at.clientX + width * 3 })).release();
    await waitFor(() => expect(lastRows()[2]).toEqual(['DOCUMENTS 2', 'HIGHLIGHTS 2']));
  },
});

export const MenuWays = meta.story({
  name: 'WCAG 2.5.7 the menu moves, resizes and removes without dragging',
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    const trigger = (width: number) =>
      canvas.getByRole('button', { name: fill(t.options, { title: 'KYC reviews', width, most: 2 }) });
    const open = async (width: number) => {
      // The previous menu returns the focus when it closes, which would close the next one.
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await userEvent.click(trigger(width));
    };
    const givenBack = (width: number) => waitFor(() => expect(trigger(width)).toHaveFocus());
    await open(1);
    await userEvent.click(await screen.findByRole('menuitem', { name: t.moveLeft }));
    await waitFor(() =>
      expect(lastRows()[0]).toEqual(['LAST_REQUESTS 2', 'KYC_LIST 1', 'REQUESTS_COUNTER 1']),
    );
    await givenBack(1);
    await open(1);
    await userEvent.click(await screen.findByRole('menuitem', { name: fill(t.width_other, { count: 2 }) }));
    await waitFor(() => expect(lastRows()[0]).toEqual(['LAST_REQUESTS 2', 'KYC_LIST 2']));
    await givenBack(2);
    await open(2);
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() =>
      expect((onChange.mock.lastCall![0] as Layout).map(({ i }) => i)).not.toContain('KYC_LIST'),
    );
  },
});

export const RemoveByCross = meta.story({
  name: 'The cross removes; the row closes up and the focus goes on',
  tags: ['HOME-035', 'HOME-036'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: fill(t.remove, { title: 'Last requests' }) }));
    await said(fill(t.removed, { title: 'Last requests' }));
    await expect(lastRows()[0]).toEqual(['REQUESTS_COUNTER 1', 'KYC_LIST 1']);
    await waitFor(() => expect(handle('REQUESTS_COUNTER')).toHaveFocus());
  },
});

export const Nothing = meta.story({
  name: 'An empty board leads into edit mode',
  args: { layout: [], editing: false, onCustomize: fn() },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByText(strings(globals).empty)).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCustomize).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
