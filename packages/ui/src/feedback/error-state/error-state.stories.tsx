import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { ErrorState } from './index.js';

const meta = preview.meta({
  title: 'Feedback/Error state',
  component: ErrorState,
  args: {
    title: 'Balances could not be loaded',
    lastKnown: '2026-11-20T12:05:00Z',
    supportId: 'AT-7F20-93D4',
    onRetry: fn(),
  },
});

export const Default = meta.story({
  name: 'Says what failed, when the figures are from, and tries again by mouse and keyboard',
  play: async ({ canvas, args, globals }) => {
    const strings = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getByRole('alert')).toHaveTextContent('Balances could not be loaded');
    await expect(canvas.getByText(/13:05 CET/)).toBeVisible();
    const retry = canvas.getByRole('button', { name: strings.feedback.error.tryAgain });
    await userEvent.click(retry);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
});

export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ canvas, args, globals }) => {
    const strings = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await userEvent.click(canvas.getByRole('button', { name: strings.feedback.error.trying }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-16 divide-y divide-line">
      <ErrorState {...args} />
      <ErrorState title="Contacts could not be loaded" onRetry={fn()} retrying />
      <div className="w-240">
        <ErrorState {...args}>The service of the bank did not answer.</ErrorState>
      </div>
    </div>
  ),
});
