import { expect, test } from 'vitest';
import { bankDay } from './bank-day.ts';

test('the bank day follows the time zone of the bank, in winter and in summer, whatever the time zone of the reader', () => {
  expect(bankDay(new Date('2027-01-11T22:59:59Z'))).toBe('2027-01-11');
  expect(bankDay(new Date('2027-01-11T23:00:00Z'))).toBe('2027-01-12');
  expect(bankDay(new Date('2027-07-11T21:59:59Z'))).toBe('2027-07-11');
  expect(bankDay(new Date('2027-07-11T22:00:00Z'))).toBe('2027-07-12');
  // At this time it is the 12th in Auckland and the 10th in Honolulu.
  expect(bankDay(new Date('2027-01-11T11:00:00+00:00'))).toBe('2027-01-11');
  expect(bankDay(new Date('2027-01-11T12:00:00+13:00'))).toBe('2027-01-11');
});
