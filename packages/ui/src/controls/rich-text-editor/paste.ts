import { DOMParser, Fragment, Slice, type Schema } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { sanitiseRichText } from '../rich-text/internal.js';
import { PASTED } from './schema.js';
import { arrangeWordLists } from './word-lists.js';

const hasImage = (data: DataTransfer, html: string): boolean =>
  /<img\b/i.test(html) || [...data.files].some((file) => file.type.startsWith('image/'));

/** Converts plain text: an empty line ends a paragraph, a single line break stays a line break. */
function sliceOfText(schema: Schema, text: string): Slice {
  const lineBreak = schema.nodes['hardBreak']!;
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((block) => {
      const content = block
        .split('\n')
        .flatMap((line, index) => [
          ...(index > 0 ? [lineBreak.create()] : []),
          ...(line ? [schema.text(line)] : []),
        ]);
      return schema.nodes['paragraph']!.create(null, content);
    });
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

/**
 * Inserts pasted or dropped content, as its sanitised tree or as text, before the editor can parse it itself
 * (RDET-058). Images are left out; `onImage` is called if there were any (RDET-056). Returns whether the event was
 * handled.
 */
export function takeIn(
  view: EditorView,
  data: DataTransfer | null,
  onImage: () => void,
  position?: number,
): boolean {
  if (!data || !view.editable) return false;
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  const { schema, tr } = view.state;
  if (position !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(position)));
  const slice = html
    ? DOMParser.fromSchema(schema).parseSlice(sanitiseRichText(html, arrangeWordLists), {
        context: tr.selection.$from,
      })
    : sliceOfText(schema, text);
  if (slice.content.textBetween(0, slice.content.size).length > 0)
    view.dispatch(tr.replaceSelection(slice).setMeta(PASTED, true).scrollIntoView());
  if (hasImage(data, html)) onImage();
  return true;
}
