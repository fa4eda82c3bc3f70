import type { RichTextMark, RichTextStyled } from '@atrium/contract/rich-text-rules';

/* The rule of the contract's rich-text-style, which the server applies: the cases of the contract hold both to it. */
const BY_NAME: Record<RichTextStyled, RichTextMark | null> = {
  span: null,
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
};

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

const MARKS: readonly RichTextMark[] = ['strong', 'em', 'u'];

/** The marks of an element by its name and its style; Google Docs puts all it copies into `<b style="font-weight:normal">`. */
export function marksOf(name: RichTextStyled, style: string): readonly RichTextMark[] {
  return MARKS.filter((mark) => STYLED[mark](style) ?? BY_NAME[name] === mark);
}
