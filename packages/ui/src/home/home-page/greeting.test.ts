import { describe, expect, it } from 'vitest';
import { dayPart } from './greeting.js';

describe('HOME-001 greeting', () => {
  it.each([
    [0, 'evening'],
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %i h is for %s', (hour, part) => {
    expect(dayPart(hour)).toBe(part);
  });
});
