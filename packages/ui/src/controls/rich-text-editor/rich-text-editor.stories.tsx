import { RICH_TEXT_CASES } from '@atrium/contract/rich-text.fixture';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { Button } from '../button/index.js';
import { Field } from '../field/index.js';
import { RichTextEditor } from './index.js';

const meta = preview.meta({
  title: 'Text/Rich text editor',
  component: RichTextEditor,
  args: { 'aria-label': 'Message', onValueChange: fn(), placeholder: 'Write a message' },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).controls.richText;

type Canvas = { findByRole: (role: string) => Promise<HTMLElement> };
const textOf = (canvas: Canvas) => canvas.findByRole('textbox');

/** Pastes as a browser does. */
function paste(target: HTMLElement, content: { html?: string; text?: string; file?: File }): void {
  const data = new DataTransfer();
  if (content.html !== undefined) data.setData('text/html', content.html);
  if (content.text !== undefined) data.setData('text/plain', content.text);
  if (content.file) data.items.add(content.file);
  target.focus();
  void fireEvent(
    target,
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
}

export const Default = meta.story({
  name: 'Bold, italic, underline and lists, by mouse and keyboard',
  tags: ['RDET-057', 'DS-079'],
  play: async ({ canvas, args, globals }) => {
    const text = await textOf(canvas);
    const t = strings(globals);
    await userEvent.click(text);
    await userEvent.click(canvas.getByRole('button', { name: t.bold }));
    await expect(canvas.getByRole('button', { name: t.bold })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('Dear Marc');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('<p><strong>Dear Marc</strong></p>', 'Dear Marc'),
    );
    // The toolbar is one stop of the tab key; arrows move inside.
    canvas.getByRole('button', { name: t.bold }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: t.underline })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: t.orderedList })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: t.bold })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}{Enter}');
    await expect(text).toHaveFocus();
    await expect(text.querySelector('ul li')).toHaveTextContent('Dear Marc');
  },
});

export const Paste = meta.story({
  name: 'What is pasted is cleaned of all but the rules',
  tags: ['RDET-058'],
  play: async ({ canvas, args }) => {
    const text = await textOf(canvas);
    paste(text, { html: RICH_TEXT_CASES.map(({ html }) => html).join('') });
    await waitFor(() => expect(text).toHaveTextContent('Dear Marc, read this'));
    await expect(text.querySelector('script, iframe, svg, style, a, object, plaintext')).toBeNull();
    await expect(text.querySelector('[onclick], [style], [class="fixed"]')).toBeNull();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.not.stringMatching(/<(?!\/?(p|br|strong|em|u|ul|ol|li)\b)/),
      expect.anything(),
    );
  },
});

export const PasteFromEditors = meta.story({
  name: 'What comes from Google Docs, Word and Outlook is as bold here as it was there',
  tags: ['RDET-058'],
  play: async ({ canvas, args }) => {
    const text = await textOf(canvas);
    const pasted = RICH_TEXT_CASES.filter(({ name }) => /Google Docs|Word|Outlook/.test(name));
    await expect(pasted).toHaveLength(3);
    for (const { html } of pasted) {
      await userEvent.clear(text);
      paste(text, { html });
      await waitFor(() => expect(text).toHaveTextContent(/^Dear Marc, please sign before Friday/));
      const words = (mark: string) =>
        [...text.querySelectorAll(mark)].map(({ textContent }) => textContent).slice(0, 2);
      await expect(words('strong')).toEqual(expect.arrayContaining(['before Friday', 'not final']));
      await expect(text.querySelector('p')).toHaveTextContent(
        'Dear Marc, please sign before Friday; the annex is not final.',
      );
      await expect(words('em')).toEqual(['annex', 'not final']);
      await expect(words('u')).toEqual(['not final']);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.stringMatching(
          /^<p>Dear Marc, please sign <strong>before Friday<\/strong>; the <em>annex<\/em>/,
        ),
        expect.anything(),
      );
    }
  },
});

export const PasteWordList = meta.story({
  name: 'A list of Word is a list here',
  tags: ['RDET-058'],
  play: async ({ canvas }) => {
    const text = await textOf(canvas);
    await userEvent.clear(text);
    paste(text, { html: RICH_TEXT_CASES.find(({ name }) => name === 'a paste from Word')!.html });
    await waitFor(() => expect(within(text).getByRole('listitem')).toHaveTextContent(/^Contract$/));
    await expect(text).not.toHaveTextContent('·');
  },
});

export const PasteText = meta.story({
  name: 'Plain text keeps its paragraphs and shows tags as text',
  play: async ({ canvas, args }) => {
    const text = await textOf(canvas);
    paste(text, { text: 'One <script>alert(1)</script>\n\nTwo\nThree' });
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        '<p>One &lt;script&gt;alert(1)&lt;/script&gt;</p><p>Two<br>Three</p>',
        'One <script>alert(1)</script>TwoThree',
      ),
    );
  },
});

export const ImagePaste = meta.story({
  name: 'Text-editor-no-image-paste: a pasted image is refused with a word',
  tags: ['RDET-056'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const text = await textOf(canvas);
    paste(text, { file: new File(['x'], 'screen.png', { type: 'image/png' }) });
    const warning = await canvas.findByText(strings(globals).noImagePaste);
    await expect(warning.closest('[data-warning]')).toHaveAttribute(
      'data-warning',
      'text-editor-no-image-paste',
    );
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).dismiss }));
    await expect(canvasElement.querySelector('[data-warning]')).toBeNull();
    paste(text, { html: '<p>Figure <img src="x"> below</p>' });
    await canvas.findByText(strings(globals).noImagePaste);
    await expect(text).toHaveTextContent('Figure below');
    await expect(text.querySelector('img:not(.ProseMirror-separator)')).toBeNull();
  },
});

export const Limit = meta.story({
  name: 'Typing stops at the limit; a longer paste stays and is counted',
  tags: ['RDET-051'],
  args: { limit: 20, defaultValue: '<p>Eighteen letters..</p>' },
  play: async ({ canvas, args }) => {
    const text = await textOf(canvas);
    await waitFor(() => expect(canvas.getByText('18 / 20')).toBeInTheDocument());
    await userEvent.click(text);
    await userEvent.keyboard('abcd');
    await waitFor(() => expect(canvas.getByText('20 / 20')).toBeInTheDocument());
    paste(text, { text: ' and more' });
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.stringContaining('and more'),
      ),
    );
    await userEvent.keyboard('x');
    await expect(text).not.toHaveTextContent('x');
  },
});

export const Submitting = meta.story({
  name: 'Ctrl+Enter is for whoever sends',
  args: { onSubmit: fn(), defaultValue: '<p>Ready</p>' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await textOf(canvas));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(await textOf(canvas)).toHaveTextContent(/^Ready$/);
  },
});

export const Reset = meta.story({
  name: 'Its text comes back when its form is reset, as with any field',
  args: { defaultValue: '<p>As <strong>before</strong></p>', limit: 40 },
  render: (args) => (
    <form>
      <RichTextEditor {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas, args, globals }) => {
    const text = await textOf(canvas);
    const reset = canvas.getByRole('button', { name: 'Reset' });
    await userEvent.click(reset);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(text);
    await userEvent.keyboard(' and more');
    await waitFor(() => expect(text).toHaveTextContent(/and more/));
    paste(text, { file: new File(['x'], 'screen.png', { type: 'image/png' }) });
    await canvas.findByText(strings(globals).noImagePaste);
    await userEvent.click(reset);
    await waitFor(() => expect(text).toHaveTextContent(/^As before$/));
    await expect(text.querySelector('strong')).toHaveTextContent('before');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '<p>As <strong>before</strong></p>',
      'As before',
    );
    await expect(canvas.getByText('9 / 40')).toBeVisible();
    await expect(canvas.queryByText(strings(globals).noImagePaste)).toBeNull();
    // What is typed next is reported as usual.
    await userEvent.click(text);
    await userEvent.keyboard('!');
    const next = expect.stringContaining('!');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(next, next));
  },
});

export const States = meta.story({
  name: 'Read-only, disabled, and in a field with an error',
  render: () => (
    <div className="grid gap-24">
      <Field label="Description" help="What the bank should do" error="Write a description">
        <RichTextEditor />
      </Field>
      <RichTextEditor aria-label="Read-only" readOnly defaultValue="<p>Sent on <strong>Friday</strong></p>" />
      <RichTextEditor aria-label="Disabled" disabled defaultValue="<p>Not now</p>" />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const [inField, readOnly, disabled] = await canvas.findAllByRole('textbox');
    await expect(inField).toHaveAccessibleName('Description');
    await expect(inField).toHaveAttribute('aria-invalid', 'true');
    await expect(readOnly).toHaveAttribute('contenteditable', 'false');
    await expect(readOnly).toHaveAttribute('tabindex', '0');
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    for (const button of canvas.getAllByRole('button', { name: strings(globals).bold }).slice(1))
      await expect(button).toBeDisabled();
  },
});

export const NoStyles = meta.story({
  name: 'Writes no style element and no HTML into the page (decision 0003)',
  play: async ({ canvas }) => {
    await textOf(canvas);
    const injected = [...document.querySelectorAll('style')].filter(
      (style) => /ProseMirror/.test(style.textContent ?? '') && !style.hasAttribute('data-vite-dev-id'),
    );
    await expect(injected).toEqual([]);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-24">
      <RichTextEditor
        aria-label="Empty"
        placeholder="Write a message"
        actions={<Button variant="primary">Send</Button>}
      />
      <RichTextEditor
        aria-label="Filled"
        defaultValue="<p>Dear <strong>Marc</strong>, <em>please</em> <u>note</u>:</p><ul><li><p>one</p></li></ul><ol><li><p>two</p></li></ol>"
      />
      <RichTextEditor aria-label="Too long" limit={5} invalid defaultValue="<p>Too long</p>" />
      <RichTextEditor aria-label="Read-only" readOnly defaultValue="<p>Sent</p>" />
      <RichTextEditor aria-label="Disabled" disabled placeholder="Not now" />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(5));
  },
});
