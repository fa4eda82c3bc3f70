/** Reads bold, italic and underline from the inline styles of other editors (RDET-058). */
import { RICH_TEXT_MARKS, RICH_TEXT_STYLED } from './rich-text-rules.ts';
import type { RichTextMark, RichTextStyled } from './rich-text-rules.ts';

/** Whether a style switches a mark on or off; undefined if it does neither. */
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

/** Returns the effective value of a property that is declared several times: the last one. */
const lastOf = (style: string, declaration: RegExp): string | undefined =>
  [...style.matchAll(declaration)].at(-1)?.[1]?.toLowerCase();

/**
 * Returns the marks of an element by name and style; Google Docs wraps all it copies in `<b style="font-weight:normal">`.
 */
export function marksOf(name: RichTextStyled, style: string): readonly RichTextMark[] {
  return RICH_TEXT_MARKS.filter((mark) => STYLED[mark](style) ?? RICH_TEXT_STYLED[name] === mark);
}
