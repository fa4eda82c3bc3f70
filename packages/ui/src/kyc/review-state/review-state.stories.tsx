import { REVIEW_STATUSES } from '@atrium/contract/kyc-rules';
import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ReviewState } from './index.js';

const meta = preview.meta({ title: 'KYC/Review state', component: ReviewState, args: { status: 'soon' } });

const all = () => (
  <div className="grid gap-12">
    {REVIEW_STATUSES.map((status) => (
      <ReviewState key={status} status={status} />
    ))}
    <ReviewState status="soon" size="small" tone="plain" />
  </div>
);

export const Default = meta.story({
  name: 'A mark and words for each status',
  tags: ['DS-101', 'KYC-033', 'KYC-034', 'KYC-035', 'KYC-036'],
  render: all,
  play: async ({ canvasElement, globals }) => {
    const { review: status } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).data;
    const marks = ['refused', 'due', 'done', 'draft', 'due'];
    const drawn = [...canvasElement.querySelectorAll('[data-state-mark]')];
    await expect(drawn.map((mark) => mark.getAttribute('data-state-mark'))).toEqual(marks);
    const words = [...canvasElement.querySelectorAll('[data-state-name]')].map((state) => state.textContent);
    await expect(words).toEqual([...REVIEW_STATUSES.map((each) => status[each]), status.soon]);
  },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: all,
});
