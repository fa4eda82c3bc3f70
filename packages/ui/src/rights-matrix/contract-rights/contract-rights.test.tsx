import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { uiStringsEn } from '../../foundations/index.js';
import { HALDEN } from '../rights-matrix.fixture.js';
import type { RightsData } from '../rights-matrix/index.js';
import { ContractRights, type ContractRightsProps, type RightsView } from './index.js';

const t = uiStringsEn.rightsMatrix;
const [, , , elin, , lena] = HALDEN.people;
const button = (name: string) => screen.getByRole('button', { name });

type HostProps = Partial<ContractRightsProps> & { data?: RightsData };

/** Host that changes the view like a URL. */
function Host({ data = HALDEN, ...props }: HostProps) {
  const [view, setView] = useState<RightsView>('matrix');
  const state = useMemo(() => ({ status: 'ready', data }) as const, [data]);
  return (
    <ContractRights
      label="Rights"
      state={state}
      editable
      view={view}
      onViewChange={setView}
      people={{ source: lena!.id, target: elin!.id }}
      onPeopleChange={() => {}}
      replay={{ at: null, onAtChange() {}, state: { status: 'loading' }, since: null, changes: [] }}
      onSave={() => Promise.resolve()}
      {...props}
    />
  );
}

/** Draws the rights of Halden; `give` changes properties afterwards. */
function drawn(props: HostProps = {}) {
  const onSave = vi.fn<ContractRightsProps['onSave']>(() => Promise.resolve());
  const onUnsavedChange = vi.fn<(isUnsaved: boolean) => void>();
  const all = { onSave, onUnsavedChange, ...props };
  const { user, rerender } = draw(<Host {...all} />);
  return {
    user,
    onSave,
    onUnsavedChange,
    give: (more: HostProps) => rerender(<Host {...all} {...more} />),
    show: (view: RightsView) => user.click(screen.getByRole('radio', { name: t.view[view] })),
  };
}

/** Takes the right to KYC from Elin in the matrix. */
function removeKyc() {
  const [, cell] = screen.getByRole('row', { name: /Elin Lindqvist/ }).querySelectorAll('[role=gridcell]');
  fireEvent.mouseDown(cell!);
  fireEvent.keyDown(cell!, { key: ' ' });
  fireEvent.keyDown(cell!, { key: 'Delete' });
}

it('CUSR-034 CUSR-036 matrix and comparison have one list of unsaved changes, saved together', async () => {
  const { user, onSave, onUnsavedChange, show } = drawn();
  removeKyc();
  expect(button('Save 1 change')).not.toHaveAttribute('aria-disabled');
  await show('compare');
  expect(button('Save 1 change')).not.toHaveAttribute('aria-disabled');
  await user.click(button(t.compare.equalOne.replace('{{service}}', 'Loans and deposits')));
  await show('matrix');
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
  await user.click(button('Save 2 changes'));
  expect(onSave).toHaveBeenCalledOnce();
  const [[[sent]]] = onSave.mock.calls as unknown as [[[{ userId: string; rights: unknown[] }]]];
  expect(sent.userId).toBe(elin!.id);
  expect(sent.rights).not.toContainEqual(expect.objectContaining({ serviceRightId: 'KYC.All' }));
  await waitFor(() => expect(onUnsavedChange).toHaveBeenLastCalledWith(false));
  await show('compare');
  expect(button(t.changes.saveNone)).toHaveAttribute('aria-disabled', 'true');
});

it('a change of the left user in the matrix is what the comparison shows and gives', async () => {
  const { user, onSave, show } = drawn({ people: { source: elin!.id, target: lena!.id } });
  removeKyc();
  await show('compare');
  const row = screen.getByRole('row', { name: /^KYC/ });
  expect(row).toHaveTextContent(t.changed);
  await user.click(button(t.compare.equalOne.replace('{{service}}', 'KYC')));
  await user.click(button('Save 2 changes'));
  for (const { rights } of onSave.mock.calls[0]![0])
    expect(rights.filter(({ serviceRightId }) => serviceRightId.startsWith('KYC.'))).toEqual([]);
});

const withElin = (more: object): RightsData => ({
  ...HALDEN,
  people: HALDEN.people.map((person) => (person === elin ? { ...person, ...more } : person)),
});

it('own saves meanwhile are not shown as those of somebody else, and the next save is based on them', async () => {
  const { user, onSave, give } = drawn();
  removeKyc();
  give({ data: withElin({ version: 3, ownVersions: [2, 3] }) });
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  await user.click(button('Save 1 change'));
  expect(onSave.mock.calls[0]![0]).toMatchObject([{ userId: elin!.id, version: 3 }]);
});

it('a change by somebody else is shown, also before an own save; going on keeps the focus', async () => {
  const { user, give } = drawn();
  removeKyc();
  give({ data: withElin({ version: 3, ownVersions: [3] }) });
  expect(screen.getByText(/Somebody else has changed Elin Lindqvist/)).toBeVisible();
  await user.click(button(t.changes.goOn));
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  expect(button('Save 1 change')).toHaveFocus();
});

it('after the undo of a save the focus is on the chosen view', async () => {
  let end = () => {};
  const onUndo = () => new Promise<void>((resolve) => (end = resolve));
  const { user, give } = drawn({ saved: { people: 1, until: '2200-01-01T00:00:00.000Z', onUndo } });
  // The matrix has its own undo history.
  await screen.findByText(t.saved.title_one.replace('{{figure}}', '1'));
  const undo = screen.getAllByRole('button', { name: t.saved.undo })[0]!;
  undo.focus();
  await user.keyboard('{Enter}');
  await act(async () => {
    give({ saved: undefined });
    end();
  });
  expect(undo).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: t.view.matrix })).toHaveFocus();
});

it('back to today, whose button disappears, leaves the focus on the chosen view', async () => {
  const replay = (at: string | null, onAtChange: () => void): ContractRightsProps['replay'] => ({
    at,
    onAtChange,
    state: { status: 'ready', data: HALDEN },
    since: '2026-09-14T07:12:00.000Z',
    changes: [],
  });
  const { user, give } = drawn({
    replay: replay('2026-09-14T07:12:00.000Z', () => give({ replay: replay(null, () => {}) })),
  });
  await user.click(button(t.replay.today));
  expect(screen.queryByRole('button', { name: t.replay.today })).toBeNull();
  expect(screen.getByRole('radio', { name: t.view.matrix })).toHaveFocus();
});

it.each(['people', 'services'] as const)('a past time without %s has a sentence about that time', (part) => {
  drawn({
    replay: {
      at: '2026-09-14T07:12:00.000Z',
      onAtChange() {},
      state: { status: 'ready', data: { ...HALDEN, [part]: [] } },
      since: '2026-09-14T07:12:00.000Z',
      changes: [],
    },
  });
  expect(screen.getByText(t.replay.empty)).toBeVisible();
  expect(screen.queryByText(t.none)).toBeNull();
});
