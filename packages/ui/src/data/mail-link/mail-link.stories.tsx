import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { MailLink } from './index.js';

const meta = preview.meta({
  title: 'Data/Mail link',
  component: MailLink,
  args: { to: 'm.delaunay@bank.example' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:m.delaunay@bank.example');
  },
});

export const Mail = meta.story({
  name: 'Writes to an address with copies',
  tags: ['NAV-027'],
  render: () => (
    <MailLink to="support@atrium.example" cc={['m.delaunay@bank.example']} subject="Contract 00418" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'support@atrium.example' })).toHaveAttribute(
      'href',
      'mailto:support@atrium.example?cc=m.delaunay@bank.example&subject=Contract%2000418',
    );
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="flex gap-24">
      <MailLink to="m.delaunay@bank.example" />
    </div>
  ),
});
