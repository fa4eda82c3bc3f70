import { HUB_MARKETS } from '@atrium/contract/information-hub-rules';
import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { MarketMap } from './index.js';

const meta = preview.meta({
  title: 'Information hub/Market map',
  component: MarketMap,
  decorators: [(Story) => <div className="max-w-800">{Story()}</div>],
});

export const Default = meta.story({
  name: 'A map for the eye alone',
  tags: ['HUB-013'],
  play: async ({ canvasElement }) => {
    const maps = [...canvasElement.querySelectorAll('[aria-hidden=true] svg')];
    await expect(maps).toHaveLength(2);
    // Every market of the bank has its code on one of the two, Hong Kong and Singapore their dot.
    const codes = maps.flatMap((map) => [...map.querySelectorAll('text')].map((text) => text.textContent));
    await expect(codes.toSorted()).toEqual([...new Set(Object.values(HUB_MARKETS).flat())].toSorted());
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(2);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
