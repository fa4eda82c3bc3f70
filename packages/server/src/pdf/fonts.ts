import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StandardFonts } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';

export type FontName = 'serif' | 'sans' | 'bold';

const STANDARD = {
  serif: StandardFonts.TimesRoman,
  sans: StandardFonts.Helvetica,
  bold: StandardFonts.HelveticaBold,
} as const satisfies Record<FontName, StandardFonts>;

/** Weight of the embedded font that replaces a standard font (decision 104). */
const WEIGHT = { serif: 400, sans: 400, bold: 700 } as const satisfies Record<FontName, number>;
/** Files of the embedded font; the first one that has a letter draws it. */
const ALPHABETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

/** Letters that Unicode decomposition does not reduce to a plain letter and that the standard PDF fonts lack. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', ŧ: 't' };
const HAS_GLYPH =
  /[\u0020-\u007e\u00a0-\u00ff\u2018-\u201a\u201c-\u201e\u2013\u2014\u2020-\u2022\u2026\u20ac\u0152\u0153\u0160\u0161\u0178\u017d\u017e]/;

/** Returns the characters of a text, with a common form for those that have several. */
const signsOf = (text: string): string[] => [
  ...text.normalize('NFC').replaceAll('\u202f', '\u00a0').replaceAll('\u2212', '-'),
];

/** The letter without its marks, which a font may have when it lacks the marked one, as with polytonic Greek. */
const bareOf = (sign: string): string => sign.normalize('NFD').charAt(0);

function plainest(sign: string): string {
  if (HAS_GLYPH.test(sign)) return sign;
  const plain = PLAIN[sign] ?? bareOf(sign);
  return HAS_GLYPH.test(plain) ? plain : '?';
}

/** Replaces characters that the standard fonts lack by the nearest plain letter, else by a question mark. */
export const winAnsi = (text: string): string => signsOf(text).map(plainest).join('');

/** Part of a line that one font can draw. */
export interface Run {
  font: PDFFont;
  text: string;
}

/** A text as the fonts of the document can draw it. */
export interface Writing {
  text: string;
  /** Splits a part of the text where the font changes. */
  runs(part: string): Run[];
}

/** Embeds the font files that have these characters, reduced to what is drawn; returns the font of each character. */
async function embedFor(
  document: PDFDocument,
  weight: number,
  signs: ReadonlySet<string>,
): Promise<Map<string, PDFFont>> {
  const fonts = new Map<string, PDFFont>();
  const { create, default: fontkit } = await import('@cantoo/fontkit');
  document.registerFontkit(fontkit);
  for (const alphabet of ALPHABETS) {
    const missing = [...signs].filter((sign) => !fonts.has(sign));
    if (missing.length === 0) break;
    const name = `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${alphabet}-${weight}-normal.woff`;
    const bytes = await readFile(fileURLToPath(import.meta.resolve(name)));
    const file = create(bytes);
    const known = new Set<number | undefined>('characterSet' in file ? file.characterSet : []);
    const found = missing.filter((sign) => known.has(sign.codePointAt(0)));
    if (found.length === 0) continue;
    const font = await document.embedFont(bytes, { subset: true });
    for (const sign of found) fonts.set(sign, font);
  }
  return fonts;
}

/**
 * Opens the fonts for these texts. A text is drawn in its standard font, which needs no file; if that lacks one of its
 * characters, the whole text is drawn in an embedded font. Letters that neither has are drawn without their marks; other
 * characters are replaced as by `winAnsi`.
 */
export async function openFonts(
  document: PDFDocument,
  texts: readonly { text: string; font: FontName }[],
): Promise<(text: string, font: FontName) => Writing> {
  const isStandard = (text: string) => signsOf(text).every((sign) => HAS_GLYPH.test(sign));
  const none: ReadonlyMap<string, PDFFont> = new Map();
  const embedded = new Map<number, ReadonlyMap<string, PDFFont>>();
  const others = Map.groupBy(
    texts.filter(({ text }) => !isStandard(text)),
    ({ font }) => WEIGHT[font],
  );
  for (const [weight, group] of others)
    embedded.set(
      weight,
      await embedFor(
        document,
        weight,
        new Set(group.flatMap(({ text }) => signsOf(text).flatMap((sign) => [sign, bareOf(sign)]))),
      ),
    );
  const standard = new Map<FontName, PDFFont>();
  const standardFont = (name: FontName) => {
    const font = standard.get(name) ?? document.embedStandardFont(STANDARD[name]);
    standard.set(name, font);
    return font;
  };
  return (text, name) => {
    const fonts = (isStandard(text) ? undefined : embedded.get(WEIGHT[name])) ?? none;
    return {
      text: signsOf(text)
        .map((sign) => [sign, bareOf(sign)].find((each) => fonts.has(each)) ?? plainest(sign))
        .join(''),
      runs(part) {
        const runs: Run[] = [];
        for (const sign of part) {
          const font = fonts.get(sign) ?? standardFont(name);
          const last = runs.at(-1);
          if (last?.font === font) last.text += sign;
          else runs.push({ font, text: sign });
        }
        return runs;
      },
    };
  };
}
