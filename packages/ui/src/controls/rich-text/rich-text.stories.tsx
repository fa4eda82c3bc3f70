import { RICH_TEXT_CASES } from '@atrium/contract/rich-text.fixture';
import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { RichText } from './index.js';

const LETTER = `<p>Claire, a reminder of the <strong>one change</strong> your counsel asked for in version 3:
clause 7.2 limits the guarantee to EUR 5,000,000.00 and ends it on <u>31 December 2028</u>.</p>
<p>Once you have signed,</p>
<ul><li><p>we countersign the <em>same day</em>,</p></li><li><p>the IBAN reaches you here.</p></li></ul>
<ol><li>Agreement</li><li>Fees</li></ol>`;

const meta = preview.meta({ title: 'Text/Rich text', component: RichText, args: { html: LETTER } });

export const Default = meta.story({
  name: 'Bold, italic, underline, lists, paragraphs',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('one change').tagName).toBe('STRONG');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const Hostile = meta.story({
  name: 'Hostile HTML shows its words at most',
  tags: ['RDET-049'],
  args: { html: RICH_TEXT_CASES.map(({ html }) => html).join('') },
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelector('.rich-text')!;
    await expect(drawn.querySelectorAll('[style], [onclick], script, img, svg, iframe, a')).toHaveLength(0);
    await expect(drawn.textContent).not.toContain('alert(1)b');
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
