import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { typedDate } from '../../controls/date/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { OPEN_REVIEW } from '../access-reviews.fixture.js';
import { OpenReviewsPage, type OpenReviewsPageProps } from './index.js';

const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).accessReviews;
const REVIEW = {
  ...OPEN_REVIEW,
  contract: { id: OPEN_REVIEW.contractId, name: 'Financing, Halden Group', number: '00418' },
};

const meta = preview.meta({
  title: 'Contracts/Open access reviews',
  component: OpenReviewsPage,
  args: {
    backHref: '/contracts',
    state: { status: 'ready', reviews: [REVIEW] },
    today: '2026-11-24',
    hrefOf: ({ id, contractId }) => `/contracts/${contractId}/access-reviews/${id}`,
    contracts: {
      options: [
        { value: 'orvane', label: 'Orvane, cash' },
        { value: 'brel', label: 'Brel, financing' },
      ],
      onQueryChange: fn(),
    },
    onOpen: fn(() => Promise.resolve()),
  } satisfies OpenReviewsPageProps,
});

export const Default = meta.story({
  name: 'The open reviews of all contracts, and one act that opens one in several of them',
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('link', { name: REVIEW.contract.name })).toHaveAttribute(
      'href',
      `/contracts/${REVIEW.contractId}/access-reviews/${REVIEW.id}`,
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: t.open.name }), 'Winter review');
    await userEvent.type(
      canvas.getByRole('textbox', { name: t.open.due }),
      `${typedDate('2999-12-31', globals['language'] === 'fr' ? 'fr' : 'en')}{Tab}`,
    );
    // No number while no contract is selected.
    await expect(canvas.getByRole('button', { name: t.campaign.submit_zero })).toBeDisabled();
    const submit = () => canvas.getByRole('button', { name: /^(Open|Ouvrir) \d/ });
    const field = canvas.getByRole('combobox', { name: t.campaign.contracts });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}{Escape}');
    await expect(submit()).toBeEnabled();
    await userEvent.click(submit());
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenCalledWith({
        name: 'Winter review',
        dueDate: '2999-12-31',
        contractIds: ['orvane', 'brel'],
      }),
    );
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});

export const None = meta.story({
  name: 'No review is open',
  args: { state: { status: 'ready', reviews: [] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).campaign.none)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'The reviews could not be loaded',
  args: { state: { status: 'error', onRetry: fn() } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).failed)).toBeVisible();
  },
});
