import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SlotPool } from './slot-pool.js';

const step = fc.record({ first: fc.nat(500), size: fc.nat(30), kept: fc.integer({ min: -1, max: 530 }) });

describe('the pool of row slots', () => {
  it('shows each line of the window once, and the kept line, through any scrolling', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        const pool = new SlotPool();
        for (const { first, size, kept } of steps) {
          const lines = pool.assign(first, first + size, kept).filter((line) => line !== -1);
          const expected = new Set(Array.from({ length: size }, (_, i) => first + i));
          if (kept !== -1) expected.add(kept);
          expect(lines.toSorted((a, b) => a - b)).toEqual([...expected].toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('leaves a line that stays in view in its slot, so that it is not drawn again', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 30 }), (steps) => {
        const pool = new SlotPool();
        let before: readonly number[] = [];
        for (const { first, size, kept } of steps) {
          const after = pool.assign(first, first + size, kept);
          for (const [slot, line] of before.entries()) {
            const stays = (line >= first && line < first + size) || line === kept;
            expect(line === -1 || !stays || after[slot] === line).toBe(true);
          }
          before = after;
        }
      }),
    );
  });

  it('does not grow while the window keeps its size', () => {
    const pool = new SlotPool();
    let most = 0;
    for (let first = 0; first < 1_000; first += 3)
      most = Math.max(most, pool.assign(first, first + 22, 5).length);
    expect(most).toBe(23);
  });
});
