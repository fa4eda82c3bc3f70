import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AVAILABLE, madeTag, EURO, tagOf } from '../tags.fixture.js';
import { TagsModal } from './index.js';

const fixed = tagOf('Payroll', { isDeletableByCurrentUser: false });
const meta = preview.meta({
  title: 'Tags/Tags modal',
  component: TagsModal,
  args: {
    open: true,
    onOpenChange: fn(),
    items: [
      { id: 'a', name: 'Agreement v3, changes marked.pdf', tags: [tagOf('Fees'), tagOf('Payroll')] },
      { id: 'b', name: 'Guarantee letter.pdf', tags: [EURO, fixed] },
      { id: 'c', name: 'Specimen signature card.pdf', tags: [] },
    ],
    defaultChecked: ['a'],
    onSearch: fn(() => Promise.resolve(AVAILABLE)),
    newTag: madeTag,
    onSubmit: fn(),
  },
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Saving = meta.story({
  name: 'It stays open while it saves, so that the outcome is seen',
  args: { submitting: true },
  play: async ({ args, globals }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: words(globals).tags.cancel })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const Default = meta.story({
  name: 'Items are checked or not, and nothing is saved without one; by mouse and keyboard',
  tags: ['DS-086', 'TAG-001', 'TAG-002', 'TAG-012'],
  play: async ({ args, globals }) => {
    const { tags } = words(globals);
    const dialog = within(await screen.findByRole('dialog', { name: tags.modal.title }));
    const submit = dialog.getByRole('button', { name: tags.modal.submit });
    const box = (name: string) => dialog.getByRole('checkbox', { name });
    await expect(box('Agreement v3, changes marked.pdf')).toBeChecked();
    await expect(submit).toBeEnabled();
    await userEvent.click(box('Agreement v3, changes marked.pdf'));
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription(tags.modal.noneChecked);
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();

    box('Agreement v3, changes marked.pdf').focus();
    await userEvent.keyboard(' ');
    await userEvent.click(box('Specimen signature card.pdf'));
    // Only one of them has it: the first press gives it to all, the second takes it from all.
    await expect(box('Fees')).toBePartiallyChecked();
    await userEvent.click(box('Fees'));
    await userEvent.click(box('Fees'));
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /^Statement/ }, { timeout: 4000 }));
    await userEvent.keyboard('{Escape}');
    submit.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      ['a', 'c'],
      [{ id: 'tag Statement' }, { id: 'tag Fees', isDeleted: true }],
      expect.objectContaining({ removed: ['tag Fees'] }),
    );
  },
});

export const Mixed = meta.story({
  name: 'A tag goes only where it may from every checked item, and with its item',
  tags: ['TAG-005'],
  play: async ({ args, globals }) => {
    const { data, tags } = words(globals);
    const dialog = within(await screen.findByRole('dialog', { name: tags.modal.title }));
    const cross = (tag: string) =>
      dialog.queryByRole('button', { name: data.tags.remove.replace('{{tag}}', tag) });
    await userEvent.click(cross('Payroll')!);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Guarantee letter.pdf' }));
    await expect(cross('Payroll')).toBeNull();
    await expect(dialog.getByRole('checkbox', { name: 'EUR' })).toBePartiallyChecked();
    await expect(
      dialog.queryByRole('button', { name: tags.restore.replace('{{tag}}', 'Payroll') }),
    ).toBeNull();
    dialog.getByRole('button', { name: tags.modal.submit }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith(['a', 'b'], [], { added: [], removed: [] });
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
