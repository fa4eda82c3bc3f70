import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { FORMATTED, NOTICE, PLAIN, TEXT } from '../content.fixture.js';
import { EditableText, type EditableTextProps, type TextDraft } from './index.js';

const onSave = fn<(text: TextDraft) => Promise<unknown>>(() => Promise.resolve());

/** A page around the text: it keeps what is written. */
function Kept({ draft: first, ...props }: EditableTextProps) {
  const [draft, setDraft] = useState<TextDraft | null>(first ?? null);
  return (
    <EditableText {...props} draft={draft ?? undefined} {...(props.onSave && { onDraftChange: setDraft })} />
  );
}

const meta = preview.meta({
  title: 'Content/Editable text',
  component: EditableText,
  args: { name: 'Liquidity management', text: TEXT, rule: PLAIN, onSave } satisfies EditableTextProps,
  render: (args) => <Kept {...args} />,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).content;
const named = (sentence: string) => sentence.replace('{{name}}', 'Liquidity management');

export const Default = meta.story({
  name: 'HUB-018 DS-100 reads in one language, is edited in both, and saved together',
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
    await expect(onSave).toHaveBeenCalledWith({ en: 'Sweeps.', fr: TEXT.fr, version: 3 });
    await waitFor(() => expect(canvas.getByRole('button', { name: named(text.edit) })).toHaveFocus());
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
  name: 'CM-010 a text that is too long waits to be shortened',
  args: { draft: { ...TEXT, en: 'a'.repeat(121) } },
  play: async ({ canvas, globals }) => {
    const { text, language } = strings(globals);
    await expect(await canvas.findByRole('textbox', { name: language.en })).toHaveValue('a'.repeat(121));
    await expect(canvas.getByRole('button', { name: text.save })).toHaveAccessibleDescription(text.tooLong);
  },
});

const refused = fn<(text: TextDraft) => Promise<unknown>>(() =>
  Promise.reject(
    Object.assign(new Error('409'), { labels: ['Somebody changed this text in the meantime.'] }),
  ),
);
export const NotSaved = meta.story({
  name: 'What was typed stays when saving fails',
  args: { draft: { ...TEXT, en: 'My words' }, onSave: refused },
  play: async ({ canvas, globals }) => {
    const { text, language } = strings(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text.save }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Somebody changed this text in the meantime.'),
    );
    await expect(canvas.getByRole('textbox', { name: language.en })).toHaveValue('My words');
  },
});

export const ChangedMeanwhile = meta.story({
  name: 'What somebody else wrote meanwhile is shown before it can be replaced',
  args: { draft: { ...TEXT, en: 'My words', version: 2 } },
  play: async ({ canvas, globals }) => {
    onSave.mockClear();
    const { text } = strings(globals);
    const saveOver = await canvas.findByRole('button', { name: text.saveOver });
    await expect(canvas.getByText(TEXT.en, { selector: 'div' })).toBeVisible();
    await userEvent.click(saveOver);
    await expect(onSave).toHaveBeenCalledWith({ en: 'My words', fr: TEXT.fr, version: 3 });
  },
});

export const Formatted = meta.story({
  name: 'DS-099 HUB-025 a formatted text has the editor of formatted text',
  args: { name: 'Notice', text: NOTICE, rule: FORMATTED, draft: NOTICE },
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
      <EditableText {...args} onSave={undefined} />
      <Kept {...args} />
      <Kept {...args} draft={{ ...TEXT, en: '', version: 2 }} />
    </div>
  ),
});
