import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/button/index.js';
import { Banner } from './index.js';

const meta = preview.meta({
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    title: 'The service is closed on Saturday 21 November, 20:00 to 23:00 CET',
    children: 'Requests can be read, not signed.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The service is closed/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Closable = meta.story({
  name: 'Closes by mouse and by keyboard',
  args: { onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const Information = meta.story({
  name: 'Information stands on a ground without colour: only what waits, fails or is done is coloured',
  play: async ({ canvas }) => {
    const banner = canvas.getByText(/The service is closed/).closest('[data-tone]')!;
    const parts = getComputedStyle(banner).backgroundColor.match(/\d+/g)!.map(Number);
    await expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(16);
  },
});

export const Live = meta.story({
  name: 'Announced when it appears',
  args: { tone: 'negative', live: 'assertive' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/The service is closed/);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-16">
      <Banner title="The figures are those of yesterday" onClose={fn()} />
      <Banner
        tone="action"
        title="Two documents wait for your signature"
        actions={<Button size="toolbar">Sign 2 documents</Button>}
      >
        The bank opens the account once they are signed.
      </Banner>
      <Banner tone="negative" title="The request was refused">
        The passport of J. Weber has expired.
      </Banner>
      <Banner tone="positive" title="The request is complete" />
    </div>
  ),
});
