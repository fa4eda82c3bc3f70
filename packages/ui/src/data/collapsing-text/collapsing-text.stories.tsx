import { expect, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { CollapsingText } from './index.js';

const SENTENCE = 'The account must be live before the January payroll: first debit on 28 December. ';
const meta = preview.meta({
  title: 'Text/Collapsing text',
  component: CollapsingText,
  args: { className: 'max-w-320', children: SENTENCE.repeat(5).trim() },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).data.collapsing;

export const Default = meta.story({
  name: 'Shows three lines of 24 px, and all on demand',
  tags: ['RDET-018'],
  play: async ({ canvas, globals }) => {
    const text = canvas.getByText(/live before/);
    const more = await canvas.findByRole('button', { name: strings(globals).more });
    await expect(text.clientHeight).toBe(72);
    await userEvent.click(more);
    await expect(text.clientHeight).toBeGreaterThan(72);
    const less = canvas.getByRole('button', { name: strings(globals).less });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(less).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text.clientHeight).toBe(72));
  },
});

export const Short = meta.story({
  name: 'A text of three lines or fewer has nothing to unfold',
  tags: ['RDET-018'],
  args: { children: SENTENCE.trim() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/live before/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const QA = meta.story({ tags: ['qa'], parameters: { chromatic: { disableSnapshot: false, modes } } });
