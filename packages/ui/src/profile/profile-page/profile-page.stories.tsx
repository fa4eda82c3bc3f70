import { expect, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ProfilePage } from './index.js';

const meta = preview.meta({
  title: 'Profile/Profile page',
  component: ProfilePage,
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'notifications' as const,
    tabHref: (tab: string) => `#${tab}`,
    unread: 5,
    newRequestHref: '#new',
    children: 'Notifications of Claire Vasseur',
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'Three tabs, each an address, and the way to a new request',
  tags: ['PROF-001', 'PROF-002', 'PROF-004'],
  play: async ({ canvas, globals }) => {
    const { profile } = strings(globals);
    const nav = within(canvas.getByRole('navigation', { name: profile.tabs.label }));
    const links = nav.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#profile-information',
      '#notifications',
      '#user-preferences',
    ]);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent(profile.tabs.notifications);
    await expect(canvas.getByRole('link', { name: profile.newRequest })).toHaveAttribute('href', '#new');
  },
});

export const WithoutCreation = meta.story({
  name: 'No button for who creates no request here',
  tags: ['PROF-005', 'PROF-006'],
  args: { newRequestHref: undefined, unread: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: strings(globals).profile.newRequest })).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
