import type { LegalEntitiesList } from '@atrium/contract/contracts';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { CONTRACT, LISTS } from '../contracts.fixture.js';
import { EntitiesLists, type EntitiesListsProps, type ListUser } from './index.js';

const [ENERGY] = LISTS;
const meta = preview.meta({
  title: 'Contracts/Legal entities lists',
  component: EntitiesLists,
  args: {
    state: { status: 'ready', lists: LISTS },
    entities: CONTRACT.legalEntities.map(({ legalEntity }) => legalEntity),
    editable: true,
    onApply: fn(() => Promise.resolve(ENERGY!.id)),
    onDelete: fn(() => Promise.resolve({ isDeleted: true })),
    onUnsavedChange: fn(),
  } satisfies EntitiesListsProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).contracts.lists;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

export const Default = meta.story({
  name: 'A list is chosen, changed and applied; without entities it cannot be',
  tags: ['CTR-074', 'CTR-076', 'CTR-081'],
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(ENERGY!.name) }));
    const apply = canvas.getByRole('button', { name: t.apply });
    await expect(apply).toBeDisabled();
    await userEvent.click(
      await canvas.findByRole('button', {
        name: /Halden Energy GmbH.*(Remove|Retirer)|(Remove|Retirer).*Halden Energy GmbH/,
      }),
    );
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText(new RegExp(plain(t.needsEntity)))).toBeVisible();
    await expect(apply).toBeDisabled();
    await userEvent.click(
      canvas.getByRole('button', { name: /Halden Iberia SL.*(Add|Ajouter)|(Add|Ajouter).*Halden Iberia SL/ }),
    );
    await userEvent.click(apply);
    await waitFor(() =>
      expect(args.onApply).toHaveBeenLastCalledWith(
        { id: ENERGY!.id, name: ENERGY!.name, codes: ['ES093371'] },
        1,
      ),
    );
  },
});

const USERS: readonly ListUser[] = [
  'Lena Brandt',
  'Jonas Weber',
  'Hannah Vogt',
  'Pieter de Vries',
  'Giulia Conti',
].map((name, index) => ({ id: name, name, services: index === 0 ? ['KYC', 'Treasury reporting'] : ['KYC'] }));

export const Users = meta.story({
  name: 'A list says who uses it, and before it is applied what they will see',
  args: { usersOf: (listId) => (listId === ENERGY!.id ? USERS : []) },
  tags: ['CTR-081'],
  play: async ({ canvas, globals }) => {
    const isFrench = globals['language'] === 'fr';
    const t = strings(globals);
    const list = canvas.getByRole('button', { name: new RegExp(ENERGY!.name) });
    await expect(list).toHaveTextContent(isFrench ? '5 utilisateurs' : '5 users');
    await expect(canvas.getByRole('button', { name: new RegExp(LISTS[1]!.name) })).toHaveTextContent(
      t.users.none,
    );
    await userEvent.click(list);
    await expect(canvas.queryByText(/Lena Brandt/)).toBeNull();
    await userEvent.click(
      await canvas.findByRole('button', {
        name: /Halden Iberia SL.*(Add|Ajouter)|(Add|Ajouter).*Halden Iberia SL/,
      }),
    );
    await expect(
      canvas.getByText(
        isFrench
          ? '5 utilisateurs verront aussi Halden Iberia SL par cette liste'
          : '5 users will also see Halden Iberia SL through this list',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/Giulia Conti/)).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: isFrench ? 'Afficher les 5 utilisateurs' : 'Show all 5 users' }),
    );
    await expect(canvas.getByText('Giulia Conti · KYC')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: /Halden Energy GmbH.*(Remove|Retirer)|(Remove|Retirer).*Halden Energy GmbH/,
      }),
    );
    await expect(
      canvas.getByText(
        isFrench
          ? /par cette liste, et ne verront plus Halden Energy GmbH/
          : /and no longer Halden Energy GmbH/,
      ),
    ).toBeVisible();
  },
});

export const Adding = meta.story({
  name: 'A new list needs a name and an entity; leaving it asks first',
  tags: ['CTR-075', 'CTR-078', 'CTR-080'],
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.add }));
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(t.name) }), 'Nordic');
    await expect(canvas.getByRole('button', { name: t.create })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(ENERGY!.name) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t.discard.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: new RegExp(t.name) })).toHaveValue('Nordic');
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

/** Opens a list and the question whether to delete it. */
async function openDeletion(canvas: ReturnType<typeof within>, t: ReturnType<typeof strings>) {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(ENERGY!.name) }));
  await userEvent.click(canvas.getByRole('button', { name: t.more }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t.delete.open }));
  return within(await screen.findByRole('alertdialog'));
}

export const Deleting = meta.story({
  name: 'Deleting a list asks for its name',
  tags: ['CTR-077', 'DS-118'],
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    const dialog = await openDeletion(canvas, t);
    const confirm = dialog.getByRole('button', { name: t.delete.confirm });
    await expect(confirm).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), ENERGY!.name);
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(ENERGY));
    await waitFor(() => expect(canvas.getByText(plain(t.choose))).toBeVisible());
  },
});

export const NotDeleted = meta.story({
  name: 'A list that somebody else has changed stays open when its deletion is refused',
  args: { onDelete: fn(() => Promise.resolve({ isDeleted: false })) },
  tags: ['CTR-077'],
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    const dialog = await openDeletion(canvas, t);
    await userEvent.type(dialog.getByRole('textbox'), ENERGY!.name);
    await userEvent.click(dialog.getByRole('button', { name: t.delete.confirm }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(ENERGY));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: new RegExp(t.name) })).toHaveValue(ENERGY!.name);
  },
});

/** The button above changes the lists as another user would. */
function WithColleague({
  colleague,
  ...args
}: EntitiesListsProps & { colleague: readonly LegalEntitiesList[] }) {
  const [lists, setLists] = useState(LISTS);
  return (
    <>
      <button type="button" onClick={() => setLists(colleague)}>
        Colleague
      </button>
      <EntitiesLists {...args} state={{ status: 'ready', lists }} />
    </>
  );
}
const CHANGED: LegalEntitiesList = {
  ...ENERGY!,
  name: 'Energy and Iberia',
  contractLegalEntitiesIds: ['DE118207', 'ES093371'],
  version: 2,
};

export const ChangedMeanwhile = meta.story({
  name: 'What a colleague saved meanwhile is shown, and nothing is overwritten unseen',
  render: (args) => <WithColleague {...args} colleague={[CHANGED, LISTS[1]!]} />,
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    const name = () => canvas.getByRole('textbox', { name: new RegExp(t.name) });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(ENERGY!.name) }));
    await userEvent.type(name(), ' 2');
    const apply = canvas.getByRole('button', { name: t.apply });
    await expect(apply).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Colleague' }));
    const notice = within(await canvas.findByRole('alert'));
    await expect(notice.getByText(t.conflict.changed)).toBeVisible();
    await expect(notice.getAllByRole('listitem')).toHaveLength(2);
    await expect(apply).toBeDisabled();
    await expect(name()).toHaveValue(`${ENERGY!.name} 2`);
    await userEvent.click(notice.getByRole('button', { name: t.conflict.keepMine }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(name()).toHaveFocus();
    await userEvent.click(apply);
    await waitFor(() =>
      expect(args.onApply).toHaveBeenLastCalledWith(
        { id: ENERGY!.id, name: `${ENERGY!.name} 2`, codes: ['DE118207'] },
        2,
      ),
    );
  },
});

export const SavedMeanwhile = meta.story({
  name: 'The saved version takes the place of what was typed; what nobody typed in follows by itself',
  render: (args) => <WithColleague {...args} colleague={[CHANGED, LISTS[1]!]} />,
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const name = () => canvas.getByRole('textbox', { name: new RegExp(t.name) });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(ENERGY!.name) }));
    await userEvent.type(name(), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Colleague' }));
    await userEvent.click(await canvas.findByRole('button', { name: t.conflict.useSaved }));
    await expect(name()).toHaveValue(CHANGED.name);
    await expect(name()).toHaveFocus();
    await expect(canvas.getByRole('button', { name: t.apply })).toBeDisabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const DeletedMeanwhile = meta.story({
  name: 'A list that a colleague deleted meanwhile can be made again from what was typed',
  render: (args) => <WithColleague {...args} colleague={[LISTS[1]!]} />,
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(ENERGY!.name) }));
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(t.name) }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Colleague' }));
    await expect(canvas.getByRole('button', { name: t.apply })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t.conflict.createAgain }));
    await userEvent.click(canvas.getByRole('button', { name: t.create }));
    await waitFor(() =>
      expect(args.onApply).toHaveBeenLastCalledWith(
        { id: null, name: `${ENERGY!.name} 2`, codes: ['DE118207'] },
        1,
      ),
    );
  },
});

export const Reader = meta.story({
  name: 'Whoever may not change lists reads them',
  tags: ['CTR-060'],
  args: { editable: false },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.queryByRole('button', { name: t.add })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(ENERGY!.name) }));
    await expect(canvas.queryByRole('button', { name: t.apply })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t.more })).toBeNull();
  },
});

export const NoLists = meta.story({
  name: 'No list yet',
  tags: ['CTR-082'],
  args: { state: { status: 'ready', lists: [] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(plain(strings(globals).none))).toBeVisible();
  },
});

export const LoadingState = meta.story({ name: 'Loading', args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(plain(strings(globals).failed))).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(ENERGY!.name) }));
  },
});
