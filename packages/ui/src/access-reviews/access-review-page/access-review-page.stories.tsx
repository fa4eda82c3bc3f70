import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { CLOSED_REVIEW, OPEN_REVIEW } from '../access-reviews.fixture.js';
import { AccessReviewPage, type AccessReviewPageProps } from './index.js';

const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).accessReviews;
const [first, second, third] = OPEN_REVIEW.reviewed;

const meta = preview.meta({
  title: 'Contracts/Access review',
  component: AccessReviewPage,
  args: {
    backHref: '/contracts/1/access-reviews',
    contract: { number: '00418', name: 'Cash management, Halden Group' },
    state: { status: 'ready', review: OPEN_REVIEW },
    today: '2026-11-24',
    ownId: 'nobody',
    onDecide: fn(),
    onClose: fn(() => Promise.resolve()),
    onResult: fn(),
  } satisfies AccessReviewPageProps,
});

const buttonsOf = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLButtonElement>('button[data-line]'),
];

export const Default = meta.story({
  name: 'Each right is decided by one key, arrows go from line to line',
  play: async ({ canvasElement, args, globals }) => {
    const { keys } = strings(globals);
    const decisionOf = (line: typeof first, decision: string | null) => ({
      id: line!.id,
      version: line!.version,
      decision,
      comment: line!.comment,
    });
    buttonsOf(canvasElement)[0]!.focus();
    await userEvent.keyboard(keys.confirm.toLowerCase());
    await expect(args.onDecide).toHaveBeenLastCalledWith(decisionOf(first, 'CONFIRMED'));
    await userEvent.keyboard(`{ArrowDown}${keys.revoke.toLowerCase()}`);
    await expect(args.onDecide).toHaveBeenLastCalledWith(decisionOf(second, 'REVOKED'));
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect(args.onDecide).toHaveBeenLastCalledWith(decisionOf(third, null));
    // Shortcuts of the browser and the system are not intercepted.
    const focused = document.activeElement;
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}{Meta>}r{/Meta}');
    await expect(document.activeElement).toBe(focused);
    await expect(args.onDecide).toHaveBeenCalledTimes(3);
    // A removed right needs no decision.
    await expect(buttonsOf(canvasElement)).toHaveLength(6);
  },
});

export const Undecided = meta.story({
  name: 'It cannot be closed before everything is decided',
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: strings(globals).close })).toBeDisabled();
  },
});

export const Decided = meta.story({
  name: 'Closing says what it takes, and asks first',
  args: {
    state: {
      status: 'ready',
      review: { ...OPEN_REVIEW, lines: CLOSED_REVIEW.lines, reviewed: CLOSED_REVIEW.reviewed },
    },
  },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.close }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    // A campaign gives the reviews of several contracts the same name.
    await expect(dialog.getByRole('heading')).toHaveTextContent(/Cash management, Halden Group/);
    await userEvent.click(dialog.getByRole('button', { name: t.close }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(expect.objectContaining({ version: 6 })));
  },
});

export const OwnRights = meta.story({
  name: 'Nobody decides on their own rights',
  args: { ownId: first!.person.id },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getAllByText(strings(globals).own)).toHaveLength(2);
    await expect(buttonsOf(canvasElement)).toHaveLength(2);
  },
});

export const Reader = meta.story({
  name: 'Whoever may not change rights reads the review',
  args: { onDecide: undefined, onClose: undefined },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(buttonsOf(canvasElement)).toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: strings(globals).close })).toBeNull();
  },
});

export const Closed = meta.story({
  name: 'A closed review with its seal and its result',
  args: { state: { status: 'ready', review: CLOSED_REVIEW } },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(new RegExp(CLOSED_REVIEW.digest!))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.pdf }));
    await expect(args.onResult).toHaveBeenLastCalledWith('pdf');
    await userEvent.click(canvas.getByRole('button', { name: t.xlsx }));
    await expect(args.onResult).toHaveBeenLastCalledWith('xlsx');
  },
});

export const Loading = meta.story({ name: 'Loading', args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  name: 'It could not be loaded',
  args: { state: { status: 'error', supportId: '7f3a', onRetry: fn() } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).reviewFailed)).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
