import { Extension, getSchema, type Extensions, type JSONContent } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { isHistoryTransaction } from '@tiptap/pm/history';
import { DOMParser } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { sanitiseRichText } from '../rich-text/internal.js';

export { Editor } from '@tiptap/core';

/** Transaction metadata for a paste, which may exceed the limit for the author to shorten. */
export const PASTED = 'paste';

/** Stops typing at the limit; pasted text stays whole and is counted as too long. */
const limit = (characters: number) =>
  Extension.create({
    name: 'limit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (transaction, { doc }) => {
          if (!transaction.docChanged || transaction.getMeta(PASTED) || isHistoryTransaction(transaction))
            return true;
          const length = transaction.doc.textContent.length;
          return length <= characters || length <= doc.textContent.length;
        },
      }),
    ],
  });

/* Tab leaves the editor, so that there is no keyboard trap; lists are indented with the square brackets. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/* Without the Ctrl+Enter shortcut, which submits. */
const Break = HardBreak.extend({
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.setHardBreak() };
  },
});

/** The allowed content: only the elements of the rich text rules can be in the document (RDET-057). */
const CONTENT: Extensions = [
  Document,
  Paragraph,
  Text,
  Break,
  Bold,
  Italic,
  Underline,
  BulletList,
  OrderedList,
  Item,
];

export const extensionsFor = (characters: number): Extensions => [...CONTENT, UndoRedo, limit(characters)];

const schema = getSchema(CONTENT);

/** Creates an editor document from rich text, parsed from the sanitised tree, never from an unsanitised HTML string. */
export function documentOf(html: string): JSONContent {
  return DOMParser.fromSchema(schema).parse(sanitiseRichText(html)).toJSON() as JSONContent;
}
