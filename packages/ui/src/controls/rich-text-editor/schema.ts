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

/** Mark of a transaction that brings a paste: it may pass the limit, to be shortened by its author. */
export const PASTED = 'paste';

/** Typing stops at the limit; what is pasted stays whole and is counted as too long. */
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

/* Tab leaves the editor, so that the keyboard is never caught; lists are indented with the square brackets. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/* Ctrl+Enter belongs to whoever sends. */
const Break = HardBreak.extend({
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.setHardBreak() };
  },
});

/** What can be written: the elements of the rules, and nothing else has a place in the document (RDET-057). */
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

/** A document of the editor from rich text; parsed from the sanitised tree, never from text that becomes HTML. */
export function documentOf(html: string): JSONContent {
  return DOMParser.fromSchema(schema).parse(sanitiseRichText(html)).toJSON() as JSONContent;
}
