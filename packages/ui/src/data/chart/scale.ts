/** Maximum number of grid lines besides the zero line (direction, section 7). */
const MOST_LINES = 4;

export interface Scale {
  min: number;
  max: number;
  /** Values of the grid lines including zero, ascending. */
  ticks: readonly number[];
}

/** Returns a round step: 1, 2, 2.5 or 5 times a power of ten, the smallest that does not exceed the number of lines. */
function stepOf(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range));
  const candidates = [0.1, 0.2, 0.25, 0.5, 1, 2, 2.5].map((factor) => factor * power);
  return candidates.find((step) => range / step <= MOST_LINES) ?? power;
}

/** Returns a scale that includes all values and zero, with grid lines at round values. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return { min: 0, max: 1, ticks: [0] };
  const step = stepOf(high - low);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { min: low, max: high, ticks };
}

/** Returns the position of a value on the scale: 0 at the top, 1 at the bottom. */
export const heightOf = ({ min, max }: Scale, value: number): number => (max - value) / (max - min);
