import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { uiStringsEn } from '../../foundations/index.js';
import { CONTRACT, LISTS } from '../contracts.fixture.js';
import { EntitiesLists, type EntitiesListsProps } from './index.js';

const t = uiStringsEn.contracts.lists;
const [FIRST, SECOND] = LISTS;
const named = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

it('CTR-076 a list that is saved late does not replace the one opened meanwhile', async () => {
  let end = () => {};
  const onApply = vi.fn<EntitiesListsProps['onApply']>(
    () =>
      new Promise((resolve) => {
        end = () => resolve(FIRST!.id);
      }),
  );
  const { user } = draw(
    <EntitiesLists
      state={{ status: 'ready', lists: LISTS }}
      entities={CONTRACT.legalEntities.map(({ legalEntity }) => legalEntity)}
      editable
      onApply={onApply}
      onDelete={() => Promise.resolve({ isDeleted: true })}
      onUnsavedChange={() => {}}
    />,
  );
  const name = () => screen.getByRole('textbox', { name: t.name });
  await user.click(named(FIRST!.name));
  await user.type(name(), ' 2');
  await user.click(screen.getByRole('button', { name: t.apply }));
  expect(onApply).toHaveBeenCalledOnce();
  await user.click(named(SECOND!.name));
  await user.click(await screen.findByRole('button', { name: t.discard.confirm }));
  expect(name()).toHaveValue(SECOND!.name);
  await act(async () => end());
  expect(name()).toHaveValue(SECOND!.name);
});

it('CTR-076 a changed list can be saved after one of its legal entities has left the contract', async () => {
  const onApply = vi.fn<EntitiesListsProps['onApply']>(() => Promise.resolve(SECOND!.id));
  const all = CONTRACT.legalEntities.map(({ legalEntity }) => legalEntity);
  const page = (entities: typeof all) => (
    <EntitiesLists
      state={{ status: 'ready', lists: LISTS }}
      entities={entities}
      editable
      onApply={onApply}
      onDelete={() => Promise.resolve({ isDeleted: true })}
      onUnsavedChange={() => {}}
    />
  );
  const { user, rerender } = draw(page(all));
  const [left, ...kept] = SECOND!.contractLegalEntitiesIds;
  await user.click(named(SECOND!.name));
  await user.type(screen.getByRole('textbox', { name: t.name }), ' 2');
  rerender(page(all.filter(({ ricos }) => ricos !== left)));
  expect(screen.getByRole('textbox', { name: t.name })).toHaveValue(`${SECOND!.name} 2`);
  await user.click(screen.getByRole('button', { name: t.apply }));
  expect(onApply).toHaveBeenCalledWith(expect.objectContaining({ codes: kept }), expect.anything());
});

it('CTR-076 after a list is applied the focus is on it, as there is nothing left to apply', async () => {
  const all = CONTRACT.legalEntities.map(({ legalEntity }) => legalEntity);
  let lists = LISTS;
  const page = () => (
    <EntitiesLists
      state={{ status: 'ready', lists }}
      entities={all}
      editable
      onApply={async ({ id, name, codes }) => {
        const saved = { ...FIRST!, id: id ?? 'new list', name, contractLegalEntitiesIds: [...codes] };
        lists = [...lists.filter((list) => list.id !== id), { ...saved, version: saved.version + 1 }];
        rerender(page());
        return saved.id;
      }}
      onDelete={() => Promise.resolve({ isDeleted: true })}
      onUnsavedChange={() => {}}
    />
  );
  const { user, rerender } = draw(page());
  await user.click(named(FIRST!.name));
  await user.type(screen.getByRole('textbox', { name: t.name }), ' 2');
  await user.click(screen.getByRole('button', { name: t.apply }));
  expect(named(`${FIRST!.name} 2`)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: t.add }));
  expect(screen.getByRole('textbox', { name: t.name })).toHaveFocus();
  await user.keyboard('Nordic');
  await user.click(
    await screen.findByRole('button', { name: /Halden Iberia SL.*Add|Add.*Halden Iberia SL/ }),
  );
  await user.click(screen.getByRole('button', { name: t.create }));
  expect(named('Nordic')).toHaveFocus();
});

it.each([
  ['a list to which rights are limited', [{ id: 'u1', name: 'Lena Brandt', services: ['KYC'] }], true],
  ['a list that nobody uses', [], false],
] as const)('CTR-077 %s is offered for deletion or not, with the reason', async (_, users, isRefused) => {
  const onDelete = vi.fn<EntitiesListsProps['onDelete']>();
  const { user } = draw(
    <EntitiesLists
      state={{ status: 'ready', lists: LISTS }}
      entities={CONTRACT.legalEntities.map(({ legalEntity }) => legalEntity)}
      usersOf={() => users}
      editable
      onApply={() => Promise.resolve(FIRST!.id)}
      onDelete={onDelete}
      onUnsavedChange={() => {}}
    />,
  );
  await user.click(named(FIRST!.name));
  await user.click(screen.getByRole('button', { name: t.more }));
  const item = await screen.findByRole('menuitem', { name: new RegExp(t.delete.open) });
  const reason = t.delete.inUse_one.replace('{{figure}}', '1');
  expect(item.getAttribute('aria-disabled') === 'true').toBe(isRefused);
  expect(item.textContent.includes(reason)).toBe(isRefused);
});

it('CTR-080 both columns of legal entities say what their search looks in', async () => {
  const { user } = draw(
    <EntitiesLists
      state={{ status: 'ready', lists: LISTS }}
      entities={CONTRACT.legalEntities.map(({ legalEntity }) => legalEntity)}
      editable
      onApply={() => Promise.resolve(FIRST!.id)}
      onDelete={() => Promise.resolve({ isDeleted: true })}
      onUnsavedChange={() => {}}
    />,
  );
  await user.click(named(FIRST!.name));
  expect(await screen.findAllByPlaceholderText(uiStringsEn.contracts.info.searchEntities)).toHaveLength(2);
});
