import { expect, fn, userEvent } from 'storybook/test';
import { envelopeDisplay } from '@atrium/contract/signature-rules';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { EnvelopeCard } from '../envelope-card/index.js';
import { ENVELOPE, envelopeIn } from '../signature.fixture.js';
import { EnvelopeList } from './index.js';

const onRetry = fn();
const meta = preview.meta({
  title: 'Signature/Envelope list',
  component: EnvelopeList,
  args: {
    envelopes: [ENVELOPE, envelopeIn('Completed'), { ...envelopeIn('Completed'), envelopeId: '2' }],
    renderEnvelope: (envelope) => (
      <EnvelopeCard
        envelope={envelope}
        display={envelopeDisplay(envelope.status)}
        onRemind={fn()}
        onResend={fn()}
        onCancel={() => Promise.resolve()}
        onDownload={fn()}
        onDownloadDocument={fn()}
      />
    ),
    onDownloadAll: fn(),
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'The envelopes of a request; all signed documents at once',
  tags: ['SIGN-035', 'SIGN-037'],
  play: async ({ canvas, args, globals }) => {
    const { envelope } = strings(globals).signature;
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    canvas.getByRole('button', { name: envelope.downloadAll }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownloadAll).toHaveBeenCalledOnce();
  },
});

export const OneSigned = meta.story({
  name: 'One signed envelope needs no button for all',
  args: { envelopes: [envelopeIn('Completed')] },
  play: async ({ canvas, globals }) => {
    const { envelope } = strings(globals).signature;
    await expect(canvas.queryByRole('button', { name: envelope.downloadAll })).toBeNull();
  },
});

export const InSandbox = meta.story({
  name: 'In the sandbox, where the invitations arrive',
  args: { mailboxHref: '/sandbox/mailbox' },
  play: async ({ canvas, globals }) => {
    const { openMailbox } = strings(globals).signature.envelope;
    const link = canvas.getByRole('link', { name: new RegExp(openMailbox) });
    await expect(link).toHaveAttribute('href', '/sandbox/mailbox');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

export const Nothing = meta.story({ args: { envelopes: [] } });

export const Loading = meta.story({ args: { envelopes: undefined } });

export const Failed = meta.story({
  args: { envelopes: undefined, error: { supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-40">
      <EnvelopeList {...args} aria-label="1" envelopes={[]} mailboxHref="/sandbox/mailbox" />
      <EnvelopeList {...args} aria-label="2" envelopes={undefined} />
      <EnvelopeList
        {...args}
        aria-label="3"
        envelopes={undefined}
        error={{ supportId: '6f1c0d2ab3', onRetry }}
      />
    </div>
  ),
});
