import { describe, expect, it } from 'vitest';
import { groupedPhone } from './grouped-phone.js';

const spaced = (number: string) => groupedPhone(number).replaceAll('\u00a0', ' ');

describe('a telephone number in a list', () => {
  it.each([
    ['+33155402118', '+33 1 55 40 21 18'],
    ['+4722401805', '+47 22 40 18 05'],
    ['+12125550123', '+1 21 25 55 01 23'],
    ['+352261234', '+352 26 12 34'],
    ['+390272634410', '+39 02 72 63 44 10'],
  ])('groups %s', (number, expected) => {
    expect(spaced(number)).toBe(expected);
  });

  it.each(['', '112', 'ask the desk', '+33x'])('PLAT-122 leaves “%s” as it is', (text) => {
    expect(groupedPhone(text)).toBe(text);
  });
});
