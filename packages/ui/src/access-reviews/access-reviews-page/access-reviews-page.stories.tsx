import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { typedDate } from '../../controls/date/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { CLOSED_REVIEW, OPEN_REVIEW } from '../access-reviews.fixture.js';
import { AccessReviewsPage, type AccessReviewsPageProps } from './index.js';

const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).accessReviews;

const meta = preview.meta({
  title: 'Contracts/Access reviews',
  component: AccessReviewsPage,
  args: {
    contract: { name: 'Halden Group', href: '/contracts/1?tab=rights' },
    state: { status: 'ready', reviews: [CLOSED_REVIEW] },
    today: '2026-11-24',
    hrefOf: (id: string) => `/contracts/1/access-reviews/${id}`,
    onOpen: fn(() => Promise.resolve()),
  } satisfies AccessReviewsPageProps,
});

export const Default = meta.story({
  name: 'The reviews of a contract, and the form that opens the next one',
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('link', { name: CLOSED_REVIEW.name })).toBeVisible();
    const submit = canvas.getByRole('button', { name: t.open.submit });
    await expect(submit).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: t.open.name }), 'Winter review');
    await userEvent.type(
      canvas.getByRole('textbox', { name: t.open.due }),
      `${typedDate('2999-12-31', globals['language'] === 'fr' ? 'fr' : 'en')}{Tab}`,
    );
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenCalledWith({ name: 'Winter review', dueDate: '2999-12-31' }),
    );
  },
});

export const OneIsOpen = meta.story({
  name: 'One is open at a time',
  args: { state: { status: 'ready', reviews: [OPEN_REVIEW] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).open.waiting)).toBeVisible();
  },
});

export const Reader = meta.story({
  name: 'Whoever may not change rights opens none',
  args: { onOpen: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button', { name: strings(globals).open.submit })).toBeNull();
  },
});

export const None = meta.story({
  name: 'No review yet',
  args: { state: { status: 'ready', reviews: [] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).none)).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Loading', args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  name: 'They could not be loaded',
  args: { state: { status: 'error', supportId: '7f3a', onRetry: fn() } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).failed)).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { state: { status: 'ready', reviews: [OPEN_REVIEW, CLOSED_REVIEW] } },
});

export const DueToday = meta.story({
  name: 'A review is overdue once its day has ended at the bank, not before',
  args: { state: { status: 'ready', reviews: [OPEN_REVIEW] }, today: OPEN_REVIEW.dueDate },
  play: async ({ canvas, globals }) => {
    const { open } = strings(globals).state;
    await expect(canvas.getByText(new RegExp(`^${open.split('{{')[0]!.trim()}`))).toBeVisible();
  },
});

export const Overdue = meta.story({
  name: 'A review that is overdue says so',
  args: { state: { status: 'ready', reviews: [OPEN_REVIEW] }, today: '2026-12-16' },
  play: async ({ canvas, globals }) => {
    const { overdue } = strings(globals).state;
    await expect(canvas.getByText(new RegExp(`^${overdue.split('{{')[0]!.trim()}`))).toBeVisible();
  },
});
