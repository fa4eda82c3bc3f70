/** Page of the `editor` benchmark: mounts the rich text editor with text, then types near the length limit. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RichTextEditor } from '../../../packages/ui/src/controls/rich-text-editor/index.js';
import '../../../packages/ui/src/foundations/styles.css';
import { createUiI18n } from '../../../tools/i18n.ts';

const root = document.querySelector<HTMLElement>('#root')!;
const i18n = createUiI18n('en');

function Editor({ paragraphs }: { paragraphs: string[] }) {
  const [html, setHtml] = useState(() => paragraphs.map((text) => `<p>${text}</p>`).join(''));
  return <RichTextEditor aria-label="Message" value={html} onValueChange={setHtml} />;
}

declare global {
  var __bench: unknown;
}

globalThis.__bench = {
  kind: 'editor',
  mount: (paragraphs: string[]) =>
    createRoot(root).render(
      <I18nextProvider i18n={i18n}>
        <Editor paragraphs={paragraphs} />
      </I18nextProvider>,
    ),
  el: () => root.querySelector('[role=textbox]'),
};
