/** A colour as parsed by axe. */
interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => AxeColor;
}
type AxeColorClass = new (from: AxeColor) => AxeColor;

/**
 * Caches the colours that axe parses. Its contrast rule parses the background of every element behind every text again,
 * with a colour library: half of the rule's time on the board. The result is the same. The function must be
 * self-contained: journeys send its source text to the page.
 */
export function rememberColors(axe: object): void {
  const { Color } = (axe as { commons: { color: { Color: AxeColorClass } } }).commons.color;
  const { prototype } = Color as unknown as { prototype: AxeColor };
  const parse = prototype.parseString;
  const known = new Map<string, AxeColor>();
  prototype.parseString = function parseString(this: AxeColor, text) {
    const color = known.get(text);
    if (color) {
      const { r, g, b, alpha } = color;
      return Object.assign(this, { r, g, b, alpha });
    }
    parse.call(this, text);
    known.set(text, new Color(this));
    return this;
  };
}
