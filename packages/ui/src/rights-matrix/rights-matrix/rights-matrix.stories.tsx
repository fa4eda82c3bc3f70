import { segregationWarnings } from '@atrium/contract/segregation-rules';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { HALDEN } from '../rights-matrix.fixture.js';
import { RightsMatrix, type RightsMatrixProps } from './index.js';
import { cell, clipboard, degrees, filled, gridOf, keys, strings } from '../play.js';

const meta = preview.meta({
  title: 'Contracts/Rights matrix',
  component: RightsMatrix,
  args: {
    label: 'Rights of Financing, Halden Group',
    state: { status: 'ready', data: HALDEN },
    editable: true,
    onSave: fn(() => Promise.resolve()),
    onCreateList: fn(() => Promise.resolve()),
    onUnsavedChange: fn(),
  } satisfies RightsMatrixProps,
});
/** Rows as displayed: the locked user first. */
const [CLAIRE, ANTOINE, DAYO, ELIN] = [0, 1, 2, 3];
/** The first columns of services. */
const [KYC, POWERS, , RESEARCH] = [0, 5, 10, 15];
const dayo = HALDEN.people[2]!;

export const Default = meta.story({
  name: 'People in rows, services over legal entities in columns, marks instead of colours',
  tags: ['CUSR-036'],
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('columnheader', { name: 'KYC' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader', { name: 'Halden Energy GmbH' })).toHaveLength(3);
    await expect(degrees(canvasElement, CLAIRE, 5)).toBe('full full full full full');
    await expect(degrees(canvasElement, ELIN, 5)).toBe('none none none none read');
    // Forced colours would remove the gradient of the half circle and leave the mark of “Restricted”.
    const mark = getComputedStyle(cell(canvasElement, ANTOINE, KYC), '::before');
    await expect(mark.getPropertyValue('forced-color-adjust')).toBe('none');
    const legend = within(canvas.getByRole('list', { name: filled(t.legend) }));
    await expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      Object.values(t.degrees).map((text) => text),
    );
  },
});

export const Keyboard = meta.story({
  name: 'One key a right, ranges by Space and Shift, undo and redo, and everything in words before it is saved',
  tags: ['CUSR-034'],
  play: async ({ canvas, canvasElement, globals, args }) => {
    const t = strings(globals);
    await userEvent.click(cell(canvasElement, DAYO, KYC));
    await keys(' ');
    await keys(t.keys.full.toLowerCase());
    await expect(degrees(canvasElement, DAYO, 5)).toBe('full full full full full');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await expect(
      canvas.getByRole('heading', { name: filled(t.changes.title_one, { figure: 1 }) }),
    ).toBeVisible();
    await keys('{Control>}z{/Control}');
    await expect(degrees(canvasElement, DAYO, 5)).toBe('none none none none none');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
    await keys('{Control>}y{/Control}');
    await expect(degrees(canvasElement, DAYO, 5)).toBe('full full full full full');
    // Two users, two services: rights that a service does not have stay unchanged.
    await keys('{Control>}{ArrowRight}{/Control}{Shift>}{ArrowDown}{/Shift}');
    await expect(canvasElement.querySelectorAll('[role=gridcell][aria-selected=true]')).toHaveLength(2);
    await keys(t.keys.read.toLowerCase());
    await expect(degrees(canvasElement, DAYO, 1, POWERS)).toBe('none');
    await expect(canvas.getByText(new RegExp(filled(t.said.lacking_other, { figure: 2 })))).toBeVisible();
    // An equal message is a new one, so that it is announced again.
    const said = async () => {
      await keys(t.keys.read.toLowerCase());
      return canvasElement.querySelector('p[role=status]')?.textContent ?? '';
    };
    const messages = [await said(), await said()];
    await expect(messages[0]).not.toBe(messages[1]);
    await expect(messages[0]!.trim()).toBe(messages[1]!.trim());
    await userEvent.click(canvas.getByRole('button', { name: filled(t.changes.save_one, { figure: 1 }) }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith([
        {
          userId: dayo.id,
          version: 1,
          rights: [{ serviceRightId: 'KYC.All', legalEntitiesListId: null }],
        },
      ]),
    );
  },
});

export const ButtonsKeepTheFocus = meta.story({
  name: 'Undo, redo, save and discard keep the focus when there is nothing left for them to do',
  play: async ({ canvas, canvasElement, globals, args }) => {
    const t = strings(globals);
    const button = (name: string) => canvas.getByRole('button', { name: filled(name, { figure: 1 }) });
    const press = async (name: string) => {
      button(name).focus();
      await keys('{Enter}');
    };
    await userEvent.click(cell(canvasElement, DAYO, RESEARCH));
    await keys(t.keys.full.toLowerCase());
    for (const [name, degree] of [
      [t.undo, 'none'],
      [t.undo, 'none'],
      [t.redo, 'full'],
      [t.redo, 'full'],
    ] as const) {
      await press(name);
      await expect(degrees(canvasElement, DAYO, 1, RESEARCH)).toBe(degree);
      await expect(button(name)).toHaveFocus();
      await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    }
    await press(t.changes.discard);
    await expect(degrees(canvasElement, DAYO, 1, RESEARCH)).toBe('none');
    await expect(button(t.changes.discard)).toHaveFocus();
    await press(t.changes.saveNone);
    await expect(args.onSave).not.toHaveBeenCalled();
    await press(t.undo);
    await press(t.changes.save_one);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await waitFor(() => expect(button(t.changes.saveNone)).toHaveFocus());
  },
});

export const Focus = meta.story({
  name: 'One cell is the tab stop; arrows, Home and End move it, and it says whose right it is',
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, ANTOINE, KYC));
    await expect(gridOf(canvasElement).querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await keys('{ArrowDown}{ArrowRight}');
    await expect(cell(canvasElement, DAYO, 1)).toHaveFocus();
    await expect(cell(canvasElement, DAYO, 1)).toHaveAccessibleName(/Dayo Okafor, KYC, Halden Energy GmbH/);
    await keys('{End}');
    await expect(cell(canvasElement, DAYO, 16)).toHaveFocus();
    await keys('{Control>}{Home}{/Control}');
    await expect(cell(canvasElement, 0, 0)).toHaveFocus();
  },
});

export const NeedsAList = meta.story({
  name: 'Rights over entities that no list holds say so, and offer a list or all entities',
  tags: ['CUSR-035'],
  play: async ({ canvas, canvasElement, globals, args }) => {
    const t = strings(globals);
    await userEvent.click(cell(canvasElement, DAYO, KYC));
    await keys(t.keys.full.toLowerCase());
    await expect(
      canvas.getByText(filled(t.changes.noList, { entities: 'Halden Industries SA' })),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: filled(t.changes.save_one, { figure: 1 }) }),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: filled(t.changes.createList) }));
    await userEvent.click(await screen.findByRole('button', { name: filled(t.newList.create) }));
    await expect(args.onCreateList).toHaveBeenCalledWith({
      name: 'Halden Industries SA',
      codes: ['FR043316'],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: filled(t.changes.forAll, { right: 'All' }) }));
    await expect(degrees(canvasElement, DAYO, 5)).toBe('full full full full full');
    await expect(
      canvas.getByRole('button', { name: filled(t.changes.save_one, { figure: 1 }) }),
    ).not.toHaveAttribute('aria-disabled');
  },
});

export const Pasting = meta.story({
  name: 'Ranges go to a spreadsheet and come from one; what is not understood stays and is named',
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    await userEvent.click(cell(canvasElement, ELIN, KYC));
    await keys(' ');
    const none = t.degrees.none;
    await expect(clipboard(document.activeElement!, 'copy')).toBe(
      [none, none, none, none, 'Read'].join('\t'),
    );
    await userEvent.click(cell(canvasElement, DAYO, KYC));
    clipboard(document.activeElement!, 'paste', 'All\tAll\tAll\tAll\tAll\tAccess\tWhatever');
    await waitFor(() => expect(degrees(canvasElement, DAYO, 5)).toBe('full full full full full'));
    await expect(
      canvas.getByText(new RegExp(filled(t.said.unknown_one, { figure: 1, words: 'Whatever' }))),
    ).toBeVisible();
    // A picture is not pasted; an empty cell removes a right.
    await keys('{Home}');
    clipboard(document.activeElement!, 'paste', null);
    await expect(degrees(canvasElement, DAYO, 5)).toBe('full full full full full');
    await keys('{Control>}z{/Control}');
    await expect(degrees(canvasElement, DAYO, 6)).toBe('none none none none none none');
  },
});

export const Mouse = meta.story({
  name: 'Buttons and heads do by mouse what keys do; a right is limited to a list',
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    const bar = within(canvas.getByRole('group', { name: filled(t.edit) }));
    await userEvent.click(canvas.getByRole('rowheader', { name: /Dayo Okafor/ }));
    await expect(canvasElement.querySelectorAll('[role=gridcell][aria-selected=true]')).toHaveLength(17);
    await userEvent.click(bar.getByRole('button', { name: new RegExp(filled(t.degrees.full)) }));
    await expect(degrees(canvasElement, DAYO, 17)).toBe(Array(17).fill('full').join(' '));
    await userEvent.click(cell(canvasElement, DAYO, KYC));
    await userEvent.click(bar.getByRole('combobox', { name: filled(t.limit) }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Energy entities' }));
    await expect(degrees(canvasElement, DAYO, 5)).toBe('none full full none none');
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Global markets research' }));
    await userEvent.click(bar.getByRole('button', { name: new RegExp(filled(t.degrees.none)) }));
    await expect(degrees(canvasElement, DAYO, 1, RESEARCH)).toBe('none');
    // A locked user is unchanged.
    await expect(degrees(canvasElement, CLAIRE, 1, RESEARCH)).toBe('full');
    await expect(canvas.getByText(new RegExp(filled(t.said.fixed_one, { figure: 1 })))).toBeVisible();
  },
});

export const UndoneOne = meta.story({
  name: 'A change that is undone alone is crossed out, keeps its place, and can be made again',
  play: async ({ canvas, canvasElement, globals, args }) => {
    const t = strings(globals);
    await userEvent.click(cell(canvasElement, ELIN, KYC));
    await keys(' {Delete}');
    await userEvent.click(cell(canvasElement, DAYO, RESEARCH));
    await keys(t.keys.full.toLowerCase());
    const values = { person: 'Elin Lindqvist', service: 'KYC' };
    await userEvent.click(canvas.getByRole('button', { name: filled(t.changes.undoOne, values) }));
    await expect(canvas.getByText(filled(t.changes.aside))).toBeVisible();
    await expect(degrees(canvasElement, ELIN, 5)).toBe('none none none none read');
    await userEvent.click(canvas.getByRole('button', { name: filled(t.changes.save_one, { figure: 1 }) }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith([expect.objectContaining({ userId: dayo.id })]);
  },
});

export const Filters = meta.story({
  name: 'Filters by person, service, legal entity and right',
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    const rows = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const find = canvas.getByRole('searchbox', { name: filled(t.filters.person) });
    await userEvent.type(find, 'lena');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.clear(find);
    await waitFor(() => expect(rows()).toHaveLength(7));
    await userEvent.click(canvas.getByRole('combobox', { name: filled(t.filters.services) }));
    await userEvent.click(await canvas.findByRole('option', { name: 'KYC' }));
    await keys('{Escape}');
    await waitFor(() => expect(gridOf(canvasElement)).toHaveAttribute('aria-colcount', '6'));
    await userEvent.click(canvas.getByRole('combobox', { name: filled(t.filters.right) }));
    await userEvent.click(await canvas.findByRole('option', { name: t.degrees.none }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await userEvent.type(find, 'nobody');
    await expect(await canvas.findByText(filled(t.noMatch))).toBeVisible();
  },
});

export const Search = meta.story({
  name: 'The search finds the people of a client, and the columns of a legal entity',
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    const rows = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const find = canvas.getByRole('searchbox', { name: filled(t.filters.person) });
    const columns = (count: number) =>
      waitFor(() => expect(gridOf(canvasElement)).toHaveAttribute('aria-colcount', String(count + 1)));
    await userEvent.type(find, 'Orvane');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await columns(17);
    await userEvent.clear(find);
    await userEvent.type(find, 'Halden Nordic AB');
    // One column in each of three services, and two services that are not by legal entity.
    await columns(5);
    await expect(rows()).toHaveLength(7);
    await expect(canvas.getAllByRole('columnheader', { name: 'Halden Nordic AB' })).toHaveLength(3);
    await userEvent.clear(find);
    await columns(17);
  },
});

export const Warnings = meta.story({
  name: 'What endangers the separation of duties is said, and what the changes bring is told apart',
  args: {
    warningsOf: (people) =>
      segregationWarnings(people, [{ first: 'KYC.All', second: 'POWER_OF_ATTORNEY.Access' }]),
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    const warnings = () =>
      within(canvas.getByRole('heading', { name: filled(t.warnings.title) }).parentElement!)
        .getAllByRole('listitem')
        .map(({ textContent }) => filled(textContent).trim());
    // Claire and Lena have both, and Claire is the only administrator.
    await expect(warnings()).toHaveLength(3);
    await userEvent.click(cell(canvasElement, DAYO, KYC));
    await keys('{Shift>} {/Shift}');
    await keys(t.keys.full.toLowerCase());
    await expect(warnings()).toHaveLength(4);
    await expect(warnings().filter((text) => text.endsWith(filled(t.warnings.new)))).toHaveLength(1);
  },
});

/** The button above changes the data as another user would. */
function WithColleague(args: RightsMatrixProps) {
  const [data, setData] = useState(HALDEN);
  const change = () =>
    setData({
      ...HALDEN,
      people: HALDEN.people.map((person) =>
        person === dayo
          ? {
              ...person,
              version: 2,
              serviceRights: [{ serviceRightId: 'CASH_MANAGEMENT.Access', legalEntitiesListId: null }],
            }
          : person,
      ),
    });
  return (
    <>
      <button type="button" onClick={change}>
        Colleague
      </button>
      <RightsMatrix {...args} state={{ status: 'ready', data }} />
    </>
  );
}

export const ChangedMeanwhile = meta.story({
  name: 'What somebody else saved meanwhile is read before anything is saved over it',
  render: (args) => <WithColleague {...args} />,
  play: async ({ canvas, canvasElement, globals, args }) => {
    const t = strings(globals);
    const save = () => canvas.getByRole('button', { name: filled(t.changes.save_one, { figure: 1 }) });
    await userEvent.click(cell(canvasElement, DAYO, RESEARCH));
    await keys(t.keys.full.toLowerCase());
    await expect(save()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Colleague' }));
    await expect(
      await canvas.findByText(filled(t.changes.meanwhile_one, { people: 'Dayo Okafor' })),
    ).toBeVisible();
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: filled(t.changes.goOn) }));
    await userEvent.click(save());
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith([
        {
          userId: dayo.id,
          version: 2,
          rights: [
            { serviceRightId: 'GLOBAL_MARKETS_RESEARCH.Access', legalEntitiesListId: null },
            { serviceRightId: 'CASH_MANAGEMENT.Access', legalEntitiesListId: null },
          ],
        },
      ]),
    );
  },
});

export const NotSaved = meta.story({
  name: 'Changes that could not be saved stay',
  args: { onSave: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const t = strings(globals);
    await userEvent.click(cell(canvasElement, DAYO, RESEARCH));
    await keys(t.keys.full.toLowerCase());
    const save = canvas.getByRole('button', { name: filled(t.changes.save_one, { figure: 1 }) });
    await userEvent.click(save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    await expect(degrees(canvasElement, DAYO, 1, RESEARCH)).toBe('full');
  },
});

export const Reader = meta.story({
  name: 'Whoever may not change rights reads and copies them',
  args: { editable: false },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    await userEvent.click(cell(canvasElement, DAYO, KYC));
    await keys(t.keys.full.toLowerCase());
    await expect(degrees(canvasElement, DAYO, 1)).toBe('none');
    await expect(canvas.queryByRole('group', { name: filled(t.edit) })).toBeNull();
    await expect(clipboard(document.activeElement!, 'copy')).toBe(t.degrees.none);
  },
});

export const Nobody = meta.story({
  name: 'Nobody yet',
  args: { state: { status: 'ready', data: { ...HALDEN, people: [] } } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(filled(strings(globals).none))).toBeVisible();
  },
});

export const LoadingState = meta.story({ name: 'Loading', args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(filled(strings(globals).failed))).toBeVisible();
  },
});

export const QA = meta.story({
  args: {
    warningsOf: (people) =>
      segregationWarnings(people, [{ first: 'KYC.All', second: 'POWER_OF_ATTORNEY.Access' }]),
  },
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  play: async ({ canvasElement, globals }) => {
    const t = strings(globals);
    await userEvent.click(cell(canvasElement, ANTOINE, KYC));
    await keys(' {Delete}');
    await userEvent.click(cell(canvasElement, ELIN, POWERS));
    await keys(t.keys.full.toLowerCase());
    await keys('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  },
});
