import { ARTICLE_TEXT_CASES } from '@atrium/contract/article-text.fixture';
import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ARTICLE } from '../highlights.fixture.js';
import { ArticleText } from './index.js';

const meta = preview.meta({
  title: 'Highlights/Article text',
  component: ArticleText,
  args: { html: ARTICLE.content },
  decorators: [(Story) => <div className="max-w-measure">{Story()}</div>],
});

export const Default = meta.story({
  name: 'Headings, quotes, tables and links, which open apart',
  tags: ['HIGH-023'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    const link = canvas.getByRole('link', { name: /economists/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const Hostile = meta.story({
  name: 'Hostile HTML shows its words at most, and leads nowhere',
  args: { html: ARTICLE_TEXT_CASES.map(({ html }) => html).join('') },
  play: async ({ canvasElement, canvas }) => {
    await expect(
      canvasElement.querySelectorAll('[style], [onclick], [onmouseover], script, img, iframe, video'),
    ).toHaveLength(0);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getAttribute('href')).toMatch(/^(?:https:\/\/a\.example|mailto:)/);
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
