import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { DIFFERENCES } from '../contracts.fixture.js';
import { VersionConflict, type VersionConflictProps } from './index.js';

const meta = preview.meta({
  title: 'Contracts/Version conflict',
  component: VersionConflict,
  args: {
    differences: DIFFERENCES,
    onKeepMine: fn(),
    onTakeSaved: fn(),
    onClose: fn(),
  } satisfies VersionConflictProps,
});
const all = (globals: Record<string, unknown>) => (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn);
const strings = (globals: Record<string, unknown>) => all(globals).contracts.conflict;

export const Default = meta.story({
  name: 'Both versions stand side by side, and nothing is overwritten unseen',
  play: async ({ globals, args }) => {
    const t = strings(globals);
    const dialog = within(await screen.findByRole('alertdialog'));
    const { mine, saved } = all(globals).data.versions;
    await expect(dialog.getByRole('columnheader', { name: mine })).toBeVisible();
    await expect(dialog.getByRole('columnheader', { name: saved })).toBeVisible();
    const row = within(dialog.getByRole('row', { name: new RegExp(DIFFERENCES[0]!.label) }));
    await expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      DIFFERENCES[0]!.mine[0],
      DIFFERENCES[0]!.saved[0],
    ]);
    await expect(dialog.getByRole('button', { name: t.goOn })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: t.keepMine }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const TakeSaved = meta.story({
  name: 'What is saved takes the place of what was typed',
  play: async ({ globals, args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: strings(globals).takeSaved }));
    await expect(args.onTakeSaved).toHaveBeenCalledOnce();
    await expect(args.onKeepMine).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
