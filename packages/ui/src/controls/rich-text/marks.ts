import type { RichTextMark, RichTextStyled } from '@atrium/contract/rich-text-rules';

/* The contract's rule rich-text-style, which the server applies too; the contract's test cases check both. */
const BY_NAME: Record<RichTextStyled, RichTextMark | null> = {
  span: null,
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
};

/** Whether a style sets a mark; undefined if it does not mention it. */
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

/** Returns the effective value of a property declared several times: the last. */
const lastOf = (style: string, declaration: RegExp): string | undefined =>
  [...style.matchAll(declaration)].at(-1)?.[1]?.toLowerCase();

const MARKS: readonly RichTextMark[] = ['strong', 'em', 'u'];

/** Returns the marks of an element by name and style; Google Docs wraps copies in `<b style="font-weight:normal">`. */
export function marksOf(name: RichTextStyled, style: string): readonly RichTextMark[] {
  return MARKS.filter((mark) => STYLED[mark](style) ?? BY_NAME[name] === mark);
}
