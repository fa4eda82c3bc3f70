import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ENERGY, HALDEN } from '../rights-matrix.fixture.js';
import { filled, strings } from '../play.js';
import { RightsCompare, type RightsCompareProps } from './index.js';

const [, claire, , elin, , lena] = HALDEN.people;
const meta = preview.meta({
  title: 'Contracts/Rights comparison',
  component: RightsCompare,
  args: {
    data: HALDEN,
    people: { source: lena!.id, target: elin!.id },
    onPeopleChange: fn(),
    editable: true,
    onSave: fn(() => Promise.resolve()),
  } satisfies RightsCompareProps,
});

export const Default = meta.story({
  name: 'Two people beside each other: one is made equal in every service, and what is lost is told before it is saved',
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    // Both have loans and deposits for different entities; neither has cash management.
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: filled(t.compare.equal) }));
    await expect(canvas.getByText(filled(t.changes.lost, { entities: 'Halden Nordic AB' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: filled(t.changes.save_other, { figure: 4 }) }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith([
        { userId: elin!.id, version: 1, rights: lena!.serviceRights },
      ]),
    );
  },
});

export const OneService = meta.story({
  name: 'One service is made equal alone',
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    canvas.getByRole('button', { name: /KYC/ }).focus();
    await userEvent.keyboard('{Enter}');
    const row = within(canvas.getByRole('row', { name: /^KYC/ }));
    await expect(row.getAllByText('All, Energy entities')).toHaveLength(2);
    // The button is replaced by the new right, which has the focus.
    await expect(row.getAllByRole('cell').at(-1)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: filled(t.changes.save_one, { figure: 1 }) }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith([
        expect.objectContaining({
          rights: expect.arrayContaining([{ serviceRightId: 'KYC.All', legalEntitiesListId: ENERGY }]),
        }),
      ]),
    );
  },
});

function WithPeople(args: RightsCompareProps) {
  const [people, setPeople] = useState(args.people);
  return <RightsCompare {...args} people={people} onPeopleChange={setPeople} />;
}

export const Swapped = meta.story({
  name: 'Both people change their sides, and all services can be shown',
  render: (args) => <WithPeople {...args} />,
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const heads = () => canvas.getAllByRole('columnheader').map(({ textContent }) => filled(textContent));
    await userEvent.click(canvas.getByRole('button', { name: filled(t.compare.swap) }));
    await waitFor(() => expect(heads()[1]).toBe(filled(t.compare.today, { person: 'Elin Lindqvist' })));
    await userEvent.click(canvas.getByRole('radio', { name: filled(t.compare.all, { figure: 5 }) }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6));
  },
});

export const Same = meta.story({
  name: 'Both have the same rights',
  args: {
    data: { ...HALDEN, people: [lena!, { ...elin!, serviceRights: lena!.serviceRights }] },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(filled(strings(globals).compare.same))).toBeVisible();
  },
});

export const SameMoment = meta.story({
  name: 'One person on both sides today is said to be that',
  args: { people: { source: lena!.id, target: lena!.id } },
  play: async ({ canvas, globals }) => {
    const { compare } = strings(globals);
    await expect(canvas.getByText(filled(compare.sameMoment))).toBeVisible();
    for (const side of [compare.source, compare.target])
      await expect(canvas.getByRole('combobox', { name: side })).toHaveValue('Lena Brandt');
    await expect(canvas.getByText(filled(compare.notThenHelp))).toBeVisible();
  },
});

export const Nobody = meta.story({
  name: 'Nobody chosen yet',
  args: { people: { source: null, target: null } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(filled(strings(globals).compare.choose))).toBeVisible();
  },
});

export const Fixed = meta.story({
  name: 'Whoever may not be changed is only compared',
  tags: ['CUSR-032'],
  args: { people: { source: lena!.id, target: claire!.id } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.queryByRole('button', { name: filled(t.compare.equal) })).toBeNull();
    await expect(canvas.getByText(/These are your own rights/)).toBeVisible();
  },
});

export const Reader = meta.story({
  name: 'Whoever may not change rights compares them',
  args: { editable: false },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: filled(t.compare.equal) })).toBeNull();
    await expect(canvas.queryByText(filled(t.changes.none))).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: filled(t.compare.equal) }));
  },
});
