import { describe, expect, it } from 'vitest';
import { MESSAGE_LIMIT, messageTextProblem, plainTextOf } from './rich-text-rules.ts';

describe('plainTextOf', () => {
  it('counts text only, not tags, and each entity as one character', () => {
    expect(plainTextOf('<p>a &amp; <strong>b</strong></p><ul><li>c</li></ul>')).toBe('a & bc');
    expect(plainTextOf('<p>&amp;lt;b&amp;gt;</p>')).toBe('&lt;b&gt;');
  });
});

describe('messageTextProblem', () => {
  it.each(['', ' ', '\n\t', '\u00a0', plainTextOf('<p></p><ul><li><p>&nbsp;</p></li></ul>')])(
    'RDET-050 %j is refused as empty',
    (text) => expect(messageTextProblem(text)).toBe('empty'),
  );

  it.each([
    '\u200b',
    '\u200b\u200c\u200d\ufeff',
    '\u2800',
    '\u00ad',
    '\u3164',
    '\u115f',
    '\u202e \u2060',
    '\u{e0020}',
    '\ufe0f',
    '\u2028',
  ])('RDET-050 %j has no visible content and is refused as empty', (text) => {
    expect(messageTextProblem(text)).toBe('empty');
    expect(messageTextProblem(`${text}ok${text}`)).toBeNull();
  });

  it('an emoji of several code points is a valid message', () => {
    for (const text of ['👩\u200d💻', '❤\ufe0f', '🇫🇷', '.']) expect(messageTextProblem(text)).toBeNull();
  });

  it('RDET-051 a text that reaches the limit is refused', () => {
    expect(messageTextProblem('a'.repeat(MESSAGE_LIMIT - 1))).toBeNull();
    expect(messageTextProblem('a'.repeat(MESSAGE_LIMIT))).toBe('limit');
  });
});
