import type { Chance } from './random.ts';

/** Colours of the pictures: the green of the bar, the paper of the page, the amber of the marks; they do not follow the theme. */
const GROUND = '#0f3d36';
const PAPER = '#f6f4ec';
const ACCENT = '#e0a63b';

export interface PictureSize {
  width: number;
  height: number;
}

export const PICTURE = {
  /** For one column. */
  small: { width: 320, height: 112 },
  /** For two and three. */
  medium: { width: 640, height: 160 },
} as const satisfies Record<string, PictureSize>;

const dataAddress = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg, 'utf8').toString('base64')}`;

/** Draws a ledger page with the figures of a year as bars or a stepped line; the same random source draws the same page. */
export function drawPicture(random: Chance, kind: 'bars' | 'steps', { width, height }: PictureSize): string {
  const count = 12;
  const step = width / (count + 1);
  const top = height * 0.2;
  const base = Math.round(height * 0.8);
  const rules = Array.from({ length: 4 }, (_, index) => Math.round(top + (index * (base - top)) / 4));
  const values = Array.from({ length: count }, () => random.int(15, 95) / 100);
  const y = (value: number) => Math.round(base - value * (base - top));
  const x = (index: number) => Math.round(step * (index + 0.5));
  const marks =
    kind === 'bars'
      ? values
          .map(
            (value, index) =>
              `<rect x="${x(index)}" y="${y(value)}" width="${Math.round(step * 0.6)}" height="${base - y(value)}" fill="${index === count - 1 ? ACCENT : PAPER}"/>`,
          )
          .join('')
      : `<path d="M${x(0)} ${y(values[0]!)}${values.map((value, index) => `H${x(index)}V${y(value)}`).join('')}H${x(count)}" fill="none" stroke="${PAPER}" stroke-width="2.5"/><circle cx="${x(count)}" cy="${y(values.at(-1)!)}" r="5" fill="${ACCENT}"/>`;
  const lines = rules.map((line) => `M0 ${line}H${width}`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${GROUND}"/><path d="${lines}" stroke="${PAPER}" stroke-opacity=".18"/>${marks}<path d="M0 ${base}H${width}M0 ${base + 4}H${width}" stroke="${PAPER}" stroke-opacity=".7"/></svg>`;
}

/** Draws a picture as a `data:` URL, stored with its record. */
export const picture = (...drawn: Parameters<typeof drawPicture>): string =>
  dataAddress(drawPicture(...drawn));
