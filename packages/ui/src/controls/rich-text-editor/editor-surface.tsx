import { useImperativeHandle, useRef, type RefObject } from 'react';
import type { Format } from './formats.js';
import { toggle, useEditor, type EditorOptions } from './use-editor.js';

export interface EditorHandle {
  toggle: (format: Format) => void;
  focus: () => void;
  /** Replaces the text, which is not reported as a change and cannot be undone. */
  show: (html: string) => void;
}

export interface EditorSurfaceProps extends EditorOptions {
  handle: RefObject<EditorHandle | null>;
  className?: string;
}

/** The editable text; its code is loaded on demand. */
export function EditorSurface({ handle, className, ...options }: EditorSurfaceProps) {
  const host = useRef<HTMLDivElement>(null);
  const { editor, show } = useEditor(host, options);
  useImperativeHandle(
    handle,
    () => ({
      toggle: (format) => editor.current && toggle(editor.current, format),
      focus: () => void editor.current?.commands.focus('end'),
      show,
    }),
    [editor, show],
  );
  return <div ref={host} className={className} />;
}
