import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('has one line per paragraph, no tags, and decoded entities', () => {
  const html = '<p>Rates &amp; <strong>fees</strong></p><p>a&lt;b<br />c</p>';
  expect(plainText(html)).toBe(' Rates &  fees \n a<b\nc\n');
});

// With a pattern that looks for the end of a tag from each of these characters, these would take hours.
test.each(['<', '<a ', '<br  ', '</p '])('a long text of “%s” is read', (piece) => {
  const text = piece.repeat(3_000_000);
  expect(plainText(text)).toHaveLength(text.length);
});
