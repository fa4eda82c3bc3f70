import { expect, it } from 'vitest';
import { momentAfterKey, nearestMoment } from './replay-changes.js';

const [first, second, third] = [
  '2024-01-01T08:00:00.000Z',
  '2025-01-01T08:00:00.000Z',
  '2026-01-01T08:00:00.000Z',
] as const;
const MOMENTS = [first, second, third];

it.each([
  ['ArrowLeft', null, third],
  ['ArrowLeft', second, first],
  ['ArrowLeft', first, first],
  ['ArrowLeft', '2025-06-01T00:00:00.000Z', second],
  ['ArrowRight', '2025-06-01T00:00:00.000Z', third],
  ['ArrowRight', '2020-01-01T00:00:00.000Z', first],
  ['ArrowRight', second, third],
  ['ArrowRight', third, null],
  ['ArrowRight', null, null],
  ['PageDown', null, first],
  ['PageUp', first, null],
  ['Home', null, first],
  ['End', first, null],
  ['Enter', first, undefined],
] as const)('%s at %s goes to %s', (key, at, expected) => {
  expect(momentAfterKey(key, at, MOMENTS)).toBe(expected);
});

it('a dragged handle goes to the nearest change, or today', () => {
  const today = Date.parse('2026-11-20T08:00:00.000Z');
  expect(nearestMoment(Date.parse('2024-03-01'), MOMENTS, today)).toBe(first);
  expect(nearestMoment(Date.parse('2026-10-01'), MOMENTS, today)).toBeNull();
});
