import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/button/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { WIDGETS } from '../dashboard.fixture.js';
import { AddWidgetDialog } from './index.js';

const meta = preview.meta({
  title: 'Dashboard/Add-widget dialog',
  component: AddWidgetDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    widgets: WIDGETS,
    added: ['LAST_REQUESTS', 'FORECAST'],
    onAdd: fn(),
    onRemove: fn(),
    onSettingsChange: fn(),
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).dashboard.add;
const OPEN = 'Widgets';
const fill = (text: string, title: string) => text.replace('{{title}}', title);

export const Default = meta.story({
  name: 'Each widget has Add, or Remove when it is on the board',
  tags: ['DS-112', 'HOME-013', 'HOME-014'],
  play: async ({ args, globals }) => {
    const t = strings(globals);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: fill(t.addOne, 'Documents') }));
    await expect(args.onAdd).toHaveBeenCalledWith('DOCUMENTS');
    dialog.getByRole('button', { name: fill(t.removeOne, 'Forecast') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('FORECAST');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
});

export const Settings = meta.story({
  name: 'Settings only where there are some; Save is off until something changed',
  tags: ['DS-112', 'HOME-015', 'HOME-016', 'HOME-046'],
  play: async ({ args, globals }) => {
    const t = strings(globals);
    const dialog = within(await screen.findByRole('dialog'));
    const buttons = dialog.getAllByRole('button', { name: fill(t.settingsOf, 'Last requests') });
    await expect(buttons).toHaveLength(1);
    await userEvent.click(buttons[0]!);
    const save = dialog.getByRole('button', { name: t.save });
    await expect(save).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Favourites' }));
    await userEvent.click(save);
    await expect(args.onSettingsChange).toHaveBeenCalledWith('LAST_REQUESTS', { status: 'FAVORITE' });
  },
});

export const Kept = meta.story({
  name: 'What was set and not saved outlives Escape, and Done hands it over',
  tags: ['HOME-044'],
  args: { open: false },
  render: function Reopened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{OPEN}</Button>
        <AddWidgetDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ args, canvas, globals }) => {
    const t = strings(globals);
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: OPEN }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: fill(t.settingsOf, 'Last requests') }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Favourites' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    await expect(again.getByRole('radio', { name: 'Favourites' })).toBeChecked();
    await expect(args.onSettingsChange).not.toHaveBeenCalled();
    await userEvent.click(again.getByRole('button', { name: t.done }));
    await expect(args.onSettingsChange).toHaveBeenCalledOnce();
    await expect(args.onSettingsChange).toHaveBeenCalledWith('LAST_REQUESTS', { status: 'FAVORITE' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const closed = await open();
    await expect(closed.queryByRole('radio', { name: 'Favourites' })).toBeNull();
  },
});

export const Loading = meta.story({ args: { status: 'loading' } });

const onRetry = fn();
export const Failed = meta.story({
  name: 'The list could not be loaded',
  tags: ['DS-112'],
  args: { status: 'error', error: { supportId: 'AT-7F28-93C1', onRetry } },
  play: async ({ globals }) => {
    onRetry.mockClear();
    const dialog = within(await screen.findByRole('dialog'));
    const { tryAgain } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).feedback.error;
    await userEvent.click(dialog.getByRole('button', { name: tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Nothing = meta.story({
  name: 'No widget is available',
  args: { widgets: [] },
  play: async ({ globals }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(strings(globals).empty)).toBeVisible());
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
