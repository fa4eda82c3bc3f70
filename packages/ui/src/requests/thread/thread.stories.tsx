import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { Button } from '../../controls/button/index.js';
import { Thread, type ThreadProps } from './index.js';
import { CLAIRE, CONVERSATION, message, READ_UNTIL } from './thread.fixture.js';

const meta = preview.meta({
  title: 'Requests/Thread',
  component: Thread,
  args: {
    messages: CONVERSATION.pageRecords,
    stateChanges: CONVERSATION.stateChanges,
    total: 5,
    hasOlder: false,
    onShowOlder: fn(),
    readUntil: READ_UNTIL,
    audience: 'client' as const,
    onDownload: fn(),
    onOpenMail: fn(),
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    message(
      100 + from + index,
      index % 3 === 0 ? CLAIRE : CONVERSATION.pageRecords[3]!.sender,
      new Date(Date.UTC(2026, 9, 1) + (from + index) * 3_600_000).toISOString(),
      `<p>Message ${from + index} about the account.</p>`,
    ),
  );

export const Default = meta.story({
  name: 'Both types of message, attachments, states, and where reading stopped',
  tags: ['DS-078', 'RDET-043'],
  play: async ({ canvas, args, globals }) => {
    const { thread, page } = strings(globals).requests;
    await expect(canvas.getByText(thread.new_other.replace('{{count}}', '2'))).toBeVisible();
    await expect(canvas.getByText(page.inactive)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: thread.openMail }));
    await expect(args.onOpenMail).toHaveBeenLastCalledWith('mail-4');
    canvas.getByRole('button', { name: /Agreement v3/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenLastCalledWith(CONVERSATION.pageRecords[3]!.documents[0]);
  },
});

const HELENE = { id: '00000000-0000-4000-8000-0000000000b1', firstName: 'Hélène', lastName: 'Marchand' };
const LENA = CONVERSATION.pageRecords[2]!.sender;

export const TakenOver = meta.story({
  name: 'What was written in a session that somebody took over names both persons',
  tags: ['CTR-026'],
  args: {
    messages: [
      message(1, { ...LENA, impersonator: HELENE }, '2026-11-20T08:00:00.000Z', '<p>For Lena.</p>'),
      message(2, { ...CLAIRE, impersonator: HELENE }, '2026-11-20T09:00:00.000Z', '<p>For Claire.</p>'),
      message(3, CLAIRE, '2026-11-20T10:00:00.000Z', '<p>From Claire.</p>'),
    ],
    stateChanges: [
      {
        id: '9',
        createdAt: '2026-11-20T11:00:00.000Z',
        state: 'TO_CLOSE' as const,
        by: { ...CLAIRE, impersonator: HELENE },
      },
    ],
    total: 3,
  },
  play: async ({ canvas, globals }) => {
    const { me, thread } = strings(globals).requests;
    const by = 'Hélène Marchand';
    const forLena = thread.forSomebody.replace('{{by}}', by).replace('{{name}}', 'Lena Brandt');
    const forMe = thread.forMe.replace('{{by}}', by);
    await expect(canvas.getByText(forLena)).toBeVisible();
    await expect(canvas.getByText(forMe)).toBeVisible();
    await expect(canvas.getByText(me)).toBeVisible();
    const change = thread.stateBy.replace('{{name}}', forMe).replaceAll(/\s/g, ' ');
    await expect(canvas.getByText(change)).toBeVisible();
    // Messages written on the user's behalf count as new; their own do not.
    await expect(canvas.getByText(thread.new_other.replace('{{count}}', '2'))).toBeVisible();
  },
});

export const KeepsThePosition = meta.story({
  name: 'Older messages above and new ones below leave the reader where they are',
  args: { readUntil: null, stateChanges: [] },
  render: function Growing(args: ThreadProps) {
    const [messages, setMessages] = useState(() => many(40, 40));
    return (
      <div className="flex h-480 flex-col gap-12">
        <Thread
          {...args}
          messages={messages}
          total={120}
          hasOlder
          onShowOlder={() => setMessages([...many(40), ...messages])}
        />
        <Button onClick={() => setMessages([...messages, ...many(1, 40 + messages.length)])}>More</Button>
      </div>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const { thread } = strings(globals).requests;
    const box = canvas.getByRole('region', { name: thread.label });
    const isAtEnd = () => box.scrollHeight - box.scrollTop - box.clientHeight < 48;
    await waitFor(() => expect(isAtEnd()).toBe(true));
    // At the end: new messages scroll into view.
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(isAtEnd()).toBe(true));
    // Elsewhere: the scroll position stays, and a button leads to the new message.
    box.scrollTop = 0;
    const first = canvasElement.querySelector('[data-message]')!;
    await canvas.findByRole('button', { name: thread.toEnd });
    const before = first.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(Math.abs(first.getBoundingClientRect().top - before)).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: thread.older }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-message]').length).toBeGreaterThan(80));
    await expect(Math.abs(first.getBoundingClientRect().top - before)).toBeLessThan(40);
    await userEvent.click(canvas.getByRole('button', { name: thread.toEnd }));
    await waitFor(() => expect(isAtEnd()).toBe(true));
  },
});

export const OpensAFile = meta.story({
  name: 'A file that came with a message can be looked at, by mouse and keyboard',
  tags: ['RDET-042'],
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    const file = CONVERSATION.pageRecords[3]!.documents[0]!;
    const name = canvas.getByRole('button', { name: file.filename });
    await userEvent.click(name);
    await expect(args.onOpen).toHaveBeenLastCalledWith(file);
    name.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
});

export const Nothing = meta.story({
  name: 'No message yet',
  args: { messages: [], stateChanges: [], total: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).requests.thread.empty)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { messages: undefined } });

export const Failed = meta.story({
  args: { messages: undefined, error: { supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(args.error!.onRetry).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({
  name: 'At 320 px',
  decorators: [(Story) => <div className="w-288">{Story()}</div>],
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
