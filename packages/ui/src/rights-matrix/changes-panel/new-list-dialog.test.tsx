import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { uiStringsEn } from '../../foundations/index.js';
import { HALDEN } from '../rights-matrix.fixture.js';
import { useRightsDraft } from '../use-rights-draft.js';
import { useRightWords } from '../use-right-words.js';
import { ChangesPanel, type NewEntitiesList, type RightsSaveProps } from './internal.js';
import { freeName } from './new-list-dialog.js';

const t = uiStringsEn.rightsMatrix;
const dayo = HALDEN.people[2]!;
const NAME = 'Halden Industries SA and Halden Nordic AB';
const CODES = ['FR043316', 'SE550018'];

/** The right of one person over the first and the last legal entity, which no list holds. */
const EDITS = [
  { person: dayo.id, service: 'KYC', reach: { cells: ['KYC.All', null, null, null, 'KYC.All'] } },
];

/** Renders the changes with one that needs a list. */
async function needsAList(create: (list: NewEntitiesList) => Promise<unknown>) {
  const onSave = vi.fn<RightsSaveProps['onSave']>(() => Promise.resolve());
  function Panel() {
    const [data, setData] = useState(HALDEN);
    const rights = useRightsDraft(data);
    const words = useRightWords(rights.model);
    return (
      <>
        <button type="button" onClick={() => rights.dispatch({ type: 'edit', edits: EDITS })}>
          Change
        </button>
        <ChangesPanel
          rights={rights}
          words={words}
          onSave={onSave}
          onCreateList={async ({ name, codes }) => {
            await create({ name, codes });
            const list = { id: 'new', name, contractLegalEntitiesIds: [...codes] };
            setData((now) => ({ ...now, lists: [...now.lists, list] }));
          }}
        />
      </>
    );
  }
  const { user } = draw(<Panel />);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  return { user, onSave };
}
const save = () => screen.getByRole('button', { name: 'Save 1 change' });
const openDialog = async (user: Awaited<ReturnType<typeof needsAList>>['user']) => {
  await user.click(screen.getByRole('button', { name: t.changes.createList }));
  const dialog = within(await screen.findByRole('dialog', { name: t.newList.title }));
  return {
    dialog,
    field: dialog.getByRole('textbox', { name: t.newList.name }),
    submit: () => user.click(dialog.getByRole('button', { name: t.newList.create })),
  };
};

it('CUSR-035 CTR-080 a missing list is created under the proposed name, and the change can be saved with it', async () => {
  const create = vi.fn(() => Promise.resolve());
  const { user, onSave } = await needsAList(create);
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  const { field, submit } = await openDialog(user);
  expect(field).toHaveValue(NAME);
  await submit();
  expect(create).toHaveBeenCalledExactlyOnceWith({ name: NAME, codes: CODES });
  await vi.waitFor(() => expect(save()).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(save()).not.toHaveAttribute('aria-disabled');
  await user.click(save());
  expect(onSave.mock.calls[0]![0]).toMatchObject([
    { userId: dayo.id, rights: [{ serviceRightId: 'KYC.All', legalEntitiesListId: 'new' }] },
  ]);
});

it('CTR-079 CTR-081 a list needs a name of at most 100 characters that no other list has', async () => {
  const create = vi.fn(() => Promise.resolve());
  const { user } = await needsAList(create);
  const { dialog, field, submit } = await openDialog(user);
  for (const [name, error] of [
    [' ', t.newList.needsName],
    ['x'.repeat(101), 'Use at most 100 characters.'],
    ['ENERGY entities', t.newList.taken],
  ] as const) {
    await user.clear(field);
    await user.type(field, name);
    await submit();
    expect(field).toHaveAccessibleDescription(error);
  }
  expect(create).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: t.newList.cancel }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

it('CTR-080 the name stays if the list could not be created', async () => {
  const { user } = await needsAList(() => Promise.reject(new Error('taken')));
  const { dialog, field, submit } = await openDialog(user);
  await submit();
  expect(await dialog.findByRole('button', { name: t.newList.create })).toBeEnabled();
  expect(field).toHaveValue(NAME);
});

it.each([
  ['Nordic', ['Energy'], 'Nordic'],
  ['Énergie', ['energie', 'Énergie 2'], 'Énergie 3'],
  ['x'.repeat(120), ['x'.repeat(100)], `${'x'.repeat(98)} 2`],
])('a free name for %s beside %j is %s', (wanted, names, free) => {
  expect(freeName(wanted, names)).toBe(free);
});
