export { preloadEditor } from './lazy-surface.js';
export { RichTextEditor, type RichTextEditorHandle, type RichTextEditorProps } from './rich-text-editor.js';
