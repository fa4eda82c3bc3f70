/** A part of a flag: its colour and its path, in an 18 by 12 drawing. */
type Part = readonly [fill: string, path: string];

const WHITE = '#fff';
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Horizontal bands from top to bottom, with their heights. */
const rows = (...bands: readonly (readonly [fill: string, height: number])[]): Part[] =>
  bands.map(([fill, height], index) => [
    fill,
    box(
      0,
      bands.slice(0, index).reduce((sum, band) => sum + band[1], 0),
      18,
      height,
    ),
  ]);
const three = (top: string, middle: string, bottom: string) => rows([top, 4], [middle, 4], [bottom, 4]);
const two = (top: string, bottom: string) => rows([top, 6], [bottom, 6]);
/** Three vertical bands of equal width. */
const columns = (left: string, middle: string, right: string): Part[] => [
  [left, box(0, 0, 6, 12)],
  [middle, box(6, 0, 6, 12)],
  [right, box(12, 0, 6, 12)],
];
/** A Nordic cross, optionally with a second one inside. */
const nordic = (field: string, outer: string, inner?: string): Part[] => [
  [field, box(0, 0, 18, 12)],
  [outer, box(5, 0, 3, 12) + box(0, 4.5, 18, 3)],
  ...(inner === undefined ? [] : ([[inner, box(5.75, 0, 1.5, 12) + box(0, 5.25, 18, 1.5)]] satisfies Part[])),
];

/**
 * Flags by the ISO 3166-1 code of their country, limited to those recognisable at 18 by 12 px: flags with detailed arms
 * or text have none, and their countries show only the name or code.
 */
export const FLAGS: Readonly<Partial<Record<string, readonly Part[]>>> = {
  AT: three('#c8102e', WHITE, '#c8102e'),
  BE: columns('#000', '#fdda24', '#ef3340'),
  BG: three(WHITE, '#00966e', '#d62612'),
  CH: [
    ['#da291c', box(0, 0, 18, 12)],
    [WHITE, box(8, 2.5, 2, 7) + box(5.5, 5, 7, 2)],
  ],
  CZ: [...two(WHITE, '#d7141a'), ['#11457e', 'M0 0l9 6l-9 6z']],
  DE: three('#000', '#d00', '#ffce00'),
  DK: nordic('#c8102e', WHITE),
  EE: three('#0072ce', '#000', WHITE),
  // The civil flag, without arms.
  ES: rows(['#ad1519', 3], ['#fabd00', 6], ['#ad1519', 3]),
  FI: nordic(WHITE, '#003580'),
  FR: columns('#000091', WHITE, '#e1000f'),
  GB: [
    ['#012169', box(0, 0, 18, 12)],
    [WHITE, 'M0 0h2.2L18 10.5V12h-2.2L0 1.5zM18 0v1.5L2.2 12H0v-1.5L15.8 0z'],
    ['#c8102e', 'M0 0l6.5 4.3H5L0 1zM18 0v.7L12.5 4.3H11zM0 12l6.5-4.3H8L1.5 12zM18 12l-6.5-4.3H13L18 11z'],
    [WHITE, box(7, 0, 4, 12) + box(0, 4, 18, 4)],
    ['#c8102e', box(7.8, 0, 2.4, 12) + box(0, 4.8, 18, 2.4)],
  ],
  HU: three('#ce2939', WHITE, '#477050'),
  IE: columns('#169b62', WHITE, '#ff883e'),
  IT: columns('#008c45', WHITE, '#cd212a'),
  JP: [
    [WHITE, box(0, 0, 18, 12)],
    ['#bc002d', 'M12.6 6a3.6 3.6 0 1 1-7.2 0a3.6 3.6 0 1 1 7.2 0z'],
  ],
  LT: three('#fdb913', '#006a44', '#c1272d'),
  LU: three('#ef3340', WHITE, '#00a3e0'),
  LV: rows(['#9d2235', 4.8], [WHITE, 2.4], ['#9d2235', 4.8]),
  NL: three('#ad1d25', WHITE, '#1e4785'),
  NO: nordic('#ba0c2f', WHITE, '#00205b'),
  PL: two(WHITE, '#dc143c'),
  RO: columns('#002b7f', '#fcd116', '#ce1126'),
  SE: nordic('#006aa7', '#fecc02'),
  UA: two('#0057b7', '#ffd700'),
  US: [
    [WHITE, box(0, 0, 18, 12)],
    ['#b31942', [0, 2, 4, 6, 8, 10, 12].map((band) => box(0, (band * 12) / 13, 18, 12 / 13)).join('')],
    ['#0a3161', box(0, 0, 8, (12 * 7) / 13)],
    [WHITE, [1.2, 3.2, 5.2].flatMap((y) => [1.2, 3.2, 5.2].map((x) => box(x, y - 0.6, 0.9, 0.9))).join('')],
  ],
};
