import { Faker, en } from '@faker-js/faker';

/** A random source with a fixed seed: the same name and the same number of draws give the same values. */
export interface Chance {
  faker: Faker;
  id(): string;
  /** Whole number, both bounds included. */
  int(minimum: number, maximum: number): number;
  /** True with this probability. */
  odds(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different elements, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[];
  /** One key, chosen by weight. */
  weighted<T extends string>(weights: Record<T, number>): T;
}

/** Returns the random source of an area; each area has its own, so that a change in one does not affect the others. */
export function chance(area: string): Chance {
  const faker = new Faker({ locale: [en] });
  faker.seed(
    [...area].reduce((hash, sign) => (Math.imul(hash, 31) + sign.codePointAt(0)!) | 0, 20_240_607) >>> 0,
  );
  // One generator for all numbers, so that fractions need no second seed.
  const fraction = () => faker.number.float({ min: 0, max: 1 });
  const int = (minimum: number, maximum: number) => faker.number.int({ min: minimum, max: maximum });
  return {
    faker,
    id: () => faker.string.uuid(),
    int,
    odds: (probability) => fraction() < probability,
    pick: (list) => list[int(0, list.length - 1)]!,
    some(list, count) {
      const indexes = new Set<number>();
      const wanted = Math.min(count, list.length);
      while (indexes.size < wanted) indexes.add(int(0, list.length - 1));
      return [...indexes].sort((a, b) => a - b).map((index) => list[index]!);
    },
    weighted(weights) {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let rest = fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        rest -= weight;
        if (rest <= 0) return key;
      }
      return entries.at(-1)![0];
    },
  };
}
