import type { RequestRightsFlags } from '@atrium/contract/request-rules';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { REQUEST } from '../requests.fixture.js';
import { RequestActions } from './index.js';

const NOTHING: RequestRightsFlags = {
  canWriteMessage: false,
  canReOpen: false,
  canRefuseToClose: false,
  canCancel: false,
  canRemind: false,
  canClose: false,
  canToClose: false,
  canDelete: false,
  canUploadDocument: false,
  canAddParticipants: false,
  canManageTags: false,
};
const withRights = (state: typeof REQUEST.state, ...rights: (keyof RequestRightsFlags)[]) => ({
  ...REQUEST,
  state,
  rights: { ...NOTHING, ...Object.fromEntries(rights.map((right) => [right, true])) },
});

const meta = preview.meta({
  title: 'Requests/Request actions',
  component: RequestActions,
  args: {
    request: withRights(
      'INPROGRESS',
      'canCancel',
      'canRemind',
      'canToClose',
      'canDelete',
      'canAddParticipants',
    ),
    acts: ['cancel', 'requestClosure'] as const,
    isCompleted: false,
    onAct: fn(async () => {}),
    onRemind: fn(),
    onDelete: fn(async () => {}),
    onAddParticipants: fn(),
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).requests.actions;

export const Default = meta.story({
  name: 'The author of an open request',
  tags: ['RDET-016', 'RDET-021', 'RDET-025', 'RDET-035'],
  play: async ({ canvas, globals, args }) => {
    const texts = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: texts.menu }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await expect(items).toEqual([
      `${texts.remind}${texts.remindHelp}`,
      texts.addParticipants,
      texts.requestClosure.label,
      texts.cancel.label,
      texts.delete.label,
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: texts.requestClosure.label }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: texts.requestClosure.keep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onAct).not.toHaveBeenCalled();
  },
});

export const CancelByKeyboard = meta.story({
  name: 'Cancels by keyboard alone, after the question',
  tags: ['RDET-019', 'RDET-032'],
  play: async ({ canvas, globals, args }) => {
    const texts = strings(globals);
    canvas.getByRole('button', { name: texts.menu }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: texts.cancel.label });
    await userEvent.keyboard('{End}{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: texts.cancel.label })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: texts.cancel.keep })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenCalledWith('cancel', args.request);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Closed = meta.story({
  name: 'The menu goes with the request that was closed: the focus is on its title',
  tags: ['RDET-017'],
  render: function Render(args) {
    const [isCompleted, setCompleted] = useState(false);
    return (
      <main>
        <h1>{args.request.title}</h1>
        <RequestActions
          {...args}
          isCompleted={isCompleted}
          onAct={async () => {
            await Promise.resolve();
            setCompleted(true);
          }}
        />
      </main>
    );
  },
  play: async ({ canvas, globals }) => {
    const texts = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: texts.menu }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.cancel.label }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: texts.cancel.confirm }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: texts.menu })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const Closing = meta.story({
  name: 'The other side closes or refuses what is to be closed',
  tags: ['RDET-020', 'RDET-023', 'RDET-031', 'RDET-034'],
  args: { request: withRights('TO_CLOSE'), acts: ['close', 'refuseClosure'] as const },
  play: async ({ canvas, globals, args }) => {
    const texts = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: texts.menu }));
    await screen.findByRole('menuitem', { name: texts.refuseClosure.label });
    await userEvent.click(screen.getByRole('menuitem', { name: texts.close.label }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: texts.close.confirm }));
    await expect(args.onAct).toHaveBeenLastCalledWith('close', args.request);
  },
});

export const Withdrawing = meta.story({
  name: 'Who asked for the closure withdraws it',
  tags: ['RDET-022', 'RDET-040'],
  args: { request: withRights('TO_CLOSE'), acts: ['cancelClosure'] as const },
  play: async ({ canvas, globals }) => {
    const texts = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: texts.menu }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await expect(items).toEqual([texts.cancelClosure.label]);
  },
});

export const Completed = meta.story({
  name: 'A completed request has no menu, and a way to reopen it',
  tags: ['RDET-017', 'RDET-028'],
  args: { request: withRights('CLOSED', 'canManageTags'), acts: ['reopen'] as const, isCompleted: true },
  play: async ({ canvas, globals, args }) => {
    const texts = strings(globals);
    await expect(canvas.queryByRole('button', { name: texts.menu })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: texts.reopen }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: texts.reopenQuestion.confirm }));
    await expect(args.onAct).toHaveBeenLastCalledWith('reopen', args.request);
  },
});

export const NothingAllowed = meta.story({
  name: 'Without rights there is nothing to press',
  tags: ['RDET-032', 'RDET-036'],
  args: { request: withRights('INPROGRESS'), acts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Reminding = meta.story({
  name: 'The reminder shows that it is on its way',
  tags: ['RDET-024'],
  args: { reminding: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: strings(globals).reminding })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Reminded = meta.story({
  name: 'Reminded within the hour: the menu says from when it can be done again',
  tags: ['RDET-024', 'API-053'],
  args: { request: { ...withRights('INPROGRESS', 'canRemind'), nextReminderAt: '2026-11-20T13:50:00.000Z' } },
  play: async ({ canvas, globals, args }) => {
    const texts = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: texts.menu }));
    const item = await screen.findByRole('menuitem', { name: new RegExp(`^${texts.remind}`) });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent(texts.remindAgain.replace('{{time}}', '14:50'));
    await userEvent.click(item);
    await expect(args.onRemind).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  name: 'A deletion that fails says so and keeps the question',
  tags: ['RDET-026'],
  args: { onDelete: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas, globals }) => {
    const texts = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: texts.menu }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.delete.label }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: texts.delete.confirm }));
    await within(dialog).findByRole('alert');
  },
});

const ASKED = [
  ['sign', 2],
  ['validate', 1],
  ['addDocuments', 0],
  ['answer', 0],
] as const;

export const NextAct = meta.story({
  name: 'The next act of the person leads to where it is done; without one there is no primary action',
  render: (args) => (
    <div className="grid justify-items-start gap-12">
      {ASKED.map(([verb, count]) => (
        <RequestActions
          {...args}
          key={verb}
          hrefOf={(act) => `#${act}`}
          request={{
            ...withRights('ACTION_REQUIRED', 'canWriteMessage', 'canUploadDocument'),
            turn: { holder: 'you', verb, since: REQUEST.updatedAt, count },
          }}
        />
      ))}
      {(['client', 'bank'] as const).map((holder) => (
        <RequestActions
          {...args}
          key={holder}
          hrefOf={(act) => `#${act}`}
          request={{ ...REQUEST, turn: { holder, verb: 'answer', since: REQUEST.updatedAt, count: 0 } }}
        />
      ))}
      <RequestActions
        {...args}
        hrefOf={(act) => `#${act}`}
        request={{ ...REQUEST, turn: { holder: 'you', verb: 'process', since: REQUEST.updatedAt, count: 0 } }}
      />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const { act } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).requests.page;
    const labels = [
      act.sign_other.replace('{{count}}', '2'),
      act.validate_one.replace('{{count}}', '1'),
      act.addDocuments,
      act.answer,
    ];
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(labels);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(ASKED.map(([verb]) => `#${verb}`));
  },
});

export const NextActNotAllowed = meta.story({
  name: 'What is asked of a person who has not the right to do it is no primary action',
  render: (args) => (
    <div className="grid justify-items-start gap-12">
      {(['answer', 'addDocuments'] as const).map((verb) => (
        <RequestActions
          {...args}
          key={verb}
          hrefOf={(act) => `#${act}`}
          request={{
            ...withRights('ACTION_REQUIRED', 'canAddParticipants'),
            turn: { holder: 'you', verb, since: REQUEST.updatedAt, count: 0 },
          }}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const SignsAtOnce = meta.story({
  name: 'Where one envelope waits the next act leads to its signing page',
  tags: ['SIGN-013'],
  args: {
    request: {
      ...withRights('ACTION_REQUIRED'),
      turn: { holder: 'you', verb: 'sign', since: REQUEST.updatedAt, count: 1 },
    },
    hrefOf: (act) => `#${act}`,
    signingUrl: '/sandbox/signature?link=a',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.signingUrl);
  },
});

export const ConfirmsClosure = meta.story({
  name: 'The next act that confirms a closure asks first',
  tags: ['RDET-020', 'RDET-034'],
  args: {
    acts: ['close', 'refuseClosure'] as const,
    request: {
      ...withRights('TO_CLOSE', 'canClose', 'canRefuseToClose'),
      turn: { holder: 'you', verb: 'confirmClosure', since: REQUEST.updatedAt, count: 0 },
    },
    hrefOf: (act) => `#${act}`,
  },
  play: async ({ canvas, args, globals }) => {
    const { act } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).requests.page;
    canvas.getByRole('button', { name: act.confirmClosure }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: strings(globals).close.confirm }));
    await waitFor(() => expect(args.onAct).toHaveBeenLastCalledWith('close', args.request));
  },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).menu }));
    await screen.findAllByRole('menuitem');
  },
});
