import { ARTICLE_TEXT_CASES } from '@atrium/contract/article-text.fixture';
import { plainTextOf, RICH_TEXT_DEPTH } from '@atrium/contract/rich-text-rules';
import { RICH_TEXT_CASES } from '@atrium/contract/rich-text.fixture';
import { describe, expect, test } from 'vitest';
import { linesOf, sanitiseArticle, sanitiseRichText } from './rich-text.ts';

describe('RDET-049 RDET-058 rich text sanitizer', () => {
  test.each(RICH_TEXT_CASES)('$name', ({ html, clean }) => {
    expect(sanitiseRichText(html)).toBe(clean);
  });

  test.each(RICH_TEXT_CASES)('is idempotent: $name', ({ clean }) => {
    expect(sanitiseRichText(clean)).toBe(clean);
  });

  test('limits the nesting depth', () => {
    const deep = `${'<ul><li>'.repeat(5000)}a`;
    const clean = sanitiseRichText(deep);
    expect(clean.match(/<ul>|<li>/g)?.length).toBeLessThanOrEqual(RICH_TEXT_DEPTH);
    expect(plainTextOf(clean)).toBe('a');
  });

  test('removes control characters and keeps line ends', () => {
    expect(sanitiseRichText('<p>a\u0000b\u0007c\nd\te</p>')).toBe('<p>abc\nd\te</p>');
  });
});

describe('HIGH-023 article text sanitizer', () => {
  test.each(ARTICLE_TEXT_CASES)('$name', ({ html, clean }) => {
    expect(sanitiseArticle(html)).toBe(clean);
    expect(sanitiseArticle(clean)).toBe(clean);
  });
});

describe('lines of rich text', () => {
  test('are its paragraphs and list items, without empty ones', () => {
    expect(linesOf('<p> One<br>two </p><p> </p><ul><li>three &amp; four</li></ul>')).toBe(
      'One\ntwo\nthree & four',
    );
  });

  // With a pattern that tries each of these characters as a beginning, these would take hours.
  test.each([' ', '<'])('are read from a long text of “%s”', (piece) => {
    const text = piece.repeat(5_000_000);
    expect(linesOf(`${text}end`)).toBe(`${text}end`.trim());
  });
});
