import { ARTICLE_TEXT_CASES } from '@atrium/contract/article-text.fixture';
import { describe, expect, test } from 'vitest';
import { sanitiseArticle } from './sanitise.js';

describe('HIGH-023 rendered article text', () => {
  test.each(ARTICLE_TEXT_CASES)('$name', ({ html, clean }) => {
    const holder = document.createElement('div');
    holder.append(sanitiseArticle(html));
    expect(holder.innerHTML).toBe(clean);
  });
});
