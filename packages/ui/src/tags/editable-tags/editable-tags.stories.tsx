import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AVAILABLE, GERMANY, madeTag, tagOf } from '../tags.fixture.js';
import { EditableTags, type EditableTagsProps } from './index.js';

const meta = preview.meta({
  title: 'Tags/Editable tags',
  component: EditableTags,
  args: {
    tags: [GERMANY, tagOf('Payroll')],
    canManageTags: true,
    onSearch: () => Promise.resolve(AVAILABLE),
    newTag: madeTag,
    onSave: fn(() => Promise.resolve()),
  } satisfies EditableTagsProps,
  decorators: [(Story) => <div className="min-h-360 max-w-480">{Story()}</div>],
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'Opens the editor in place, saves what changed and gives the focus back',
  tags: ['TAG-003'],
  play: async ({ canvas, args, globals }) => {
    const { data, tags } = words(globals);
    canvas.getByRole('button', { name: tags.edit }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(
      await canvas.findByRole('button', { name: data.tags.remove.replace('{{tag}}', 'Payroll') }),
    );
    await userEvent.click(canvas.getByRole('button', { name: tags.save }));
    await expect(args.onSave).toHaveBeenLastCalledWith([{ id: 'tag Payroll', isDeleted: true }]);
    await waitFor(() => expect(canvas.getByRole('button', { name: tags.edit })).toHaveFocus());
  },
});

export const ReadOnly = meta.story({
  name: 'Without the right they are only read',
  tags: ['TAG-006'],
  args: { canManageTags: false },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button', { name: words(globals).tags.edit })).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
