import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { envelopeDisplay } from '@atrium/contract/signature-rules';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ENVELOPE, envelopeIn } from '../signature.fixture.js';
import { EnvelopeCard, type EnvelopeCardProps } from './index.js';

const meta = preview.meta({
  title: 'Signature/Envelope card',
  component: EnvelopeCard,
  args: {
    envelope: ENVELOPE,
    display: envelopeDisplay(ENVELOPE.status),
    onRemind: fn(),
    onResend: fn(),
    onCancel: fn(() => Promise.resolve()),
    onDownload: fn(),
    onDownloadDocument: fn(),
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const fill = (text: string, values: Record<string, string | number>) =>
  text
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
    .replaceAll(/[\u00a0\u202f]/g, ' ');
const showing = (envelope = ENVELOPE): Pick<EnvelopeCardProps, 'envelope' | 'display'> => ({
  envelope,
  display: envelopeDisplay(envelope.status),
});

export const Default = meta.story({
  name: 'In progress: three of five have signed, and it is the reader’s turn',
  tags: ['DS-074', 'SIGN-005'],
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(fill(t.data.signed_other, { count: 3, total: 5 }))).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: t.signature.list.label })).getAllByRole('listitem');
    await expect(rows.map((row) => row.dataset['status'])).toEqual([
      'Signed',
      'Signed',
      'Signed',
      'turn',
      'later',
    ]);
    const sign = canvas.getByRole('link', { name: new RegExp(`^${t.signature.signatory.sign}`) });
    await expect(sign).toHaveAttribute('href', '/sandbox/signature?link=7');
    await userEvent.click(canvas.getByRole('button', { name: t.signature.envelope.remind }));
    await expect(args.onRemind).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: t.signature.envelope.cancel })).toBeNull();
  },
});

export const Reminded = meta.story({
  name: 'Reminded within the hour: the buttons say from when it can be done again',
  tags: ['SIGN-009', 'API-077'],
  args: showing(
    envelopeIn('Submitted', {
      nextReminderAt: '2026-11-20T13:50:00.000Z',
      signatories: envelopeIn('Submitted').signatories.map((one, index) =>
        index === 0
          ? { ...one, remindedAt: '2026-11-20T12:50:00.000Z', nextReminderAt: '2026-11-20T13:50:00.000Z' }
          : one,
      ),
    }),
  ),
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals).signature;
    const time = '14:50';
    const remind = canvas.getByRole('button', { name: fill(t.envelope.remindFrom, { time }) });
    await expect(remind).toHaveAttribute('aria-disabled', 'true');
    // It is focusable, and has no effect.
    remind.focus();
    await expect(remind).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(remind);
    const { name } = args.envelope.signatories[0]!;
    const resend = canvas.getByRole('button', {
      name: `${fill(t.signatory.resendFrom, { time })}, ${name}`,
    });
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(resend);
    await expect(args.onRemind).not.toHaveBeenCalled();
    await expect(args.onResend).not.toHaveBeenCalled();
  },
});

export const Submitted = meta.story({
  name: 'Submitted: the author may cancel, after a confirmation',
  tags: ['SIGN-004', 'SIGN-010'],
  args: showing(envelopeIn('Submitted')),
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = strings(globals).signature;
    await expect(canvas.getByText(t.envelope.status.Submitted)).toBeVisible();
    const cancel = canvas.getByRole('button', { name: t.envelope.cancel });
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: t.envelope.cancelKeep })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: t.envelope.cancelConfirm }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    const [first] = args.envelope.signatories;
    // The rest of the page is accessible again once the dialog has closed.
    const resend = await canvas.findByRole('button', {
      name: fill(t.signatory.resendTo, { name: first!.name }),
    });
    await userEvent.click(resend);
    await expect(args.onResend).toHaveBeenCalledWith(first);
  },
});

export const Completed = meta.story({
  name: 'Signed: the signed documents can be saved, together or one by one',
  tags: ['SIGN-006', 'SIGN-036'],
  args: showing(envelopeIn('Completed')),
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals).signature;
    await userEvent.click(canvas.getByRole('button', { name: t.envelope.download }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    const [file] = args.envelope.attachments;
    await userEvent.click(
      canvas.getByRole('button', { name: fill(t.envelope.downloadDocument, { name: file!.filename }) }),
    );
    await expect(args.onDownloadDocument).toHaveBeenCalledWith({
      id: file!.signedDocumentId,
      filename: file!.filename,
    });
    await expect(canvas.queryByRole('button', { name: t.envelope.remind })).toBeNull();
  },
});

export const History = meta.story({
  name: 'The audit trail unfolds on demand, by mouse and keyboard; documents can be looked at',
  args: { renderHistory: fn(() => <p>Sent for signature</p>), onOpenDocument: fn() },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals).signature;
    // Not loaded before it is opened.
    await expect(args.renderHistory).not.toHaveBeenCalled();
    const button = canvas.getByRole('button', { name: t.history.button });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Sent for signature')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Sent for signature')).toBeNull();
    const [file] = args.envelope.attachments;
    await userEvent.click(canvas.getByRole('button', { name: file!.filename }));
    await expect(args.onOpenDocument).toHaveBeenCalledWith({ id: file!.id, filename: file!.filename });
  },
});

export const Declined = meta.story({
  name: 'Declined: who, why, and that nobody else is invited',
  tags: ['SIGN-007', 'SIGN-008'],
  args: showing(envelopeIn('Declined', { declineReason: 'My powers ended <b>last month</b>.' })),
  play: async ({ canvas, globals }) => {
    const t = strings(globals).signature;
    await expect(canvas.getByText(fill(t.envelope.error.Declined, { name: 'Lena Brandt' }))).toBeVisible();
    await expect(canvas.getByText(/My powers ended <b>last month<\/b>/)).toBeVisible();
  },
});

export const DeliveryFailed = meta.story({
  name: 'An invitation could not be delivered',
  tags: ['SIGN-008'],
  args: showing(envelopeIn('DeliveryFailed')),
  play: async ({ canvas, globals }) => {
    const t = strings(globals).signature;
    await expect(canvas.getByText(fill(t.envelope.error.DeliveryFailed, {}))).toBeVisible();
  },
});

export const Voided = meta.story({
  name: 'Cancelled',
  tags: ['SIGN-007'],
  args: showing(envelopeIn('Voided')),
});

export const Preparing = meta.story({
  name: 'All have signed, the documents are on their way',
  tags: ['SIGN-006'],
  args: showing(envelopeIn('Signed')),
});

export const Autoresponded = meta.story({
  name: 'An automatic reply is a warning, not a signature',
  tags: ['SIGN-040'],
  args: showing({
    ...ENVELOPE,
    signatories: ENVELOPE.signatories.map((signatory, index) =>
      index === 3
        ? { ...signatory, isMe: false, signingUrl: null, status: 'Autoresponded' as const }
        : signatory,
    ),
  }),
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(fill(t.signature.signatory.autoresponded, {}))).toBeVisible();
    await expect(canvas.getByText(fill(t.data.signed_other, { count: 3, total: 5 }))).toBeVisible();
  },
});

export const Joint = meta.story({
  name: 'Joint signature, the client first',
  tags: ['SIGN-015'],
  args: showing({ ...ENVELOPE, enableGroupSign: true, groupSignFirst: 'client' }),
});

export const Narrow = meta.story({
  name: 'At 320 px',
  decorators: [(Story) => <div className="w-288">{Story()}</div>],
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-40">
      <EnvelopeCard
        {...args}
        {...showing({ ...ENVELOPE, enableGroupSign: true, groupSignFirst: 'client' })}
      />
      <EnvelopeCard {...args} {...showing(envelopeIn('Submitted'))} />
      <EnvelopeCard {...args} {...showing(envelopeIn('Completed'))} />
      <EnvelopeCard {...args} {...showing(envelopeIn('Declined', { declineReason: 'Wrong entity.' }))} />
      <EnvelopeCard {...args} {...showing(envelopeIn('DeliveryFailed'))} />
    </div>
  ),
});
