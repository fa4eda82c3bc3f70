import type { PresetTemplate } from '@atrium/contract/dashboard-layouts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastSaid, renderUi } from '../../../../../tools/render-ui.ts';
import { board, wordsOf } from '../layout-engine/boards.fixture.js';
import { parseConfig, serialiseConfig, type Layout, type SavedDashboard } from '../layout-engine/index.js';
import { layOut } from '../widget-grid/board.fixture.js';
import { Dashboard, type DashboardProps, type DashboardToSave } from './index.js';

const widgets: DashboardProps['widgets'] = ['A', 'B', 'C', 'D'].map((id) => ({
  id,
  title: `Widget ${id}`,
  widths: [1, 2],
  content: <p>{id}</p>,
  ...((id === 'A' || id === 'C') && {
    settings: {
      initial: { status: 'DEFAULT' },
      render: (value, onValueChange) => (
        <button type="button" onClick={() => onValueChange({ ...value, status: 'FAVORITE' })}>
          Favourites
        </button>
      ),
    },
  }),
}));
const TEMPLATES: Readonly<Record<PresetTemplate, Layout>> = {
  DEFAULT: board('A2 B1 C1'),
  FINANCE_STRATEGY: board('B1 A1'),
  CASH_MANAGEMENT: board('C1 A1'),
  TRADE_FINANCE: board('D1 A1'),
  LEGAL_ENTITIES_ADMIN: board('D1 B1'),
  CAPITAL_MARKET: board('D1 C1'),
};

const onSave = vi.fn<(value: DashboardToSave) => Promise<unknown>>();
const onUnsavedChange = vi.fn<(hasChanges: boolean) => void>();
// Preloads the chunks of edit mode before the tests.
beforeAll(() => Promise.all([import('./edit-session.js'), import('../template-picker/index.js')]));
beforeEach(() => {
  layOut();
  onSave.mockResolvedValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  onSave.mockReset();
  onUnsavedChange.mockReset();
});

interface HomeProps {
  saved: SavedDashboard;
  isInternal: boolean;
  list?: DashboardProps['widgets'];
}
function Home({ saved, isInternal, list = widgets }: HomeProps) {
  const [editing, setEditing] = useState(true);
  return (
    <Dashboard
      {...{ saved, isInternal, editing, onSave, onUnsavedChange }}
      widgets={list}
      templates={TEMPLATES}
      onEditingChange={setEditing}
    />
  );
}
/** Renders the home page in edit mode, and waits for its chunk. */
async function show({
  saved = { template: 'DEFAULT', config: null },
  isInternal = true,
  language = 'en',
}: Partial<HomeProps> & { language?: 'en' | 'fr' } = {}) {
  const shown = renderUi(<Home saved={saved} isInternal={isInternal} />, language);
  await waitFor(() => expect(document.querySelector('[data-add-cell]')).not.toBeNull());
  return shown;
}

const click = (name: string, within_: ReturnType<typeof within> = screen) =>
  fireEvent.click(within_.getByRole('button', { name }));
const handle = (id: string) => document.querySelector<HTMLElement>(`[data-handle="${id}"]`)!;
const widen = (id: string) => fireEvent.keyDown(handle(id), { key: 'ArrowRight', shiftKey: true });
const narrow = (id: string) => fireEvent.keyDown(handle(id), { key: 'ArrowLeft', shiftKey: true });
const key = (name: string, more: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: name, ctrlKey: true, ...more });
const drawn = () =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')]
    .map((cell) => `${cell.dataset['widget']}${cell.style.getPropertyValue('--cell-column').at(-1)}`)
    .join(' ');
const isEditing = () => screen.queryByRole('button', { name: 'Confirm' }) !== null;
async function choose(profile: string) {
  click('Choose profile');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('radio', { name: profile }));
  click('Use this profile', dialog);
}
const openList = async () => {
  click('Add widget', within(screen.getByRole('region', { name: 'Customise home' })));
  return within(await screen.findByRole('dialog'));
};
/** Changes the settings of one widget and leaves its panel with Escape. */
async function leaveFavourites(widget = 'Widget A') {
  const dialog = await openList();
  click(`Settings of ${widget}`, dialog);
  click('Favourites', within(dialog.getByRole('group', { name: `Settings of ${widget}` })));
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
async function setFavourites() {
  const dialog = await openList();
  click('Settings of Widget A', dialog);
  click('Favourites', dialog);
  click('Save settings', dialog);
  click('Done', dialog);
}

const own = (words: string): SavedDashboard => ({
  template: 'CUSTOM',
  config: serialiseConfig(board(words)),
});

describe('Confirm', () => {
  it.each<[string, () => void | Promise<void>]>([
    ['no change', () => {}],
    ['an undone change', () => void (widen('B'), click('Undo'))],
    ['selecting the current profile', () => choose('General')],
  ])('HOME-032 after %s makes no call', async (_what, act) => {
    await show({ isInternal: false });
    await act();
    click('Confirm');
    await waitFor(() => expect(isEditing()).toBe(false));
    expect(onSave).not.toHaveBeenCalled();
  });

  it.each([
    ['HOME-027 a resize', () => void widen('B'), 'A2 B2 / C1'],
    ['HOME-026 a removal', () => click('Remove Widget A'), 'B1 C1'],
    ['an undone and redone change', () => (widen('B'), click('Undo'), click('Redo')), 'A2 B2 / C1'],
  ])('HOME-031 after %s sends the custom layout', async (_what, act, words) => {
    await show();
    act();
    click('Confirm');
    await waitFor(() => expect(isEditing()).toBe(false));
    const sent = onSave.mock.calls.map(([value]) => value);
    expect(sent).toHaveLength(1);
    expect('config' in sent[0]! && wordsOf(parseConfig(sent[0].config)!)).toBe(words);
    expect(lastSaid()).toBe('Layout saved.');
  });

  it('HOME-027 HOME-031 sends a custom layout after a resize that was reverted manually: the template is no longer used', async () => {
    await show({ isInternal: false, saved: { template: 'FINANCE_STRATEGY', config: null } });
    widen('B');
    narrow('B');
    expect(drawn()).toBe('B1 A1');
    click('Confirm');
    await waitFor(() => expect(onSave.mock.calls).toEqual([[{ config: own('B1 A1').config }]]));
  });

  it('HOME-029 HOME-044 sends a changed setting with its widget', async () => {
    await show();
    await setFavourites();
    click('Confirm');
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    const sent = onSave.mock.lastCall![0] as { config: string };
    expect(parseConfig(sent.config)!.map(({ i, settings }) => [i, settings])).toEqual([
      ['A', { status: 'FAVORITE' }],
      ['B', undefined],
      ['C', undefined],
    ]);
  });

  it('HOME-031 sends only the name of a newly selected profile, whatever was changed before', async () => {
    await show({ isInternal: false, saved: own('D1') });
    widen('D');
    await choose('Trade finance');
    expect(lastSaid()).toBe('Layout of the profile Trade finance.');
    expect(drawn()).toBe('D1 A1');
    click('Confirm');
    await waitFor(() => expect(onSave.mock.calls).toEqual([[{ template: 'TRADE_FINANCE' }]]));
  });

  it('HOME-011 sends the default after a reset', async () => {
    await show({ saved: own('D1') });
    click('Reset');
    click('Restore the default', within(await screen.findByRole('alertdialog')));
    await waitFor(() => expect(drawn()).toBe('A2 B1 C1'));
    click('Confirm');
    await waitFor(() => expect(onSave.mock.calls).toEqual([[{ template: 'DEFAULT' }]]));
  });

  it('no changes are possible while saving, as they would not be included', async () => {
    let arrive = () => {};
    onSave.mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)));
    await show();
    widen('B');
    click('Confirm');
    expect(screen.getByRole('list', { name: 'Widgets', hidden: true })).toHaveAttribute('inert');
    key('z');
    click('Undo');
    expect(drawn()).toBe('A2 B2 C1');
    arrive();
    await waitFor(() => expect(isEditing()).toBe(false));
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('a failed save keeps the draft and its history, and can be repeated', async () => {
    onSave.mockRejectedValueOnce(new Error('no network'));
    await show();
    widen('B');
    click('Confirm');
    expect(await screen.findByRole('alert')).toHaveTextContent('The layout was not saved.');
    expect(drawn()).toBe('A2 B2 C1');
    expect(screen.getByRole('list', { name: 'Widgets' })).not.toHaveAttribute('inert');
    click('Undo');
    expect(drawn()).toBe('A2 B1 C1');
    click('Redo');
    click('Confirm');
    await waitFor(() => expect(isEditing()).toBe(false));
    expect(onSave.mock.calls[1]).toEqual(onSave.mock.calls[0]);
  });
});

describe('unsaved settings in an open panel', () => {
  const settingsSent = () =>
    onSave.mock.calls.map(([sent]) =>
      'config' in sent
        ? parseConfig(sent.config)!.map(({ i, settings }) => `${i} ${String(settings?.['status'])}`)
        : sent,
    );

  it('HOME-044 are saved by Confirm, from every panel', async () => {
    await show();
    await leaveFavourites('Widget A');
    await leaveFavourites('Widget C');
    click('Confirm');
    await waitFor(() => expect(isEditing()).toBe(false));
    expect(settingsSent()).toEqual([['A FAVORITE', 'B undefined', 'C FAVORITE']]);
  });

  it('HOME-044 are returned by Done, from every panel', async () => {
    await show();
    await leaveFavourites('Widget A');
    const dialog = await openList();
    click('Settings of Widget C', dialog);
    click('Favourites', within(dialog.getByRole('group', { name: 'Settings of Widget C' })));
    click('Done', dialog);
    click('Confirm');
    await waitFor(() => expect(isEditing()).toBe(false));
    expect(settingsSent()).toEqual([['A FAVORITE', 'B undefined', 'C FAVORITE']]);
  });

  it('are kept by a failed save, and sent again', async () => {
    onSave.mockRejectedValueOnce(new Error('no network'));
    await show();
    await leaveFavourites();
    click('Confirm');
    expect(await screen.findByRole('alert')).toHaveTextContent('The layout was not saved.');
    click('Confirm');
    await waitFor(() => expect(isEditing()).toBe(false));
    expect(onSave.mock.calls[1]).toEqual(onSave.mock.calls[0]);
    expect(settingsSent()[1]).toContain('A FAVORITE');
  });

  it('HOME-009 HOME-031 count as a change that is reported to the page, and Cancel asks before discarding them', async () => {
    await show();
    await leaveFavourites();
    expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
    click('Cancel');
    click('Discard the changes', within(await screen.findByRole('alertdialog')));
    await waitFor(() => expect(isEditing()).toBe(false));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('are replaced with the layout by another profile, and restored by Undo', async () => {
    await show({ isInternal: false });
    await leaveFavourites();
    await choose('Trade finance');
    expect(drawn()).toBe('D1 A1');
    click('Undo');
    click('Confirm');
    await waitFor(() => expect(isEditing()).toBe(false));
    expect(settingsSent()).toEqual([['A FAVORITE', 'B undefined', 'C undefined']]);
  });

  it('of a removed widget are not saved', async () => {
    await show();
    await leaveFavourites();
    click('Remove Widget A');
    click('Confirm');
    await waitFor(() => expect(isEditing()).toBe(false));
    expect(settingsSent()).toEqual([['B undefined', 'C undefined']]);
  });
});

describe('Cancel', () => {
  it('HOME-009 asks only if changes would be lost, and then discards them', async () => {
    await show();
    widen('B');
    click('Cancel');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(isEditing() || drawn()).toBe('A2 B2 C1');
    click('Discard the changes', dialog);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(drawn()).toBe('A2 B1 C1');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('HOME-009 does not ask if all changes were undone', async () => {
    await show();
    widen('B');
    click('Undo');
    click('Cancel');
    await waitFor(() => expect(isEditing()).toBe(false));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('HOME-031 the page is told when unsaved changes start and end to exist', async () => {
  await show();
  const told = () => onUnsavedChange.mock.lastCall?.[0] ?? false;
  const course: boolean[] = [told()];
  for (const act of [
    () => widen('B'),
    () => widen('A'),
    () => click('Undo'),
    () => click('Redo'),
    () => narrow('B'),
  ]) {
    act();
    course.push(told());
  }
  click('Undo');
  click('Undo');
  course.push(told());
  expect(course).toEqual([false, true, true, false, true, true, false]);
});

describe('undo and redo', () => {
  it('stop at both ends, and announce what they did', async () => {
    await show();
    const button = (name: string) => screen.getByRole('button', { name });
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Redo')).toHaveAttribute('aria-disabled', 'true');
    widen('B');
    click('Undo');
    expect(lastSaid()).toBe('Change undone.');
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    click('Undo');
    expect(drawn()).toBe('A2 B1 C1');
    click('Redo');
    expect(lastSaid()).toBe('Change restored.');
    expect(button('Redo')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['Ctrl and Z, Ctrl and Y', {}, 'y', {}],
    ['Ctrl and Z, with Shift back', {}, 'Z', { shiftKey: true }],
    [
      'Command and Z, with Shift back',
      { metaKey: true, ctrlKey: false },
      'z',
      { metaKey: true, ctrlKey: false, shiftKey: true },
    ],
  ])('work by %s', async (_keys, undoing, redoKey, redoing) => {
    await show();
    widen('B');
    key('z', undoing);
    expect(drawn()).toBe('A2 B1 C1');
    key(redoKey, redoing);
    expect(drawn()).toBe('A2 B2 C1');
  });

  it('by keys, leave the focus on the bar when the focused widget is gone, else where it is', async () => {
    await show();
    click('Remove Widget A');
    expect(handle('B')).toHaveFocus();
    key('z');
    expect(handle('B')).toHaveFocus();
    handle('A').focus();
    key('y');
    expect(drawn()).toBe('B1 C1');
    expect(screen.getByRole('region', { name: 'Customise home' })).toHaveFocus();
  });

  it('ignore keys in a text field and in an open dialog', async () => {
    await show();
    widen('B');
    const field = document.body.appendChild(document.createElement('textarea'));
    key('z', {}, field);
    field.remove();
    expect(drawn()).toBe('A2 B2 C1');
    click('Cancel');
    await screen.findByRole('alertdialog');
    key('z');
    expect(drawn()).toBe('A2 B2 C1');
  });

  it('are disabled while a widget is lifted', async () => {
    await show();
    click('Remove Widget A');
    handle('C').focus();
    await userEvent.keyboard(' {ArrowLeft}');
    key('z');
    await userEvent.keyboard(' ');
    expect(drawn()).toBe('C1 B1');
    key('z');
    key('z');
    expect(drawn()).toBe('A2 B1 C1');
  });
});

describe('adding and removing from the list', () => {
  it.each([
    [
      'en',
      'Widget D',
      'Add Widget D',
      'Remove Widget D',
      'Widget D added at row 2, column 1.',
      'Widget D removed.',
    ],
    [
      'fr',
      'Widget D',
      'Ajouter Widget D',
      'Retirer Widget D',
      'Widget D ajouté ligne 2, colonne 1.',
      'Widget D retiré.',
    ],
  ] as const)(
    'HOME-014 HOME-025 HOME-033 announces the position in %s, and keeps the focus',
    async (language, _title, add, takeOff, added, removed) => {
      await show({ language });
      fireEvent.click(document.querySelector('[data-add-cell]')!);
      const dialog = within(await screen.findByRole('dialog'));
      const button = dialog.getByRole('button', { name: add });
      button.focus();
      await userEvent.keyboard('{Enter}');
      expect(lastSaid()).toBe(added);
      expect(drawn()).toBe('A2 B1 C1 D1');
      // The same button with another label.
      expect(button).toHaveAccessibleName(takeOff);
      expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      expect(lastSaid()).toBe(removed);
      expect(drawn()).toBe('A2 B1 C1');
    },
  );
});

describe('user permissions', () => {
  it.each([
    ['HOME-005 HOME-006 internal users can reset', true, 'Reset', 'Choose profile'],
    ['HOME-005 HOME-006 clients can select a profile', false, 'Choose profile', 'Reset'],
  ])('%s', async (_rule, isInternal, has, hasNot) => {
    await show({ isInternal });
    expect(screen.getByRole('button', { name: has })).toBeEnabled();
    expect(screen.queryByRole('button', { name: hasNot })).toBeNull();
  });

  it.each([
    ['the saved template', { template: 'TRADE_FINANCE', config: null }, false, 'D1 A1'],
    [
      'HOME-038 the default, for internal users',
      { template: 'TRADE_FINANCE', config: null },
      true,
      'A2 B1 C1',
    ],
    [
      'HOME-022 the custom layout, without forbidden widgets and their gaps',
      own('X2 D2 / B1'),
      false,
      'D2 B2',
    ],
  ])('opens with %s', async (_what, saved, isInternal, words) => {
    await show({ saved, isInternal });
    expect(drawn()).toBe(words);
  });
});

describe('concurrent save in another browser', () => {
  it('HOME-032 an edit without changes uses the new layout, and Confirm closes without a call', async () => {
    const { rerender } = await show({ saved: own('A2 B1') });
    rerender(<Home saved={own('C1 D1')} isInternal />);
    expect(drawn()).toBe('C1 D1');
    click('Confirm');
    await waitFor(() => expect(isEditing()).toBe(false));
    expect(onSave).not.toHaveBeenCalled();
    expect(onUnsavedChange.mock.calls.flat()).not.toContain(true);
  });
  it('HOME-009 there are no changes to lose once all are undone', async () => {
    const { rerender } = await show({ saved: own('A2 B1') });
    widen('B');
    rerender(<Home saved={own('C1 D1')} isInternal />);
    expect(drawn()).toBe('A2 B2');
    click('Undo');
    click('Cancel');
    await waitFor(() => expect(isEditing()).toBe(false));
    expect(drawn()).toBe('C1 D1');
  });
  it('HOME-031 changes are kept and sent as made', async () => {
    const { rerender } = await show({ saved: own('A2 B1') });
    widen('B');
    rerender(<Home saved={own('C1 D1')} isInternal />);
    click('Confirm');
    await waitFor(() => expect(isEditing()).toBe(false));
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ config: serialiseConfig(board('A2 B2')) });
  });
  it('a lifted widget is not replaced', async () => {
    const { rerender } = await show({ saved: own('A2 B1') });
    handle('B').focus();
    await userEvent.keyboard(' ');
    rerender(<Home saved={own('B1 C1')} isInternal />);
    expect(drawn()).toBe('A2 B1');
    await userEvent.keyboard('{Escape}');
    expect(drawn()).toBe('B1 C1');
  });
});

describe('during editing', () => {
  it('reloading the list of widgets neither discards the draft nor counts as a change', async () => {
    const { rerender } = await show();
    const anew = { saved: { template: 'DEFAULT', config: null }, isInternal: true };
    rerender(<Home {...anew} list={widgets.map((widget) => ({ ...widget }))} />);
    expect(onUnsavedChange.mock.calls.flat()).not.toContain(true);
    widen('B');
    rerender(<Home {...anew} list={widgets.map((widget) => ({ ...widget }))} />);
    expect(drawn()).toBe('A2 B2 C1');
  });

  it('the edit bar gets the focus from the button that started edit mode', async () => {
    await show();
    expect(screen.getByRole('region', { name: 'Customise home' })).toHaveFocus();
  });
});
