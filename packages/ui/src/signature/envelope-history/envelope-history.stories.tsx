import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ENVELOPE_HISTORY } from '../signature.fixture.js';
import { EnvelopeHistory } from './index.js';

const onRetry = fn();
const meta = preview.meta({
  title: 'Signature/Envelope history',
  component: EnvelopeHistory,
  args: { events: ENVELOPE_HISTORY },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);

export const Default = meta.story({
  name: 'Who sent, was invited, was reminded and signed, the oldest first',
  play: async ({ canvas, globals }) => {
    const { history, signatory } = strings(globals).signature;
    const lines = canvas.getAllByRole('listitem');
    await expect(lines).toHaveLength(ENVELOPE_HISTORY.length);
    await expect(lines[0]).toHaveTextContent(history.created);
    await expect(lines[0]).toHaveTextContent(fill(history.by, { name: 'Yusuf Adeyemi' }));
    await expect(lines[2]).toHaveTextContent(fill(history.signed, { name: 'Jonas Weber' }));
    await expect(lines[4]).toHaveTextContent(fill(history.reminded, { name: 'Lena Brandt' }));
    const you = fill(signatory.you, { name: 'Claire Vasseur' });
    await expect(lines.at(-1)).toHaveTextContent(fill(history.invited, { name: you }));
    await expect(lines[0]!.querySelector('time')).toHaveAttribute('datetime', ENVELOPE_HISTORY[0]!.at);
  },
});

export const Ended = meta.story({
  name: 'Declined with its reason, and cancelled by the reader',
  args: {
    events: [
      ENVELOPE_HISTORY[0]!,
      {
        ...ENVELOPE_HISTORY[2]!,
        id: 'declined',
        kind: 'declined',
        reason: 'My powers ended <b>last month</b>.',
      },
      {
        ...ENVELOPE_HISTORY[0]!,
        id: 'cancelled',
        kind: 'cancelled',
        by: { name: 'Claire Vasseur', isMe: true },
      },
    ],
  },
  play: async ({ canvas, globals }) => {
    const { history } = strings(globals).signature;
    await expect(canvas.getByText(fill(history.declined, { name: 'Jonas Weber' }))).toBeVisible();
    await expect(canvas.getByText(/My powers ended <b>last month<\/b>/)).toBeVisible();
    await expect(canvas.getByText(history.cancelled)).toBeVisible();
    await expect(canvas.getByText(history.byMe)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { events: undefined } });

export const Failed = meta.story({
  args: { events: undefined, error: { supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({
  name: 'At 320 px',
  decorators: [(Story) => <div className="w-288">{Story()}</div>],
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
