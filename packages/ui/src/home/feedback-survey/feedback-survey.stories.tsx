import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { FeedbackSurvey, type FeedbackDraft, type FeedbackSurveyProps } from './index.js';

const onSend = fn<(draft: FeedbackDraft) => Promise<unknown>>(() => Promise.resolve());
const meta = preview.meta({
  title: 'Home/Feedback survey',
  component: FeedbackSurvey,
  args: {
    open: true,
    onClose: fn(),
    services: ['Requests', 'Documents', 'KYC', 'Treasury reporting', 'Highlights', 'Cash management'].map(
      (label) => ({ value: label.toUpperCase(), label }),
    ),
    mostServices: 3,
    longestMessage: 2000,
    isComplete: ({ rating, preferredServices }: FeedbackDraft) =>
      rating !== null && preferredServices.length > 0 && preferredServices.length <= 3,
    onSend,
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).home.survey;

export const Default = meta.story({
  name: 'Send is off until there are a rating and one to three services',
  tags: ['DS-064', 'TERM-012', 'TERM-013', 'TERM-014', 'TERM-015'],
  play: async ({ globals }) => {
    const t = strings(globals);
    onSend.mockClear();
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: t.send });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription(t.needed);
    await userEvent.click(dialog.getByRole('radio', { name: /^4/ }));
    await expect(send).toBeDisabled();
    for (const name of ['Requests', 'KYC', 'Highlights']) {
      await userEvent.click(dialog.getByRole('checkbox', { name }));
    }
    await expect(send).toBeEnabled();
    // A fourth cannot be selected.
    await expect(dialog.getByRole('checkbox', { name: 'Documents' })).toBeDisabled();
    dialog.getByRole('checkbox', { name: 'KYC' }).focus();
    await userEvent.keyboard(' ');
    await expect(dialog.getByRole('checkbox', { name: 'Documents' })).toBeEnabled();
    await userEvent.click(send);
    await waitFor(() =>
      expect(onSend).toHaveBeenCalledWith({
        rating: 4,
        preferredServices: ['REQUESTS', 'HIGHLIGHTS'],
        message: '',
      }),
    );
  },
});

export const Closed = meta.story({
  name: 'It closes without an answer, by button and by Escape',
  tags: ['TERM-018'],
  play: async ({ args, globals }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: strings(globals).later }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
});

const OPEN = 'Open the survey';

/** Host that renders the survey only while open, and stores the answers. */
function Kept(args: FeedbackSurveyProps) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<FeedbackDraft>();
  return (
    <>
      <Button onClick={() => setOpen(true)}>{OPEN}</Button>
      {open ? (
        <FeedbackSurvey
          {...args}
          onClose={() => setOpen(false)}
          defaultDraft={draft}
          onDraftChange={setDraft}
        />
      ) : null}
    </>
  );
}

export const Answered = meta.story({
  name: 'What was answered is there again, after Later, the cross and Escape',
  tags: ['TERM-018'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const close = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).overlays.close;
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: OPEN }));
      return within(await screen.findByRole('dialog'));
    };
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    let dialog = await open();
    await userEvent.click(dialog.getByRole('radio', { name: /^4/ }));
    await userEvent.click(dialog.getByRole('button', { name: t.later }));
    await gone();
    dialog = await open();
    await expect(dialog.getByRole('radio', { name: /^4/ })).toBeChecked();
    dialog.getByRole('checkbox', { name: 'KYC' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Escape}');
    await gone();
    dialog = await open();
    await expect(dialog.getByRole('checkbox', { name: 'KYC' })).toBeChecked();
    await userEvent.type(dialog.getByRole('textbox'), 'Clear');
    await userEvent.click(dialog.getByRole('button', { name: close }));
    await gone();
    dialog = await open();
    await expect(dialog.getByRole('radio', { name: /^4/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'KYC' })).toBeChecked();
    await expect(dialog.getByRole('textbox')).toHaveValue('Clear');
    await expect(dialog.getByRole('button', { name: t.send })).toBeEnabled();
  },
});

export const Failed = meta.story({
  name: 'A failure to send keeps what was answered',
  args: {
    onSend: fn<(draft: FeedbackDraft) => Promise<unknown>>(() => Promise.reject(new Error('refused'))),
  },
  play: async ({ globals }) => {
    const t = strings(globals);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^2/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'KYC' }));
    await userEvent.click(dialog.getByRole('button', { name: t.send }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(t.failed));
    await expect(dialog.getByRole('checkbox', { name: 'KYC' })).toBeChecked();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
