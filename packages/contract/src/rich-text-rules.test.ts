import { describe, expect, it } from 'vitest';
import { MESSAGE_LIMIT, messageTextProblem, plainTextOf } from './rich-text-rules.ts';

describe('plainTextOf', () => {
  it('counts words, not elements, and entities once', () => {
    expect(plainTextOf('<p>a &amp; <strong>b</strong></p><ul><li>c</li></ul>')).toBe('a & bc');
    expect(plainTextOf('<p>&amp;lt;b&amp;gt;</p>')).toBe('&lt;b&gt;');
  });
});

describe('messageTextProblem', () => {
  it.each(['', ' ', '\n\t', '\u00a0', plainTextOf('<p></p><ul><li><p>&nbsp;</p></li></ul>')])(
    'RDET-050 %j is empty',
    (text) => expect(messageTextProblem(text)).toBe('empty'),
  );

  it('RDET-051 the limit itself is too many', () => {
    expect(messageTextProblem('a'.repeat(MESSAGE_LIMIT - 1))).toBeNull();
    expect(messageTextProblem('a'.repeat(MESSAGE_LIMIT))).toBe('limit');
  });
});
