import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignSlots } from './slots.js';

const step = fc.record({ first: fc.nat(500), size: fc.nat(30), kept: fc.integer({ min: -1, max: 530 }) });

describe('row slots', () => {
  it('contain each visible line and the focused line once while scrolling', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        let slots: readonly number[] = [];
        for (const { first, size, kept } of steps) {
          slots = assignSlots(slots, first, first + size, kept);
          const lines = slots.filter((line) => line !== -1);
          const expected = new Set(Array.from({ length: size }, (_, i) => first + i));
          if (kept !== -1) expected.add(kept);
          expect(lines.toSorted((a, b) => a - b)).toEqual([...expected].toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('keep a visible line in its slot, to avoid rendering it again', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 30 }), (steps) => {
        let before: readonly number[] = [];
        for (const { first, size, kept } of steps) {
          const after = assignSlots(before, first, first + size, kept);
          for (const [slot, line] of before.entries()) {
            const stays = (line >= first && line < first + size) || line === kept;
            expect(line === -1 || !stays || after[slot] === line).toBe(true);
          }
          before = after;
        }
      }),
    );
  });

  it('keep their number while the window size is unchanged', () => {
    let slots: readonly number[] = [];
    let most = 0;
    for (let first = 0; first < 1_000; first += 3) {
      slots = assignSlots(slots, first, first + 22, 5);
      most = Math.max(most, slots.length);
    }
    expect(most).toBe(23);
  });
});
