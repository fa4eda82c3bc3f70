import { RICH_TEXT_CASES } from '@atrium/contract/rich-text.fixture';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RichText } from './index.js';

describe('RDET-049 RDET-058 rendered rich text', () => {
  test.each(RICH_TEXT_CASES)('$name', ({ html, clean }) => {
    const { container } = render(<RichText html={html} />);
    // innerHTML serializes a no-break space as an entity.
    expect(container.firstElementChild!.innerHTML.replaceAll('&nbsp;', '\u00a0')).toBe(clean);
  });

  test('contains no scripts, resources or attributes', () => {
    const { container } = render(<RichText html={RICH_TEXT_CASES.map(({ html }) => html).join('')} />);
    const drawn = container.firstElementChild!;
    expect(drawn.querySelector('script, img, iframe, svg, style, link, a, form')).toBeNull();
    expect([...drawn.querySelectorAll('*')].flatMap((each) => each.getAttributeNames())).toEqual([]);
  });
});
