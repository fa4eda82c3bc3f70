import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { NOTIFICATIONS } from '../profile.fixture.js';
import { NotificationList, type NotificationListProps } from './index.js';

const onRetry = fn();
const meta = preview.meta({
  title: 'Profile/Notification list',
  component: NotificationList,
  args: {
    filter: 'all' as const,
    onFilterChange: fn(),
    notifications: NOTIFICATIONS,
    total: 31,
    unread: 2,
    pageSize: 20,
    serviceName: () => 'Halden',
    onShowMore: fn(),
    onOpen: fn(),
    onMarkSeen: fn(),
    onMarkAllSeen: fn(),
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'What happened, to what, in which service; following it marks it',
  tags: ['PROF-031'],
  play: async ({ canvas, args, globals }) => {
    const { notifications } = strings(globals).profile;
    const link = canvas.getByRole('link', { name: /^Opening of a EUR current account/ });
    await expect(link).toHaveAttribute('href', NOTIFICATIONS[0]!.url);
    await expect(link).toHaveAccessibleName(new RegExp(notifications.isUnread));
    // A request that is no longer visible only shows its event.
    await expect(canvas.getByRole('link', { name: notifications.types.REQUEST_UPDATED })).toBeVisible();
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenLastCalledWith(NOTIFICATIONS[0]);
  },
});

export const Alert = meta.story({
  name: 'The alert of a saved search says how much is new, and leads there',
  tags: ['PROF-043'],
  args: {
    notifications: [
      {
        ...NOTIFICATIONS[0]!,
        type: 'SAVED_SEARCH_NEWS',
        subject: 'Guarantees in Rotterdam',
        url: '/search?query=guarantee',
        count: 3,
      },
    ],
  },
  play: async ({ canvas, globals }) => {
    const { notifications } = strings(globals).profile;
    const row = canvas.getByRole('listitem');
    await expect(within(row).getByRole('link', { name: /^Guarantees in Rotterdam/ })).toHaveAttribute(
      'href',
      '/search?query=guarantee',
    );
    await expect(row).toHaveTextContent(notifications.types.SAVED_SEARCH_NEWS);
    await expect(row).toHaveTextContent(notifications.news_other.replace('{{figure}}', '3'));
    await expect(row).not.toHaveTextContent('Halden');
  },
});

export const Marking = meta.story({
  name: 'The eye marks one and hands the focus on, by mouse and keyboard',
  tags: ['PROF-028'],
  render: function Marked(args: NotificationListProps) {
    const [seen, setSeen] = useState<readonly string[]>([]);
    return (
      <NotificationList
        {...args}
        notifications={NOTIFICATIONS.map((each) => ({
          ...each,
          isSeen: each.isSeen || seen.includes(each.notificationId),
        }))}
        unread={2 - seen.length}
        onMarkSeen={(each) => {
          args.onMarkSeen(each);
          setSeen([...seen, each.notificationId]);
        }}
      />
    );
  },
  play: async ({ canvas, args, globals }) => {
    const label = strings(globals).profile.notifications.markOne.replace('{{title}}', '');
    const eyes = () => canvas.queryAllByRole('button', { name: new RegExp(`^${label}`) });
    await expect(eyes()).toHaveLength(2);
    await userEvent.click(eyes()[0]!);
    await expect(args.onMarkSeen).toHaveBeenLastCalledWith(NOTIFICATIONS[0]);
    await expect(eyes()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkSeen).toHaveBeenLastCalledWith(NOTIFICATIONS[1]);
    await expect(eyes()).toHaveLength(0);
    await expect(document.body).not.toHaveFocus();
  },
});

export const FilterAndAll = meta.story({
  name: 'Filter, mark all, show more',
  tags: ['DS-067', 'PROF-024', 'PROF-025', 'PROF-026'],
  play: async ({ canvas, args, globals }) => {
    const { navigation, profile } = strings(globals);
    await userEvent.click(
      canvas.getByRole('radio', { name: new RegExp(`^${profile.notifications.unread}`) }),
    );
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('unread');
    await userEvent.click(canvas.getByRole('button', { name: profile.notifications.markAll }));
    await expect(args.onMarkAllSeen).toHaveBeenCalledOnce();
    const more = navigation.pagination.showMore_other.replace('{{count}}', '20');
    canvas.getByRole('button', { name: more }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

export const NothingUnread = meta.story({
  name: 'Nothing unread leads back to all',
  args: { filter: 'unread', notifications: [], total: 0, unread: 0 },
  play: async ({ canvas, args, globals }) => {
    const { notifications } = strings(globals).profile;
    await userEvent.click(canvas.getByRole('button', { name: notifications.markAll }));
    await expect(args.onMarkAllSeen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: notifications.empty.showAll }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('all');
  },
});

export const NothingYet = meta.story({
  name: 'No notification yet',
  args: { notifications: [], total: 0, unread: 0 },
});

export const InNameOf = meta.story({
  name: 'Someone else’s session marks nothing',
  args: { inNameOf: true },
  play: async ({ canvas, globals }) => {
    const { notifications } = strings(globals).profile;
    await expect(canvas.getByText(notifications.inNameOf.replaceAll(/[\u00a0\u202f]/g, ' '))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: notifications.markAll })).toBeNull();
  },
});

export const Loading = meta.story({ args: { notifications: undefined, unread: undefined } });

export const Failed = meta.story({
  args: { notifications: undefined, unread: undefined, error: { supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({
  name: 'At 320 px',
  decorators: [(Story) => <div className="w-288">{Story()}</div>],
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-32">
      <NotificationList {...args} />
      <NotificationList {...args} filter="unread" notifications={[]} total={0} unread={0} />
    </div>
  ),
});
