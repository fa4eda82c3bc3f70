/** A colour as axe reads it. */
interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => AxeColor;
}
type AxeColorClass = new (from: AxeColor) => AxeColor;

/**
 * Lets axe read each colour once. Its contrast rule reads the background of every element behind every text anew, with a
 * colour library: on the board that is half of the rule's time. What it finds is the same. Must need nothing around it:
 * journeys send it to the page as text.
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
