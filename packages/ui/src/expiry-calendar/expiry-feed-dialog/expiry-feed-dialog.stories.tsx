import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ExpiryFeedDialog, type ExpiryFeedDialogProps } from './index.js';

const KINDS: { value: ExpiryKind; label: string }[] = [
  { value: 'KYC_REVIEW', label: 'KYC review' },
  { value: 'GUARANTEE', label: 'Guarantee' },
  { value: 'LOAN', label: 'Loan maturity' },
];
const ADDRESS = 'https://portal.example/api/expiry-calendar/feed.ics?token=kX3v';

const meta = preview.meta({
  title: 'Expiry calendar/Expiry feed dialog',
  component: ExpiryFeedDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    feed: null,
    address: null,
    kinds: KINDS,
    onCreate: fn(),
    onRevoke: fn(),
    onCopy: fn(),
  } satisfies ExpiryFeedDialogProps,
});
const words = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).expiryCalendar.feed;

export const Default = meta.story({
  name: 'What the address contains is chosen before it is created',
  play: async ({ args, globals }) => {
    const text = words(globals);
    const create = await screen.findByRole('button', { name: text.create });
    await userEvent.click(create);
    await expect(args.onCreate).toHaveBeenLastCalledWith({ kinds: [], withNames: false });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Guarantee' }));
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(text.withNames) }));
    await userEvent.click(create);
    await expect(args.onCreate).toHaveBeenLastCalledWith({ kinds: ['KYC_REVIEW', 'LOAN'], withNames: true });
    await userEvent.click(screen.getByRole('checkbox', { name: 'KYC review' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Loan maturity' }));
    await expect(screen.getByText(text.noKind)).toBeVisible();
    await userEvent.click(create);
    await expect(args.onCreate).toHaveBeenCalledTimes(2);
  },
});

export const Made = meta.story({
  name: 'The address, shown once',
  args: {
    address: ADDRESS,
    feed: { kinds: [], withNames: true, createdAt: '2026-11-20T13:30:00Z', lastReadAt: null },
  },
  play: async ({ args, globals }) => {
    const text = words(globals);
    await expect(await screen.findByRole('textbox', { name: text.address })).toHaveValue(ADDRESS);
    await userEvent.click(screen.getByRole('button', { name: text.copy }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(ADDRESS);
  },
});

export const Existing = meta.story({
  name: 'There is one: since when, when it was last read; it is replaced or revoked',
  args: {
    feed: {
      kinds: ['GUARANTEE'],
      withNames: false,
      createdAt: '2026-10-02T08:00:00Z',
      lastReadAt: '2026-11-20T06:00:00Z',
    },
  },
  play: async ({ args, globals }) => {
    const text = words(globals);
    await expect(await screen.findByRole('checkbox', { name: 'Guarantee' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: text.revoke }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
  },
});

export const Narrowed = meta.story({
  name: 'Kinds that are not seen any more are not among the chosen ones, and never make them all',
  args: {
    feed: {
      kinds: ['GUARANTEE', 'DEPOSIT', 'REPAYMENT'],
      withNames: false,
      createdAt: '2026-10-02T08:00:00Z',
      lastReadAt: null,
    },
  },
  play: async ({ args, globals }) => {
    await userEvent.click(await screen.findByRole('button', { name: words(globals).replace }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({ kinds: ['GUARANTEE'], withNames: false });
  },
});

export const Failed = meta.story({
  name: 'It could not be made',
  args: { failure: 'The feed was not made' },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
});
