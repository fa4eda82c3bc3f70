import type { ContentText } from '@atrium/contract/content';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { FORMATTED, NOTICE, PLAIN, TEXT } from '../content.fixture.js';
import {
  EditableText,
  type BilingualField,
  type ChangedTexts,
  type TextDraft,
  type TextDrafts,
} from './index.js';

const onSave = fn<(texts: ChangedTexts) => Promise<unknown>>(() => Promise.resolve());

interface KeptProps {
  name?: string;
  fields: readonly BilingualField[];
  draft?: TextDraft;
  onSave?: ((texts: ChangedTexts) => Promise<unknown>) | undefined;
}

/** Host that stores the text. */
function Kept({ name = 'Liquidity management', fields, draft: first, onSave: save }: KeptProps) {
  const [drafts, setDrafts] = useState<TextDrafts | null>(first ? { text: first } : null);
  const editing = save && {
    drafts: drafts ?? undefined,
    onDraftsChange: setDrafts,
    onSave: async (texts: ChangedTexts) => {
      await save(texts);
      setDrafts(null);
    },
  };
  return <EditableText name={name} texts={{ fields, editing }} />;
}

/** What somebody typed over a text as they read it. */
const typed = (change: Partial<Omit<ContentText, 'version'>>, read = TEXT): TextDraft => ({
  en: read.en,
  fr: read.fr,
  ...change,
  read,
});

const field = (text = TEXT, rule = PLAIN): BilingualField => ({ id: 'text', text, rule });

const meta = preview.meta({
  title: 'Content/Editable text',
  component: Kept,
  args: { fields: [field()], onSave } satisfies KeptProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).content;
const named = (sentence: string) => sentence.replace('{{name}}', 'Liquidity management');

export const Default = meta.story({
  name: 'Reads in one language, is edited in both, and saved together',
  tags: ['HUB-018', 'DS-100'],
  play: async ({ canvas, globals }) => {
    onSave.mockClear();
    const { text, language } = strings(globals);
    await expect(canvas.getByText(globals['language'] === 'fr' ? TEXT.fr : TEXT.en)).toBeVisible();
    const pencil = canvas.getByRole('button', { name: named(text.edit) });
    pencil.focus();
    await userEvent.keyboard('{Enter}');
    const english = await canvas.findByRole('textbox', { name: language.en });
    await expect(english).toHaveFocus();
    const save = canvas.getByRole('button', { name: text.save });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveAccessibleDescription(text.unchanged);
    await userEvent.clear(english);
    await expect(save).toHaveAccessibleDescription(text.bothRequired);
    await userEvent.type(english, 'Sweeps.');
    await userEvent.click(save);
    await expect(onSave).toHaveBeenCalledWith({ text: { en: 'Sweeps.', fr: TEXT.fr, version: 3 } });
    await waitFor(() => expect(canvas.getByRole('button', { name: named(text.edit) })).toHaveFocus());
  },
});

const CARD: readonly BilingualField[] = [
  {
    id: 'title',
    label: 'Title',
    text: { en: 'Cash pooling', fr: 'Centralisation', version: 1 },
    rule: { max: 45, isFormatted: false },
    isLine: true,
  },
  { ...field(), label: 'Description' },
];

export const Card = meta.story({
  name: 'A title and a description are written together; what changed is saved',
  tags: ['CM-006', 'CM-007', 'CM-008', 'CM-009'],
  args: { fields: CARD },
  play: async ({ canvas, globals }) => {
    onSave.mockClear();
    const { text, language } = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: named(text.edit) }));
    const french = within(await canvas.findByRole('group', { name: language.fr }));
    const save = canvas.getByRole('button', { name: text.save });
    await expect(save).toHaveAccessibleDescription(text.unchanged);
    const title = french.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await expect(save).toHaveAccessibleDescription(text.bothRequired);
    await userEvent.type(title, 'a'.repeat(46));
    await expect(save).toHaveAccessibleDescription(text.tooLong);
    await userEvent.clear(title);
    await userEvent.type(title, 'Cash pooling européen');
    await userEvent.click(save);
    await expect(onSave).toHaveBeenCalledWith({
      title: { en: 'Cash pooling', fr: 'Cash pooling européen', version: 1 },
    });
  },
});

export const ReadOnly = meta.story({
  name: 'Without the right there is nothing to press',
  args: { onSave: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const TooLong = meta.story({
  name: 'A text that is too long waits to be shortened',
  tags: ['CM-010'],
  args: { draft: typed({ en: 'a'.repeat(121) }) },
  play: async ({ canvas, globals }) => {
    const { text, language } = strings(globals);
    await expect(await canvas.findByRole('textbox', { name: language.en })).toHaveValue('a'.repeat(121));
    await expect(canvas.getByRole('button', { name: text.save })).toHaveAccessibleDescription(text.tooLong);
  },
});

const refused = fn<(texts: ChangedTexts) => Promise<unknown>>(() =>
  Promise.reject(
    Object.assign(new Error('409'), { labels: ['Somebody changed this text in the meantime.'] }),
  ),
);
export const NotSaved = meta.story({
  name: 'What was typed stays when saving fails',
  args: { draft: typed({ en: 'My words' }), onSave: refused },
  play: async ({ canvas, globals }) => {
    const { text, language } = strings(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text.save }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Somebody changed this text in the meantime.'),
    );
    await expect(canvas.getByRole('textbox', { name: language.en })).toHaveValue('My words');
  },
});

/** The text before somebody else saved it again, in English only. */
const EARLIER: ContentText = { ...TEXT, en: 'Cash pooling.', version: 2 };
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

export const ChangedMeanwhile = meta.story({
  name: 'What two people wrote stands side by side before one can replace the other',
  tags: ['HUB-018', 'CM-012', 'TF-012'],
  args: { draft: typed({ en: 'My words' }, EARLIER) },
  play: async ({ canvas, globals }) => {
    onSave.mockClear();
    const { text, language } = strings(globals);
    const saveOver = await canvas.findByRole('button', { name: text.saveOver });
    await expect(canvas.getByText(text.changedMeanwhile)).toBeVisible();
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows.map(cellsOf)).toEqual([['My words', TEXT.en]]);
    await expect(rows[0]).toHaveAccessibleName(expect.stringContaining(language.en));
    await expect(canvas.getByRole('textbox', { name: language.en })).toHaveValue('My words');
    await userEvent.click(saveOver);
    await expect(onSave).toHaveBeenCalledWith({ text: { en: 'My words', fr: TEXT.fr, version: 3 } });
  },
});

export const SavedVersion = meta.story({
  name: 'The saved version can take the place of what was typed',
  args: { draft: typed({ en: 'My words' }, EARLIER) },
  play: async ({ canvas, globals }) => {
    const { takeSaved, text, language } = strings(globals);
    await userEvent.click(await canvas.findByRole('button', { name: takeSaved }));
    await expect(canvas.getByRole('textbox', { name: language.en })).toHaveValue(TEXT.en);
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { name: text.save })).toHaveAccessibleDescription(text.unchanged);
  },
});

export const BothKept = meta.story({
  name: 'What only one of two people changed is kept',
  args: { draft: typed({ fr: 'Mes mots' }, EARLIER) },
  play: async ({ canvas, globals }) => {
    onSave.mockClear();
    const { text, language } = strings(globals);
    const save = await canvas.findByRole('button', { name: text.save });
    await expect(canvas.getByRole('textbox', { name: language.en })).toHaveValue(TEXT.en);
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows.map(cellsOf)).toEqual([
      [TEXT.en, TEXT.en],
      ['Mes mots', TEXT.fr],
    ]);
    await userEvent.click(save);
    await expect(onSave).toHaveBeenCalledWith({ text: { en: TEXT.en, fr: 'Mes mots', version: 3 } });
  },
});

export const Formatted = meta.story({
  name: 'A formatted text has the editor of formatted text',
  tags: ['DS-099', 'HUB-025'],
  args: { fields: [field(NOTICE, FORMATTED)], draft: typed({}, NOTICE) },
  play: async ({ canvas, globals }) => {
    const { language } = strings(globals);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: language.fr })).toBeVisible(), {
      timeout: 10_000,
    });
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-32">
      <Kept {...args} onSave={undefined} />
      <Kept {...args} />
      <Kept {...args} draft={typed({ en: '' }, EARLIER)} />
      <Kept {...args} name="Cash pooling" fields={CARD} draft={typed({})} />
    </div>
  ),
});
