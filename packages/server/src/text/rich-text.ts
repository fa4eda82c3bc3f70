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

/** Stands for several marks at once, which the sanitiser cannot write in the place of one element. */
const COMBINED = ['strong-em', 'strong-u', 'em-u', 'strong-em-u'].map((name) => `x-${name}`);
/** Stands for no mark; taken out at the end, for the sanitiser mistakes the end of what it renames and then leaves out. */
const NONE = 'x-none';

const byStyle: sanitizeHtml.Transformer = (name, { style }) => {
  const marks = marksOf(name as keyof typeof RICH_TEXT_STYLED, style ?? '');
  const tagName = marks.length > 1 ? `x-${marks.join('-')}` : (marks[0] ?? NONE);
  return { tagName, attribs: {} };
};
const transformEach = <T>(names: readonly string[], transform: T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, transform]));

// oxlint-disable-next-line no-control-regex -- they mean nothing in text, and the database refuses the zero one
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
    // The names that stand for several marks are ours alone.
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

/** Rich text as it may be stored and sent: the elements of the rules and nothing else (RDET-049). */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, OPTIONS)
    .replaceAll('<br />', '<br>')
    .replaceAll(/<(\/?)x-([a-z-]+)>/g, (_, end: string, names: string) => {
      const marks = names === 'none' ? [] : names.split('-');
      return (end ? marks.toReversed() : marks).map((mark) => `<${end}${mark}>`).join('');
    })
    .trim();
}

/** The text of an article as it may be sent: the elements of its rules and nothing else. */
export const sanitiseArticle = (html: string): string =>
  sanitizeHtml(html, ARTICLE_OPTIONS).replaceAll('<br />', '<br>').trim();

/** The words of rich text that was sanitised, each paragraph and item of a list on a line of its own. */
export function linesOf(sanitised: string): string {
  const lines = sanitised.replaceAll(/<br>|<\/(?:p|li)>/g, '\n');
  return plainTextOf(lines)
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
