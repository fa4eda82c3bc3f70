import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Timeline, type TimelineEntry } from './index.js';

const entries: TimelineEntry[] = [
  {
    id: '3',
    at: '2026-11-20T13:32:00Z',
    author: 'Antoine Moreau',
    mark: 'action',
    title: 'Signed 3 documents',
    description: 'The envelope now waits for Claire Vasseur.',
  },
  { id: '2', at: '2026-11-19T09:20:00Z', author: 'Yusuf Adeyemi', title: 'Moved the end of the envelope' },
  {
    id: '1',
    at: '2026-11-18T08:02:00Z',
    author: 'Marc Delaunay',
    mark: 'submitted',
    title: 'Opened the envelope',
  },
];
const meta = preview.meta({ title: 'Data/Timeline', component: Timeline, args: { entries } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/20 nov\.? 2026, 14:32/i)).toHaveAttribute(
      'datetime',
      '2026-11-20T13:32:00.000Z',
    );
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-32">
      <Timeline entries={entries} />
      <Timeline entries={entries} precision="recent" className="w-288" />
    </div>
  ),
});
