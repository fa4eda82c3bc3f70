import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { elided } from '../../foundations/strings/internal.js';
import { fingerDrag, mouseDrag, pointOf } from '../drag/drag.fixture.js';
import { TransferList, type TransferItem, type TransferListProps, type TransferValue } from './index.js';

const NAMES: readonly (readonly [string, string, string])[] = [
  ['Halden Chemie GmbH', 'DE', 'DE118840'],
  ['Halden Énergie SA', 'FR', 'FR043316'],
  ['Halden Finance Ltd', 'GB', 'GB310924'],
  ['Halden Iberia SL', 'ES', 'ES093371'],
  ['Halden Nordic AB', 'SE', 'SE417730'],
  ['Halden Treasury BV', 'NL', 'NL022605'],
];
const ENTITIES: readonly TransferItem[] = NAMES.map(([label, ...details]) => ({
  id: details[1],
  label,
  details,
}));
const SERVICES: readonly TransferItem[] = [
  'Data room',
  'Digipass',
  'Information hub',
  'Requests',
  'Documents',
].map((label, index) => ({ id: label, label, ...(index === 2 && { note: 'by default activated' }) }));
const MANY: readonly TransferItem[] = Array.from({ length: 2000 }, (_, index) => ({
  id: `e${index}`,
  label: `Entity ${index}`,
  details: ['FR', `FR${String(index).padStart(6, '0')}`],
}));
const ids = (items: readonly TransferItem[]) => items.map(({ id }) => id);
const TWO = [
  { id: 'available', label: 'At Halden Group' },
  { id: 'chosen', label: 'In the contract' },
];
const THREE = [
  { id: 'off', label: 'Deactivated', help: 'Nobody in the contract sees it' },
  { id: 'marketing', label: 'Marketing', help: 'Shown with a page to ask for it' },
  { id: 'on', label: 'Activated', help: 'Open to users who have a right' },
];

const onChange = fn<(value: TransferValue) => void>();
function Kept({ defaultValue, ...props }: TransferListProps) {
  const [value, setValue] = useState(defaultValue!);
  return (
    <TransferList
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Controls/Transfer list',
  component: TransferList,
  args: {
    label: 'Legal entities',
    items: ENTITIES,
    columns: TWO,
    defaultValue: { available: ids(ENTITIES).slice(0, 4), chosen: ids(ENTITIES).slice(4) },
  },
  render: (args) => <Kept {...args} />,
});
const three = {
  label: 'Services',
  items: SERVICES,
  columns: THREE,
  defaultValue: {
    off: ['Data room', 'Digipass'],
    marketing: ['Information hub'],
    on: ['Requests', 'Documents'],
  },
};

const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).controls.transfer;
const fill = (text: string, values: Record<string, string | number>) =>
  elided('fr', values, (variables) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(variables?.[name])),
  );
const said = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-announcer=polite]')?.textContent?.trim()).toBe(text));
const handle = (id: string) => document.querySelector<HTMLElement>(`[data-drag-handle="${id}"]`)!;
const row = (id: string) => document.querySelector<HTMLElement>(`[data-transfer-row="${id}"]`)!;
const action = (id: string) => row(id).querySelector<HTMLElement>('[data-transfer-action]')!;
const last = () => onChange.mock.lastCall![0];
const [CHEMIE, ENERGIE, FINANCE, IBERIA, NORDIC, TREASURY] = ids(ENTITIES) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

export const Default = meta.story({
  name: 'Plus and cross take a row to the other column; the focus goes on',
  tags: ['DS-094', 'CTR-041'],
  play: async ({ globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    await userEvent.click(action(ENERGIE));
    await expect(last()).toEqual({
      available: [CHEMIE, FINANCE, IBERIA],
      chosen: [ENERGIE, NORDIC, TREASURY],
    });
    await said(fill(t.went_other, { name: 'Halden Énergie SA', column: 'In the contract', count: 3 }));
    await waitFor(() => expect(action(FINANCE)).toHaveFocus());
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(last()['available']).toEqual([CHEMIE]);
    await userEvent.click(action(TREASURY));
    await expect(last()['available']).toEqual([CHEMIE, TREASURY]);
  },
});

export const Keyboard = meta.story({
  name: 'Space lifts, arrows move between and inside columns, Space drops, Escape puts back',
  tags: ['DS-131'],
  play: async ({ globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    const facts = (column: string, position: number, total: number) => ({
      name: 'Halden Énergie SA',
      column,
      position,
      total,
    });
    handle(ENERGIE).focus();
    await expect(handle(ENERGIE)).toHaveAccessibleDescription(t.instructions);
    await userEvent.keyboard(' ');
    await said(fill(t.lifted, facts('At Halden Group', 2, 4)));
    await userEvent.keyboard('{ArrowRight}');
    await said(fill(t.moved, facts('In the contract', 2, 3)));
    await userEvent.keyboard('{ArrowDown}');
    await said(fill(t.moved, facts('In the contract', 3, 3)));
    await userEvent.keyboard('{ArrowDown}');
    await said(fill(t.edge, facts('In the contract', 3, 3)));
    await expect(document.querySelector('[data-drop-target]')).toBeVisible();
    await userEvent.keyboard('{ArrowUp} ');
    await said(fill(t.dropped, facts('In the contract', 2, 3)));
    await expect(onChange.mock.calls).toEqual([
      [{ available: [CHEMIE, FINANCE, IBERIA], chosen: [NORDIC, ENERGIE, TREASURY] }],
    ]);
    await waitFor(() => expect(handle(ENERGIE)).toHaveFocus());
    await userEvent.keyboard(' {ArrowLeft}{Escape}');
    await said(fill(t.cancelled, facts('At Halden Group', 2, 4)));
    await expect(onChange).toHaveBeenCalledOnce();
  },
});

export const Walking = meta.story({
  name: 'A column is one stop of Tab for each kind of button; arrows go from row to row and column to column',
  play: async () => {
    handle(CHEMIE).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(handle(ENERGIE)).toHaveFocus());
    await userEvent.tab();
    await expect(row(ENERGIE).querySelector('[role="checkbox"]')).toHaveFocus();
    await userEvent.tab();
    await expect(action(ENERGIE)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(action(TREASURY)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(action(NORDIC)).toHaveFocus());
  },
});

export const Mouse = meta.story({
  name: 'The mouse takes a row to the dashed place; Escape takes it back',
  tags: ['DS-131'],
  play: async () => {
    onChange.mockClear();
    const press = await mouseDrag(handle(CHEMIE), pointOf(row(TREASURY)));
    await expect(document.querySelector('[data-drop-target]')).toBeVisible();
    await expect(onChange).not.toHaveBeenCalled();
    press.release();
    await waitFor(() => expect(last()['chosen']).toEqual([NORDIC, CHEMIE, TREASURY]));
    await waitFor(() => expect(handle(CHEMIE)).toHaveFocus());
    await mouseDrag(handle(CHEMIE), pointOf(row(ENERGIE)));
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape', bubbles: true }));
    await waitFor(() => expect(document.querySelector('[data-drop-target]')).toBeNull());
    await expect(onChange).toHaveBeenCalledOnce();
  },
});

export const Touch = meta.story({
  name: 'A finger takes a row by its six dots',
  tags: ['DS-131'],
  play: async () => {
    onChange.mockClear();
    (await fingerDrag(handle(NORDIC), pointOf(row(CHEMIE)))).release();
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    await expect(last()['available']).toContain(NORDIC);
  },
});

export const Several = meta.story({
  name: 'Several at once: what is checked, by button or by dragging one of them',
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    for (const id of [CHEMIE, FINANCE])
      await userEvent.click(row(id).querySelector<HTMLElement>('[role="checkbox"]')!);
    await userEvent.click(canvas.getByRole('button', { name: fill(t.addChecked_other, { count: 2 }) }));
    await expect(last()).toEqual({
      available: [ENERGIE, IBERIA],
      chosen: [CHEMIE, FINANCE, NORDIC, TREASURY],
    });
    for (const id of [CHEMIE, NORDIC])
      await userEvent.click(row(id).querySelector<HTMLElement>('[role="checkbox"]')!);
    (await mouseDrag(handle(NORDIC), pointOf(row(IBERIA), 0.5, 0.2))).release();
    await waitFor(() => expect(last()['available']).toEqual([ENERGIE, CHEMIE, NORDIC, IBERIA]));
  },
});

export const Search = meta.story({
  name: 'A search of each column, without accents, in codes too; “add all found”',
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    const field = canvas.getByRole('searchbox', { name: fill(t.search, { column: 'At Halden Group' }) });
    await userEvent.type(field, 'energie fr04');
    const list = within(canvas.getByRole('list', { name: /At Halden Group/ }));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: fill(t.addFound_one, { count: 1 }) }));
    await expect(last()['chosen']).toEqual([ENERGIE, NORDIC, TREASURY]);
    await expect(list.getByText(t.nothingFound)).toBeVisible();
  },
});

export const Three = meta.story({
  name: 'Three columns: the menu of a row, or a drag',
  tags: ['DS-095'],
  globals: { viewport: { value: 'desktop' } },
  args: three,
  play: async ({ globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    await userEvent.click(action('Digipass'));
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: fill(t.moveTo, { column: 'Activated' }) }));
    await expect(last()['on']).toContain('Digipass');
    await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull());
    handle('Information hub').focus();
    await userEvent.keyboard(' {ArrowLeft}{ArrowUp} ');
    await waitFor(() => expect(last()['off']).toEqual(['Information hub', 'Data room']));
  },
});

export const ThreeStacked = meta.story({
  name: 'Three columns one below the other: each row has a select of its column',
  tags: ['DS-095'],
  globals: { viewport: { value: 'mobile2' } },
  args: three,
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    const select = (name: string) => canvas.getByRole('combobox', { name: fill(t.column, { name }) });
    await expect(select('Digipass')).toHaveTextContent('Deactivated');
    await userEvent.click(select('Digipass'));
    const options = await within(document.body).findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(THREE.map(({ label }) => label));
    await userEvent.click(options[2]!);
    await expect(last()['on']).toContain('Digipass');
    await said(fill(t.went_other, { name: 'Digipass', column: 'Activated', count: 3 }));
    await waitFor(() => expect(select('Data room')).toHaveFocus());
    await expect(select('Digipass')).toHaveTextContent('Activated');
    // The arrows left and right go from column to column; those up and down open the select.
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(select('Information hub')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(last()['on']).toContain('Information hub');
    // One stop of Tab for the selects of a column.
    const activated = within(canvas.getByRole('list', { name: /^Activated/ })).getAllByRole('combobox');
    await expect(activated).toHaveLength(4);
    await expect(activated.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  },
});

export const FixedThings = meta.story({
  name: 'What is fixed stays, with its reason, when all others go',
  tags: ['NEW-057'],
  args: {
    items: ENTITIES.map((item, index) =>
      index === 4 ? { ...item, fixedReason: 'Holds the contract' } : item,
    ),
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    await expect(row(NORDIC).querySelectorAll('button')).toHaveLength(0);
    await expect(within(row(NORDIC)).getByText('Holds the contract')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fill(t.removeAll_one, { count: 1 }) }));
    await expect(last()['chosen']).toEqual([NORDIC]);
  },
});

export const Large = meta.story({
  name: '2,000 things: the rows in view alone are in the page, and the focus stays in it',
  args: { items: MANY, defaultValue: { available: ids(MANY), chosen: [] } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    const drawn = () => document.querySelectorAll('[data-transfer-row]').length;
    await expect(drawn()).toBeLessThan(30);
    handle('e0').focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(handle('e1999')).toHaveFocus());
    await expect(drawn()).toBeLessThan(40);
    // A search shows what it finds from the first row on, wherever the list stood before.
    const field = canvas.getByRole('searchbox', { name: fill(t.search, { column: 'At Halden Group' }) });
    const rows = document.querySelector('[data-transfer-rows]')!;
    await expect(rows.scrollTop).toBeGreaterThan(0);
    await userEvent.type(field, '1');
    await expect(rows.scrollTop).toBe(0);
    await userEvent.clear(field);
    handle('e0').focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(handle('e1999')).toHaveFocus());
    await userEvent.keyboard(' {ArrowRight} ');
    await waitFor(() => expect(last()['chosen']).toEqual(['e1999']));
    await userEvent.click(canvas.getByRole('button', { name: fill(t.addAll_other, { count: 1999 }) }));
    await expect(last()['chosen']).toHaveLength(2000);
    await expect(drawn()).toBeLessThan(40);
  },
});

export const Disabled = meta.story({
  name: 'Disabled: nothing can be moved',
  args: { disabled: true },
  play: async () => {
    await expect(document.querySelector('[data-drag-handle], [data-transfer-action]')).toBeNull();
  },
});

export const Narrow = meta.story({
  name: 'At 320 px the columns stand one below the other',
  decorators: [(Story) => <div className="w-288">{Story()}</div>],
});

export const NarrowColumns = meta.story({
  name: 'In narrow columns the details stand below the names, which are not cut',
  decorators: [(Story) => <div className="w-680">{Story()}</div>],
  play: async () => {
    const names = [...document.querySelectorAll<HTMLElement>('[data-transfer-row] [title]')];
    await expect(names).toHaveLength(ENTITIES.length);
    for (const name of names) await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-32">
      <TransferList
        label="Legal entities"
        items={ENTITIES}
        columns={TWO}
        defaultValue={{ available: ids(ENTITIES).slice(0, 4), chosen: ids(ENTITIES).slice(4) }}
      />
      <TransferList {...three} />
    </div>
  ),
});
