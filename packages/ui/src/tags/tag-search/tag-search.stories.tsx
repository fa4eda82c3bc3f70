import type { AttachedTag, Tag } from '@atrium/contract/tags';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AVAILABLE, madeTag, tagOf } from '../tags.fixture.js';
import { TagSearch } from './index.js';

/** Responds like the server, with tags whose name or synonym contains the text. */
const onSearch = fn((query: string, _signal: AbortSignal): Promise<readonly Tag[]> => {
  const holds = (text: string | null) => text?.toLowerCase().includes(query.toLowerCase()) ?? false;
  return Promise.resolve(AVAILABLE.filter(({ name, synonym }) => holds(name) || holds(synonym)));
});
const onPick = fn<(tag: AttachedTag) => void>();

const meta = preview.meta({
  title: 'Tags/Tag search',
  component: TagSearch,
  args: { onSearch, newTag: madeTag, onPick, taken: [] },
  decorators: [(Story) => <div className="min-h-360 max-w-360">{Story()}</div>],
  beforeEach: () => {
    onSearch.mockClear();
    onPick.mockClear();
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).tags.search;
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const list = () => within(screen.getByRole('listbox'));
/** The option with this prefix, once the search has responded. */
const option = (name: RegExp) => screen.findByRole('option', { name }, { timeout: 4000 });
const searched = () => onSearch.mock.calls.map(([query]) => query);

export const Default = meta.story({
  name: 'Shows synonym, country code and number of uses; chosen by mouse and keyboard, the field empties',
  tags: ['TAG-019', 'TAG-020'],
  play: async ({ globals }) => {
    await userEvent.click(box());
    const germany = await option(/^Germany/);
    await expect(germany).toHaveTextContent(/Allemagne.*DE · 97/);
    await expect(await option(/^Fees/)).toHaveTextContent('Charges');
    const one = strings(globals).uses_one.replace('{{number}}', '1');
    await expect(await option(/^Trade finance/)).toHaveTextContent(one);
    await userEvent.click(germany);
    await expect(onPick).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Germany', isNew: false }));
    await expect(box()).toHaveValue('');
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('charges');
    await option(/^Fees/);
    await waitFor(() => expect(list().getAllByRole('option')).toHaveLength(2), { timeout: 4000 });
    await userEvent.keyboard('{Enter}');
    await expect(onPick).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Fees' }));
    await expect(box()).toHaveValue('');
  },
});

export const Length = meta.story({
  name: 'Searches from three characters on, and for no text at all',
  tags: ['TAG-007'],
  play: async ({ globals }) => {
    await waitFor(() => expect(searched()).toEqual(['']));
    await userEvent.click(box());
    await userEvent.keyboard('fe');
    await expect(await screen.findByText(strings(globals).short)).toBeVisible();
    await userEvent.keyboard('e');
    await waitFor(() => expect(searched()).toEqual(['', 'fee']), { timeout: 4000 });
  },
});

export const Creating = meta.story({
  name: 'A word that no tag has becomes a new one, by mouse and keyboard',
  tags: ['TAG-004', 'TAG-010', 'TAG-011'],
  args: { taken: [tagOf('Falcon')] },
  play: async ({ globals }) => {
    const create = (name: string) => strings(globals).create.replace('{{name}}', name);
    await userEvent.click(box());
    await userEvent.keyboard('Northwind');
    await userEvent.click(await option(new RegExp(`^${create('Northwind')}`)));
    await expect(onPick).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Northwind', isNew: true, isDeletableByCurrentUser: true }),
    );
    await userEvent.keyboard('January payroll');
    await option(new RegExp(`^${create('January payroll')}`));
    await userEvent.keyboard('{Enter}');
    await expect(onPick).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'January payroll', isNew: true }),
    );
    // Tag names in any case: one that is found, and one that is already set.
    for (const taken of ['fEES', 'FALCON']) {
      await userEvent.keyboard(taken);
      await waitFor(() => expect(searched().at(-1)).toBe(taken), { timeout: 4000 });
      await waitFor(() => expect(box()).not.toHaveAttribute('aria-busy'));
      await expect(screen.queryByRole('option', { name: new RegExp(`^${create(taken)}`) })).toBeNull();
      await userEvent.clear(box());
    }
  },
});

export const Taken = meta.story({
  name: 'What is there already is not offered again, unless it was removed',
  args: { taken: [AVAILABLE[0]!, { ...AVAILABLE[1]!, isDeleted: true }] },
  play: async () => {
    await userEvent.click(box());
    await option(/^Statement/);
    await expect(screen.queryByRole('option', { name: /^Fees/ })).toBeNull();
  },
});

export const Failing = meta.story({
  name: 'A search that fails says so and is tried again',
  args: {
    onSearch: fn((_query: string, _signal: AbortSignal) => Promise.reject<readonly Tag[]>(new Error('down'))),
  },
  play: async ({ globals, args }) => {
    await userEvent.click(box());
    await expect(
      await screen.findByText(strings(globals).failed, { selector: ':not(.sr-only)' }),
    ).toBeVisible();
    const { controls } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await userEvent.click(screen.getByRole('button', { name: controls.list.retry }));
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(2));
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  play: async () => {
    await userEvent.click(box());
    await option(/^Fees/);
  },
});
