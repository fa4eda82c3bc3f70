import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { MailViewer } from './index.js';

const MAIL = {
  mailId: 'mail-4',
  from: 'm.delaunay@atrium.example',
  to: ['c.vasseur@halden.example'],
  subject: 'R-2026-04817 Opening of a EUR current account',
  sentAt: '2026-11-20T13:20:00.000Z',
  content: '<p>Dear Sir or Madam,</p><p>The draft is attached.</p>',
};

const meta = preview.meta({
  title: 'Requests/Mail viewer',
  component: MailViewer,
  args: { open: true, onOpenChange: fn(), mail: MAIL },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'The email with who, to whom, when',
  tags: ['RDET-044'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: MAIL.subject });
    await expect(dialog).toHaveTextContent(MAIL.from);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const NoContent = meta.story({
  name: 'An email without content says so',
  tags: ['RDET-046'],
  args: { mail: { ...MAIL, content: null } },
  play: async ({ globals }) => {
    await expect(await screen.findByText(strings(globals).requests.mail.empty)).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'An error of the API shows its message',
  tags: ['RDET-045'],
  args: {
    mail: undefined,
    error: { message: 'This does not exist, or no longer exists.', supportId: '6f1c0d2ab3', onRetry: fn() },
  },
  play: async ({ args, globals }) => {
    await expect(await screen.findByText('This does not exist, or no longer exists.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(args.error!.onRetry).toHaveBeenCalledOnce();
  },
});

export const InTurn = meta.story({
  name: 'Content, no content, and an error of the API, one after the other',
  tags: ['DS-080'],
  render: function InTurn(args) {
    const [step, setStep] = useState(0);
    const state = [
      { mail: MAIL },
      { mail: { ...MAIL, content: null } },
      { mail: undefined, error: { message: 'This mail is no longer kept.', onRetry: fn() } },
    ][step]!;
    return (
      <MailViewer {...args} {...state} onOpenChange={() => setStep((current) => Math.min(current + 1, 2))} />
    );
  },
  play: async ({ globals }) => {
    const { empty } = strings(globals).requests.mail;
    await expect(await screen.findByText('The draft is attached.')).toBeInTheDocument();
    await expect(screen.queryByText(empty)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText(empty)).toBeInTheDocument();
    await expect(screen.queryByText('The draft is attached.')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('This mail is no longer kept.')).toBeInTheDocument();
    await expect(screen.queryByText(empty)).toBeNull();
  },
});

export const Loading = meta.story({ args: { mail: undefined } });

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
