/** What the styles of other editors say of bold, italic and underlined text (RDET-058). */
import { RICH_TEXT_MARKS, RICH_TEXT_STYLED } from './rich-text-rules.ts';
import type { RichTextMark, RichTextStyled } from './rich-text-rules.ts';

/** What a style says of a mark; undefined where it says nothing. */
const STYLED: Record<RichTextMark, (style: string) => boolean | undefined> = {
  strong: (style) => {
    const weight = lastOf(style, /(?:^|;)\s*font-weight\s*:\s*(normal|lighter|bold|bolder|\d+)\b/gi);
    if (weight === undefined) return undefined;
    return weight.startsWith('bold') || Number(weight) >= 600;
  },
  em: (style) => {
    const slant = lastOf(style, /(?:^|;)\s*font-style\s*:\s*(normal|italic|oblique)\b/gi);
    return slant === undefined ? undefined : slant !== 'normal';
  },
  u: (style) => {
    const line = lastOf(style, /(?:^|;)\s*text-decoration(?:-line)?\s*:\s*([^;]+)/gi);
    return line === undefined ? undefined : /\bunderline\b/.test(line);
  },
};

/** The value that counts among those of one property: the last. */
const lastOf = (style: string, declaration: RegExp): string | undefined =>
  [...style.matchAll(declaration)].at(-1)?.[1]?.toLowerCase();

/** The marks of an element by its name and its style; Google Docs puts all it copies into `<b style="font-weight:normal">`. */
export function marksOf(name: RichTextStyled, style: string): readonly RichTextMark[] {
  return RICH_TEXT_MARKS.filter((mark) => STYLED[mark](style) ?? RICH_TEXT_STYLED[name] === mark);
}
