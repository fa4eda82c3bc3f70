import { act, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { toggleMark } from '@tiptap/pm/commands';
import { closeHistory, redo, undo } from '@tiptap/pm/history';
import type { Command } from '@tiptap/pm/state';
import { createRef, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { RichTextEditor } from './index.js';

const editorOf = (text: HTMLElement) => (text as HTMLElement & { editor: Editor }).editor;
const type = (letter: string) => editorOf(screen.getByRole('textbox')).commands.insertContent(letter);

/** Runs a command of the editor. */
const run = (box: HTMLElement, command: Command) =>
  act(() => void command(editorOf(box).state, editorOf(box).view.dispatch));

/** A form that receives the next letter before the effects of the previous one have run. */
function Form({ letters }: { letters: string[] }) {
  const [html, setHtml] = useState('');
  useLayoutEffect(() => {
    const next = html && letters.shift();
    if (next) type(next);
  }, [html, letters]);
  return <RichTextEditor aria-label="Message" value={html} onValueChange={setHtml} data-html={html} />;
}

test('RDET-057 keeps every character typed while the previous one is processed', async () => {
  const { container } = render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <Form letters={['e', 'a', 'r']} />
    </I18nextProvider>,
  );
  await screen.findByRole('textbox');
  act(() => void type('D'));
  expect(screen.getByRole('textbox')).toHaveTextContent('Dear');
  expect(container.querySelector('[data-html="<p>Dear</p>"]')).toBeInTheDocument();
});

/** An editor whose text is also set by its host. */
function drawHosted(initial = '') {
  const set = createRef<(html: string) => void>();
  function Host() {
    const [html, setHtml] = useState(initial);
    useImperativeHandle(set, () => setHtml);
    return (
      <RichTextEditor aria-label="Message" limit={10} value={html} onValueChange={setHtml} data-html={html} />
    );
  }
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <Host />
    </I18nextProvider>,
  );
  return { set: (html: string) => act(() => set.current!(html)) };
}

test.each(['', '<p>Short</p>'])(
  'RDET-051 shows a text of the host that is over the limit, and says so: after “%s”',
  async (before) => {
    const { set } = drawHosted(before);
    const box = await screen.findByRole('textbox');
    set('<p>A text that is too long</p>');
    expect(box).toHaveTextContent('A text that is too long');
    expect(screen.getByText('13 characters too many')).toBeInTheDocument();
    act(() => void type('!'));
    expect(box).toHaveTextContent(/^A text that is too long$/);
    act(() => void editorOf(box).commands.deleteRange({ from: 3, to: 20 }));
    act(() => void type('!'));
    expect(box.textContent).toContain('!');
  },
);

test('shows an initial text that is over the limit', async () => {
  drawHosted('<p>A text that is too long</p>');
  expect(await screen.findByRole('textbox')).toHaveTextContent('A text that is too long');
  expect(screen.getByText('13 characters too many')).toBeInTheDocument();
});

test('Undo does not bring back a message that was sent, only what was typed since', async () => {
  const { set } = drawHosted();
  const box = await screen.findByRole('textbox');
  act(() => void type('Sent'));
  expect(box).toHaveTextContent(/^Sent$/);
  // As if time had passed since the last letter: the next change is a step of its own.
  act(() => editorOf(box).view.dispatch(closeHistory(editorOf(box).state.tr)));
  set('');
  run(box, undo);
  expect(box).toHaveTextContent(/^$/);
  act(() => void type('Next'));
  run(box, undo);
  expect(box).toHaveTextContent(/^$/);
  run(box, redo);
  expect(box).toHaveTextContent(/^Next$/);
});

test('the tools show the formats at the caret of the text set by the host', async () => {
  const { set } = drawHosted();
  const box = await screen.findByRole('textbox');
  run(box, toggleMark(editorOf(box).schema.marks['bold']!));
  const bold = screen.getByRole('button', { name: 'Bold' });
  expect(bold).toHaveAttribute('aria-pressed', 'true');
  set('<p>Plain</p>');
  expect(bold).toHaveAttribute('aria-pressed', 'false');
});
