import { act, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { RichTextEditor } from './index.js';

const editorOf = (text: HTMLElement) => (text as HTMLElement & { editor: Editor }).editor;
const type = (letter: string) => editorOf(screen.getByRole('textbox')).commands.insertContent(letter);

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
