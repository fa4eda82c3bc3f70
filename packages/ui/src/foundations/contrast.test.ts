import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.js';
import { tokens } from './generated/tokens.js';

type Theme = 'light' | 'dark';
type Role = keyof (typeof tokens)['roles']['light'];

const colour = (theme: Theme, name: string) => {
  const role = tokens.roles[theme][name as Role] as { value: string } | undefined;
  if (role) return role.value;
  const series = /^data-(\d)$/.exec(name);
  return series ? tokens.data[theme][Number(series[1]) - 1] : undefined;
};

describe('contrast of the tokens', () => {
  it('is 21 for black on white and 1 for equal colours', () => {
    expect(contrast('#000000', '#fff')).toBeCloseTo(21, 5);
    expect(contrast('#104e47', '#104e47')).toBe(1);
  });

  const pairs = Object.entries(tokens.contrast).flatMap(([pair, required]) =>
    (['light', 'dark'] as const).map((theme) => ({ pair, theme, ...required })),
  );
  it.each(pairs)('$pair reaches $minimum in $theme', ({ pair, theme, minimum, ...stated }) => {
    const [front = '', back = ''] = pair.split(' on ');
    const [first, second] = [colour(theme, front), colour(theme, back)];
    expect(first, `${front} is a role or a series`).toBeDefined();
    expect(second, `${back} is a role or a series`).toBeDefined();
    const measured = contrast(first!, second!);
    expect(measured).toBeGreaterThanOrEqual(minimum);
    expect(measured).toBeCloseTo(stated[theme], 1);
  });
});
