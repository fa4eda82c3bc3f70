/**
 * Rules of rich text (messages, descriptions) shared by server and interface; no schemas. Only what the editor can
 * write is allowed: bold, italic, underline, lists, paragraphs (RDET-057). No attributes, so no links, no styles, and
 * no URLs that are loaded.
 */

/** Allowed elements, without attributes. */
export const RICH_TEXT_TAGS = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li'] as const;
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

/** Elements replaced by an allowed one; every other element is removed and its text kept. */
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

/** Inline formatting, in nesting order. */
export const RICH_TEXT_MARKS = ['strong', 'em', 'u'] as const;
export type RichTextMark = (typeof RICH_TEXT_MARKS)[number];

/** Inline elements whose style may add or remove formatting: other editors write bold either way (RDET-058). */
export const RICH_TEXT_STYLED = {
  span: null,
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
} as const satisfies Record<string, RichTextMark | null>;
export type RichTextStyled = keyof typeof RICH_TEXT_STYLED;

/** Elements removed together with their content, which is never text written by the user (RDET-049, RDET-058). */
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

/** Maximum nesting depth of elements; each level of nested lists takes two. */
export const RICH_TEXT_DEPTH = 24;

/** Text length, in characters, from which a message cannot be sent (RDET-051): this length itself is too long. */
export const MESSAGE_LIMIT = 6000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
};

/**
 * Returns the text of sanitised rich text, without its elements. Tags are removed before entities are decoded, so that
 * no text turns into a tag; the result is plain text, to be counted or displayed as text.
 */
export function plainTextOf(sanitised: string): string {
  return sanitised
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity]!);
}

/**
 * Characters without a glyph: white space, controls, default-ignorable characters (zero widths, fillers, joiners,
 * directional marks), the Braille blank and the musical null notehead.
 */
const INVISIBLE = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]*$/u;

/** Whether a text looks empty, whatever characters it contains (RDET-050). */
export const isInvisible = (text: string): boolean => INVISIBLE.test(text);

/** Returns why a message with this text cannot be sent; null if it can (RDET-050, RDET-051). */
export function messageTextProblem(text: string): 'empty' | 'limit' | null {
  if (isInvisible(text)) return 'empty';
  return text.length >= MESSAGE_LIMIT ? 'limit' : null;
}
