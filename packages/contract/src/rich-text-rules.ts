/**
 * Rules of rich text (messages, descriptions) that server and interface share; free of schemas. What the editor can
 * write is all there is: bold, italic, underline, lists, paragraphs (RDET-057). No attribute, so no link, no style, no
 * address that is loaded.
 */

/** Elements of rich text; they bear no attribute. */
export const RICH_TEXT_TAGS = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li'] as const;
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

/** Other spellings of the same; every other element leaves its words behind and goes. */
export const RICH_TEXT_ALIASES = {
  b: 'strong',
  i: 'em',
  div: 'p',
  h1: 'p',
  h2: 'p',
  h3: 'p',
  h4: 'p',
  h5: 'p',
  h6: 'p',
  tr: 'p',
} as const satisfies Record<string, RichTextTag>;
export type RichTextAlias = keyof typeof RICH_TEXT_ALIASES;

/** What text can be beside plain, in the order in which one stands in the other. */
export const RICH_TEXT_MARKS = ['strong', 'em', 'u'] as const;
export type RichTextMark = (typeof RICH_TEXT_MARKS)[number];

/** Elements of text whose style may say more, or less, than their name: other editors write bold in both ways (RDET-058). */
export const RICH_TEXT_STYLED = {
  span: null,
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
} as const satisfies Record<string, RichTextMark | null>;
export type RichTextStyled = keyof typeof RICH_TEXT_STYLED;

/** Elements that go with all they hold: no words of a person's stand in them (RDET-049, RDET-058). */
export const RICH_TEXT_DROPPED = [
  'applet',
  'audio',
  'canvas',
  'embed',
  'frameset',
  'iframe',
  'img',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'plaintext',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
] as const;
export type RichTextDropped = (typeof RICH_TEXT_DROPPED)[number];

/** How deep elements may stand in each other; lists in lists need two each. */
export const RICH_TEXT_DEPTH = 24;

/** Characters of its text at which a message can no longer be sent (RDET-051): reaching it is too many. */
export const MESSAGE_LIMIT = 6000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
};

/**
 * The words of rich text that was sanitised, without its elements. Tags go first and only then the entities are read,
 * so that no text turns into a tag on the way; the answer is text, to be counted or shown as text.
 */
export function plainTextOf(sanitised: string): string {
  return sanitised
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity]!);
}

/**
 * Characters that draw nothing: blanks, controls, what is ignored by default (zero widths, fillers, joiners, directions),
 * the blank of Braille and the head of a note that has none.
 */
const INVISIBLE = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]*$/u;

/** Whether a text looks empty, whatever characters it consists of (RDET-050). */
export const isInvisible = (text: string): boolean => INVISIBLE.test(text);

/** Why a message with this text cannot be sent; null when it can (RDET-050, RDET-051). */
export function messageTextProblem(text: string): 'empty' | 'limit' | null {
  if (isInvisible(text)) return 'empty';
  return text.length >= MESSAGE_LIMIT ? 'limit' : null;
}
