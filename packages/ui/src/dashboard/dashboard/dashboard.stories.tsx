import { TEMPLATE_LAYOUTS } from '@atrium/contract/dashboard-layouts';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/button/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { WIDGETS } from '../dashboard.fixture.js';
import { compact, parseConfig } from '../layout-engine/index.js';
import type { DashboardWidget } from '../widget-board/index.js';
import { Dashboard, type DashboardProps, type DashboardToSave } from './index.js';

const onSave = fn<(value: DashboardToSave) => Promise<unknown>>(() => Promise.resolve());
const meta = preview.meta({
  title: 'Dashboard/Dashboard',
  component: Dashboard,
  parameters: { layout: 'fullscreen' },
  args: {
    saved: { template: 'DEFAULT', config: null },
    widgets: WIDGETS,
    templates: TEMPLATE_LAYOUTS,
    isInternal: true,
    editing: true,
    onEditingChange: fn(),
    onSave,
  },
  render: (args) => <Kept {...args} />,
});

function Kept({ saved: first, editing: firstEditing, onSave: save, ...props }: DashboardProps) {
  const t = useStrings();
  const [saved, setSaved] = useState(first);
  const [editing, setEditing] = useState(firstEditing);
  return (
    <div className="px-16 xs:px-24">
      {editing ? null : <Button onClick={() => setEditing(true)}>{t('dashboard.customize')}</Button>}
      <Dashboard
        {...props}
        saved={saved}
        editing={editing}
        onEditingChange={(next) => {
          setEditing(next);
          props.onEditingChange(next);
        }}
        onSave={async (value) => {
          await save(value);
          setSaved(
            'config' in value
              ? { template: 'CUSTOM', config: value.config }
              : { template: value.template, config: null },
          );
        }}
      />
    </div>
  );
}

const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).dashboard;
const fill = (text: string, title: string) => text.replace('{{title}}', title);
const template = () => document.querySelector('[data-template]')?.getAttribute('data-template');
const handle = (id: string) => document.querySelector<HTMLElement>(`[data-handle="${id}"]`)!;
const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')].map((cell) => cell.dataset['widget']);
const named = (name: string) => ({ name });
/** Edit mode is available once its code is loaded. */
const opened = () =>
  waitFor(() => expect(document.querySelector('[data-add-cell]')).toBeVisible(), { timeout: 5000 });

export const Default = meta.story({
  name: 'Customize opens edit mode; Confirm without a change leaves without a call',
  tags: ['HOME-002', 'HOME-032'],
  args: { editing: false },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: t.customize }));
    await opened();
    await userEvent.click(canvas.getByRole('button', { name: t.edit.confirm }));
    await expect(args.onEditingChange).toHaveBeenLastCalledWith(false);
    await expect(onSave).not.toHaveBeenCalled();
  },
});

const mounted = fn();

/** Tells when it is mounted, as a widget that reads then would read again; and keeps what one does to it. */
function Counting({ id }: { id: string }) {
  useEffect(() => void mounted(id), [id]);
  return (
    <div style={{ height: 120, overflowY: 'auto' }} data-counting={id}>
      <div style={{ height: 400 }}>
        <button type="button">{id}</button>
      </div>
    </div>
  );
}
const counting = (id: string): DashboardWidget & { description: string } => ({
  id,
  title: id,
  description: id,
  widths: [1, 2],
  content: <Counting id={id} />,
});

export const StayMounted = meta.story({
  name: 'The widgets stay mounted when edit mode comes, changes the board and goes',
  tags: ['HOME-002'],
  args: {
    editing: false,
    widgets: [counting('A'), counting('B')],
    saved: {
      template: 'CUSTOM',
      config: JSON.stringify([
        { i: 'A', x: 0, y: 0, w: 1, h: 1 },
        { i: 'B', x: 1, y: 0, w: 1, h: 1 },
      ]),
    },
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const first = document.querySelector<HTMLElement>('[data-counting="A"]')!;
    first.scrollTop = 100;
    await waitFor(() => expect(mounted).toHaveBeenCalledWith('B'));
    mounted.mockClear();
    const same = async () => {
      await expect(document.querySelector('[data-counting="A"]')).toBe(first);
      await expect(mounted).not.toHaveBeenCalled();
    };
    await userEvent.click(canvas.getByRole('button', { name: t.customize }));
    await opened();
    await expect(first.closest('[inert]')).not.toBeNull();
    await expect(first.scrollTop).toBe(100);
    await same();
    handle('A').focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await waitFor(() => expect(template()).toBe('CUSTOM'));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await same();
    await userEvent.click(canvas.getByRole('button', { name: t.edit.confirm }));
    await canvas.findByRole('button', { name: t.customize });
    await expect(first.closest('[inert]')).toBeNull();
    await same();
  },
});

export const ChangesMakeItCustom = meta.story({
  name: 'Dragging, resizing, adding and removing clear the template and keep the board compact',
  tags: ['DS-123', 'HOME-025', 'HOME-026', 'HOME-027', 'HOME-028'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await opened();
    onSave.mockClear();
    const undo = async () => {
      await waitFor(() => expect(template()).toBe('CUSTOM'));
      await userEvent.click(canvas.getByRole('button', { name: t.edit.undo }));
      await waitFor(() => expect(template()).toBe('DEFAULT'));
    };
    await expect(template()).toBe('DEFAULT');
    handle('KYC_LIST').focus();
    await userEvent.keyboard(' {ArrowLeft} ');
    await undo();
    handle('KYC_LIST').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await undo();
    await userEvent.click(canvas.getByRole('button', named(fill(t.grid.remove, 'Requests'))));
    await undo();
    await userEvent.click(canvas.getAllByRole('button', { name: t.edit.addWidget })[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', named(fill(t.add.addOne, 'Powers of attorney'))));
    await userEvent.click(dialog.getByRole('button', { name: t.add.done }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(order().at(-1)).toBe('POWER_OF_ATTORNEY');
    await expect(template()).toBe('CUSTOM');
    await userEvent.click(canvas.getByRole('button', { name: t.edit.confirm }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    const sent = onSave.mock.lastCall![0] as { config: string };
    const layout = parseConfig(sent.config)!;
    await expect(layout).toEqual(compact(layout));
    await expect(layout.at(-1)).toEqual({ i: 'POWER_OF_ATTORNEY', x: 0, y: 3, w: 1, h: 1 });
  },
});

export const UndoKeys = meta.story({
  name: 'Ctrl and Z undo, with Shift redo',
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await opened();
    await userEvent.click(canvas.getByRole('button', named(fill(t.grid.remove, 'Forecast'))));
    await waitFor(() => expect(order()).not.toContain('FORECAST'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(order()).toContain('FORECAST'));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(order()).not.toContain('FORECAST'));
  },
});

export const CancelAsks = meta.story({
  name: 'Cancel asks before changes are dropped, and not without changes',
  tags: ['HOME-009', 'DS-114'],
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await opened();
    await userEvent.click(canvas.getByRole('button', named(fill(t.grid.remove, 'Forecast'))));
    await userEvent.click(canvas.getByRole('button', { name: t.edit.cancel }));
    let dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t.discard.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onEditingChange).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: t.edit.cancel }));
    dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t.discard.confirm }));
    await waitFor(() => expect(args.onEditingChange).toHaveBeenCalledWith(false));
    await expect(order()).toContain('FORECAST');
    await userEvent.click(await canvas.findByRole('button', { name: t.customize }));
    await opened();
    await userEvent.click(canvas.getByRole('button', { name: t.edit.cancel }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onEditingChange).toHaveBeenLastCalledWith(false);
  },
});

export const ResetForInternal = meta.story({
  name: 'Reset is off on the default board; otherwise it asks, then restores it',
  tags: ['HOME-005', 'HOME-010', 'HOME-011', 'HOME-012', 'DS-114'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await opened();
    const reset = () => canvas.getByRole('button', { name: t.edit.reset });
    await expect(canvas.queryByRole('button', { name: t.edit.chooseProfile })).toBeNull();
    await expect(reset()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', named(fill(t.grid.remove, 'Forecast'))));
    await userEvent.click(reset());
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t.reset.confirm }));
    await waitFor(() => expect(order()).toContain('FORECAST'));
    await expect(template()).toBe('DEFAULT');
    await waitFor(() => expect(reset()).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const ProfileForExternal = meta.story({
  name: 'A client chooses a profile; Confirm sends the template',
  tags: ['HOME-006', 'HOME-017', 'HOME-030'],
  args: { isInternal: false },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await opened();
    onSave.mockClear();
    await expect(canvas.queryByRole('button', { name: t.edit.reset })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t.edit.chooseProfile }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(dialog.getByRole('radio', { name: t.template.LEGAL_ENTITIES_ADMIN }));
    await userEvent.click(dialog.getByRole('button', { name: t.template.choose }));
    await waitFor(() => expect(order()[0]).toBe('KYC_LIST'));
    await userEvent.click(canvas.getByRole('button', { name: t.edit.confirm }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ template: 'LEGAL_ENTITIES_ADMIN' }));
  },
});

export const SettingsDraft = meta.story({
  name: 'Settings are drafted, saved or discarded',
  tags: ['HOME-029', 'HOME-042', 'HOME-043', 'HOME-044', 'HOME-045', 'HOME-046'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await opened();
    onSave.mockClear();
    await userEvent.click(canvas.getAllByRole('button', { name: t.edit.addWidget })[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    const open = () =>
      userEvent.click(dialog.getAllByRole('button', named(fill(t.add.settingsOf, 'Last requests')))[0]!);
    await open();
    await expect(dialog.getByRole('button', { name: t.add.save })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Favourites' }));
    await userEvent.click(dialog.getByRole('button', { name: t.add.discardSettings }));
    await expect(template()).toBe('DEFAULT');
    await open();
    await expect(dialog.getByRole('radio', { name: 'Open ones' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Favourites' }));
    await userEvent.click(dialog.getByRole('button', { name: t.add.save }));
    await waitFor(() => expect(template()).toBe('CUSTOM'));
    await userEvent.click(dialog.getByRole('button', { name: t.add.done }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t.edit.confirm }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await expect((onSave.mock.lastCall![0] as { config: string }).config).toContain(
      '"settings":{"status":"FAVORITE"}',
    );
  },
});

export const SettingsLeft = meta.story({
  name: 'Confirm saves what was set in a panel that was left by Escape or by its cross, by mouse and keyboard',
  tags: ['HOME-029', 'HOME-044'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const close = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).overlays.close;
    await opened();
    onSave.mockClear();
    const settingsName = named(fill(t.add.settingsOf, 'Last requests'));
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = (count: number, settings: string) =>
      waitFor(async () => {
        await expect(onSave).toHaveBeenCalledTimes(count);
        await expect((onSave.mock.lastCall![0] as { config: string }).config).toContain(settings);
      });
    // By keyboard.
    canvas.getAllByRole('button', { name: t.edit.addWidget })[0]!.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', settingsName).focus();
    await userEvent.keyboard('{Enter}');
    dialog.getByRole('radio', { name: 'Favourites' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Favourites' })).toBeChecked());
    await userEvent.keyboard('{Escape}');
    await gone();
    canvas.getByRole('button', { name: t.edit.confirm }).focus();
    await userEvent.keyboard('{Enter}');
    await saved(1, '"settings":{"status":"FAVORITE"}');
    // By mouse.
    await userEvent.click(await canvas.findByRole('button', { name: t.customize }));
    await opened();
    await userEvent.click(canvas.getAllByRole('button', { name: t.edit.addWidget })[0]!);
    const again = within(await screen.findByRole('dialog'));
    await userEvent.click(again.getByRole('button', settingsName));
    await userEvent.click(again.getByRole('radio', { name: 'Open ones' }));
    await userEvent.click(again.getByRole('button', { name: close }));
    await gone();
    await userEvent.click(canvas.getByRole('button', { name: t.edit.confirm }));
    await saved(2, '"settings":{"status":"DEFAULT"}');
  },
});

export const SaveFails = meta.story({
  name: 'A save that fails keeps edit mode with its changes',
  args: {
    onSave: fn<(value: DashboardToSave) => Promise<unknown>>(() => Promise.reject(new Error('refused'))),
  },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await opened();
    await userEvent.click(canvas.getByRole('button', named(fill(t.grid.remove, 'Forecast'))));
    await userEvent.click(canvas.getByRole('button', { name: t.edit.confirm }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t.edit.failed));
    await expect(args.onEditingChange).not.toHaveBeenCalled();
    await expect(order()).not.toContain('FORECAST');
  },
});

export const OwnLayout = meta.story({
  name: 'An own layout is restored; widgets the person may not have are left out',
  tags: ['HOME-022', 'HOME-039'],
  args: {
    editing: false,
    saved: {
      template: 'CUSTOM',
      config: JSON.stringify([
        { i: 'RETIRED_WIDGET', x: 0, y: 0, w: 1, h: 1 },
        { i: 'DOCUMENTS', x: 1, y: 0, w: 2, h: 1 },
        { i: 'CONTACTS', x: 0, y: 4, w: 1, h: 1 },
      ]),
    },
  },
  play: async () => {
    await expect(order()).toEqual(['DOCUMENTS', 'CONTACTS']);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: {
    saved: {
      template: 'CUSTOM',
      config: JSON.stringify([
        { i: 'LAST_REQUESTS', x: 0, y: 0, w: 2, h: 1 },
        { i: 'REQUESTS_COUNTER', x: 2, y: 0, w: 1, h: 1 },
        { i: 'KYC_LIST', x: 3, y: 0, w: 1, h: 1 },
        { i: 'FORECAST', x: 0, y: 1, w: 3, h: 1 },
      ]),
    },
  },
});
