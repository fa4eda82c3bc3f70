import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../../foundations/index.js';
import { PEOPLE } from '../creation.fixture.js';
import { ParticipantSelect, type ParticipantSelectProps } from './index.js';

const meta = preview.meta({
  title: 'Requests/Creation/Participant select',
  component: ParticipantSelect,
  args: {
    'aria-label': 'Halden',
    people: PEOPLE,
    value: [],
    onValueChange: fn(),
    audience: 'client',
  } satisfies ParticipantSelectProps,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <ParticipantSelect {...args} value={value} onValueChange={setValue} />;
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).creation.information;

export const Default = meta.story({
  name: 'Three groups: favourites, own contacts, the bank',
  tags: ['DS-081', 'NEW-061'],
  play: async ({ canvas, globals }) => {
    const { groups } = strings(globals);
    await userEvent.click(canvas.getByRole('combobox'));
    for (const name of [groups.favorites, groups.own, groups.bank])
      await expect(await canvas.findByText(name)).toBeVisible();
    await userEvent.keyboard('Brandt{Enter}{Escape}');
    await expect(canvas.getByText('Lena Brandt')).toBeVisible();
  },
});

export const ForTheBank = meta.story({
  name: 'The bank is told when nobody outside takes part',
  tags: ['NEW-059'],
  args: { audience: 'bank', onlyInternal: true },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(t.onlyInternal.replaceAll(/[\u00a0\u202f]/g, ' '))).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox'));
    for (const name of [t.groups.favorites, t.groups.internal, t.groups.client])
      await expect(await canvas.findByText(name)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

export const Single = meta.story({
  name: 'A topic of one participant takes one',
  tags: ['NEW-054'],
  args: { single: true, value: ['p1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Marc Delaunay');
  },
});

export const QA = meta.story({
  args: { audience: 'bank', onlyInternal: true, value: ['p1', 'p2'] },
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
