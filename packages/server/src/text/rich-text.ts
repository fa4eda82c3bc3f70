import sanitizeHtml from 'sanitize-html';
import { ARTICLE_LINK, ARTICLE_TEXT_ALIASES, ARTICLE_TEXT_TAGS } from '@atrium/contract/article-text-rules';
import {
  RICH_TEXT_ALIASES,
  plainTextOf,
  RICH_TEXT_DEPTH,
  RICH_TEXT_DROPPED,
  RICH_TEXT_STYLED,
  RICH_TEXT_TAGS,
} from '@atrium/contract/rich-text-rules';
import { marksOf } from '@atrium/contract/rich-text-style';

/** Placeholders for several marks: the sanitiser can only replace one element by one other. */
const COMBINED = ['strong-em', 'strong-u', 'em-u', 'strong-em-u'].map((name) => `x-${name}`);
/** Placeholder for no mark, removed at the end: the sanitiser mishandles the end tag of elements it renames, then drops. */
const NONE = 'x-none';

const byStyle: sanitizeHtml.Transformer = (name, { style }) => {
  const marks = marksOf(name as keyof typeof RICH_TEXT_STYLED, style ?? '');
  const tagName = marks.length > 1 ? `x-${marks.join('-')}` : (marks[0] ?? NONE);
  return { tagName, attribs: {} };
};
const transformEach = <T>(names: readonly string[], transform: T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, transform]));

// oxlint-disable-next-line no-control-regex -- they have no meaning in text, and PostgreSQL refuses NUL characters
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const textFilter = (text: string): string => text.replaceAll(CONTROLS, '');

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS, ...COMBINED, NONE],
  allowedAttributes: {},
  allowedSchemes: [],
  allowProtocolRelative: false,
  transformTags: {
    ...RICH_TEXT_ALIASES,
    ...transformEach(Object.keys(RICH_TEXT_STYLED), byStyle),
    // The placeholders are for internal use: input that contains them gets no marks.
    ...transformEach(COMBINED, NONE),
  },
  nonTextTags: [...RICH_TEXT_DROPPED],
  nestingLimit: RICH_TEXT_DEPTH,
  selfClosing: ['br'],
  textFilter,
};

const ARTICLE_OPTIONS: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedTags: [...ARTICLE_TEXT_TAGS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  transformTags: {
    ...ARTICLE_TEXT_ALIASES,
    a: (tagName, { href = '' }): sanitizeHtml.Tag => ({
      tagName,
      attribs: ARTICLE_LINK.test(href) ? { href } : {},
    }),
  },
};

/** Returns rich text that may be stored and sent: the elements of the rules and nothing else (RDET-049). */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, OPTIONS)
    .replaceAll('<br />', '<br>')
    .replaceAll(/<(\/?)x-([a-z-]+)>/g, (_, end: string, names: string) => {
      const marks = names === 'none' ? [] : names.split('-');
      return (end ? marks.toReversed() : marks).map((mark) => `<${end}${mark}>`).join('');
    })
    .trim();
}

/** Returns the text of an article that may be sent: the elements of its rules and nothing else. */
export const sanitiseArticle = (html: string): string =>
  sanitizeHtml(html, ARTICLE_OPTIONS).replaceAll('<br />', '<br>').trim();

/** Returns the words of sanitised rich text, with each paragraph and list item on its own line. */
export function linesOf(sanitised: string): string {
  const lines = sanitised.replaceAll(/<br>|<\/(?:p|li)>/g, '\n');
  return plainTextOf(lines)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
