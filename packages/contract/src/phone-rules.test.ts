import { describe, expect, it } from 'vitest';
import { isPhone } from './phone-rules.ts';

describe('SIGN-024 SIGN-025 SIGN-027 NEW-049 phone number validation', () => {
  it.each([
    '01.42.14.20.00',
    '06 12 34 56 78',
    '00491701234567',
    '0044 20 7946 0958',
    '9999+33142142000',
    '+1 212 555 0123',
    '+39 06 698 12345',
    '+7 916 123 45 67',
    '+800 1234 5678',
    '33142142000',
    '+4915123456789',
    '004915123456789',
  ])('“%s” is valid once normalized', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    ['', 'empty'],
    ['12', 'too short'],
    ['+0123456789', 'no calling code begins with 0'],
    ['+33 1 42 xx', 'letters'],
    ['+1234567890123456', 'more than fifteen digits'],
    ['+999 123456', 'a calling code that does not exist'],
    ['+33 6 12 34 56 789', 'a digit too many for its country'],
    ['+33 6 12 34 56 7', 'a digit too few'],
    ['+33 0 12 34 56 78', 'no French number'],
    ['0155512', 'neither national nor international'],
    ['4915123456789', 'a German number with its calling code, or without'],
    ['9999 4915123456789', 'the same behind a 9999'],
  ])('“%s” is invalid: %s', (text) => {
    expect(isPhone(text)).toBe(false);
  });
});
