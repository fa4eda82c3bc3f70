import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AVAILABLE, GERMANY, madeTag, tagOf } from '../tags.fixture.js';
import { NO_TAG_EDITS, tagChanges, TagEditor, type TagEditorProps } from './index.js';

const onChanges = fn<(changes: ReturnType<typeof tagChanges>) => void>();

/** Host that stores the tags. */
function Edited(props: TagEditorProps) {
  const [edits, setEdits] = useState(props.edits);
  return (
    <TagEditor
      {...props}
      edits={edits}
      onEditsChange={(next) => {
        setEdits(next);
        onChanges(tagChanges(next));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Tags/Tag editor',
  component: TagEditor,
  args: {
    tags: [GERMANY, tagOf('Payroll'), tagOf('Urgent', { isDeletableByCurrentUser: false })],
    edits: NO_TAG_EDITS,
    onEditsChange: fn(),
    newTag: madeTag,
    onSearch: fn((query: string) =>
      Promise.resolve(AVAILABLE.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))),
    ),
  },
  render: (args) => <Edited {...args} />,
  decorators: [(Story) => <div className="min-h-360 max-w-480">{Story()}</div>],
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const option = (name: RegExp) => screen.findByRole('option', { name }, { timeout: 4000 });

export const Default = meta.story({
  name: 'Adds, creates and removes tags by the removal rule, by mouse and keyboard',
  tags: ['DS-133', 'TAG-002', 'TAG-003', 'TAG-004', 'TAG-005'],
  play: async ({ canvas, globals }) => {
    const { data, tags } = words(globals);
    const cross = (tag: string) =>
      canvas.queryByRole('button', { name: data.tags.remove.replace('{{tag}}', tag) });
    await expect(cross('Urgent')).toBeNull();
    await expect(cross('Germany')).toBeNull();
    // Removed by mouse and restored by keyboard, it is unchanged.
    await userEvent.click(cross('Payroll')!);
    await expect(onChanges).toHaveBeenLastCalledWith([{ id: 'tag Payroll', isDeleted: true }]);
    await expect(box()).toHaveFocus();
    canvas.getByRole('button', { name: tags.restore.replace('{{tag}}', 'Payroll') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onChanges).toHaveBeenLastCalledWith([]);
    await userEvent.click(box());
    await userEvent.click(await option(/^Fees/));
    await expect(onChanges).toHaveBeenLastCalledWith([{ id: 'tag Fees' }]);
    await userEvent.keyboard('Northwind');
    await option(new RegExp(tags.search.create.replace('{{name}}', 'Northwind')));
    await userEvent.keyboard('{Enter}');
    await expect(onChanges).toHaveBeenLastCalledWith([
      { id: 'tag Fees' },
      { name: 'Northwind', isNew: true },
    ]);
    // An unsaved new tag is removed completely.
    cross('Northwind')!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Northwind')).toBeNull();
    await userEvent.click(cross('Fees')!);
    await expect(onChanges).toHaveBeenLastCalledWith([]);
  },
});

export const Many = meta.story({
  name: 'An added tag is the first of the five shown',
  tags: ['TAG-002', 'TAG-015'],
  args: { tags: ['Audit', 'Contract', 'Mandate', 'Payroll', 'Signed', 'Urgent'].map((name) => tagOf(name)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Urgent')).toBeNull();
    await userEvent.click(box());
    await userEvent.click(await option(/^Fees/));
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Fees');
    await expect(first).toBeVisible();
    await expect(canvas.queryByText('Signed')).toBeNull();
    await expect(box()).toHaveFocus();
  },
});

export const Empty = meta.story({
  args: { tags: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).tags.none)).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { edits: { added: [tagOf('Fees')], removed: ['tag Payroll'] } },
});
