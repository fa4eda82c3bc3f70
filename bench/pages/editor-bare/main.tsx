/** Baseline for the editor: Tiptap with the same extensions, without a toolbar or React. */
import {
  documentOf,
  Editor,
  extensionsFor,
} from '../../../packages/ui/src/controls/rich-text-editor/schema.js';
import '../../../packages/ui/src/foundations/styles.css';

const root = document.querySelector<HTMLElement>('#root')!;

declare global {
  var __bench: unknown;
}

globalThis.__bench = {
  kind: 'editor',
  mount: (paragraphs: string[]) =>
    new Editor({
      element: root,
      extensions: extensionsFor(6000),
      content: documentOf(paragraphs.map((text) => `<p>${text}</p>`).join('')),
      injectCSS: false,
      editorProps: { attributes: { role: 'textbox', class: 'rich-text whitespace-pre-wrap' } },
    }),
  el: () => root.querySelector('[role=textbox]'),
};
