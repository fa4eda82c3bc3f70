import { EditorState } from '@tiptap/pm/state';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { FORMATS, type Format } from './formats.js';
import { takeIn } from './paste.js';
import { documentOf, Editor, extensionsFor } from './schema.js';

export interface EditorOptions {
  html: string;
  /** Called with the rich text, empty if only whitespace; `onText` gets its plain text just before. */
  onChange: (html: string) => void;
  /** Called with the plain text, after typing or a change of `html`. */
  onText: (text: string) => void;
  onImagePaste: () => void;
  onSubmit?: (() => void) | undefined;
  /** Called with the formats active at the caret. */
  onActive: (formats: readonly Format[]) => void;
  limit: number;
  editable: boolean;
  /** Takes the focus as soon as it is ready. */
  focusWhenReady?: boolean;
  attributes: Record<string, string>;
}

/** Creates the editor inside `host` and destroys it on unmount. `show` replaces its text and forgets the undo history. */
export function useEditor(
  host: RefObject<HTMLElement | null>,
  options: EditorOptions,
): { editor: RefObject<Editor | null>; show: (html: string) => void } {
  const latest = useRef(options);
  const told = useRef(options.html);
  const editor = useRef<Editor>(null);
  const active = useRef('');
  useLayoutEffect(() => {
    latest.current = options;
  });
  const tellActive = useCallback((current: Editor) => {
    const formats = FORMATS.filter((format) => current.isActive(format));
    if (formats.join(' ') === active.current) return;
    active.current = formats.join(' ');
    latest.current.onActive(formats);
  }, []);

  useEffect(() => {
    const { limit } = latest.current;
    told.current = latest.current.html;
    const image = () => latest.current.onImagePaste();
    const made = new Editor({
      element: host.current,
      extensions: extensionsFor(limit),
      content: documentOf(told.current),
      editable: latest.current.editable,
      // The strict Content-Security-Policy blocks injected styles; the few that the editor needs are in the stylesheet.
      injectCSS: false,
      autofocus: latest.current.focusWhenReady ? 'end' : false,
      enableInputRules: true,
      enablePasteRules: false,
      editorProps: {
        attributes: () => latest.current.attributes,
        handleKeyDown: (_view, event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !latest.current.onSubmit)
            return false;
          latest.current.onSubmit();
          return true;
        },
        handleDOMEvents: {
          paste: (view, event) => {
            event.preventDefault();
            event.stopPropagation();
            return takeIn(view, event.clipboardData, image);
          },
          drop: (view, event) => {
            // Content moved inside the editor needs no cleaning; dropped files are handled outside the editor.
            if (view.dragging || event.dataTransfer?.types.includes('Files')) return false;
            event.preventDefault();
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
            return takeIn(view, event.dataTransfer, image, at?.pos);
          },
        },
      },
      onUpdate: ({ editor: { state } }) => {
        const text = state.doc.textContent;
        told.current = text.trim() === '' ? '' : made.getHTML();
        latest.current.onText(text);
        latest.current.onChange(told.current);
      },
      onTransaction: ({ editor: current }) => tellActive(current),
    });
    editor.current = made;
    latest.current.onText(made.state.doc.textContent);
    return () => {
      made.destroy();
      editor.current = null;
    };
  }, [host, tellActive]);

  const show = useCallback(
    (html: string) => {
      const { current } = editor;
      if (!current) return;
      told.current = html;
      // A new state and not a change of the old one: text over the limit is shown, and Undo does not bring back the text
      // of before, such as a message already sent.
      const { schema, state, view } = current;
      view.updateState(
        EditorState.create({ doc: schema.nodeFromJSON(documentOf(html)), plugins: state.plugins }),
      );
      tellActive(current);
      latest.current.onText(current.state.doc.textContent);
    },
    [tellActive],
  );

  // Applies an external value, such as the empty one after a message is sent. In a layout effect: if a letter were
  // typed between the commit and a later effect, the editor's own previous value would look like an external one.
  useLayoutEffect(() => {
    if (options.html !== told.current) show(options.html);
  }, [options.html, show]);

  useEffect(() => editor.current?.setEditable(options.editable, false), [options.editable]);
  const attributes = JSON.stringify(options.attributes);
  useEffect(() => {
    editor.current?.view.setProps({ attributes: JSON.parse(attributes) as Record<string, string> });
  }, [attributes]);

  return { editor, show };
}

/** Toggles a format on the selection. */
export function toggle(editor: Editor, format: Format): void {
  const chain = editor.chain().focus();
  const steps = {
    bold: () => chain.toggleBold(),
    italic: () => chain.toggleItalic(),
    underline: () => chain.toggleUnderline(),
    bulletList: () => chain.toggleBulletList(),
    orderedList: () => chain.toggleOrderedList(),
  };
  steps[format]().run();
}
