import { ARTICLE_TEXT_CASES } from '@atrium/contract/article-text.fixture';
import { plainTextOf, RICH_TEXT_DEPTH } from '@atrium/contract/rich-text-rules';
import { RICH_TEXT_CASES } from '@atrium/contract/rich-text.fixture';
import { describe, expect, test } from 'vitest';
import { sanitiseArticle, sanitiseRichText } from './rich-text.ts';

describe('RDET-049 RDET-058 rich text on the server', () => {
  test.each(RICH_TEXT_CASES)('$name', ({ html, clean }) => {
    expect(sanitiseRichText(html)).toBe(clean);
  });

  test.each(RICH_TEXT_CASES)('twice is the same as once: $name', ({ clean }) => {
    expect(sanitiseRichText(clean)).toBe(clean);
  });

  test('what is nested without end is cut', () => {
    const deep = `${'<ul><li>'.repeat(5000)}a`;
    const clean = sanitiseRichText(deep);
    expect(clean.match(/<ul>|<li>/g)?.length).toBeLessThanOrEqual(RICH_TEXT_DEPTH);
    expect(plainTextOf(clean)).toBe('a');
  });

  test('control characters go, line ends stay', () => {
    expect(sanitiseRichText('<p>a\u0000b\u0007c\nd\te</p>')).toBe('<p>abc\nd\te</p>');
  });
});

describe('HIGH-023 the text of an article', () => {
  test.each(ARTICLE_TEXT_CASES)('$name', ({ html, clean }) => {
    expect(sanitiseArticle(html)).toBe(clean);
    expect(sanitiseArticle(clean)).toBe(clean);
  });
});
