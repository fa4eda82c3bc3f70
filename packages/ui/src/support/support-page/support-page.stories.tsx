import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { HealthList } from '../health-list/index.js';
import { CHECKED_AT, SERVICE_STATES } from '../support.fixture.js';
import { SUPPORT_TABS, SupportPage } from './index.js';

const meta = preview.meta({
  title: 'Support/Support page',
  component: SupportPage,
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'health-check' as const,
    hrefOf: (tab: string) => `#${tab}`,
    deadLetters: 14,
    children: (
      <HealthList
        state={{ status: 'ready', services: SERVICE_STATES, checkedAt: CHECKED_AT }}
        onCheckAgain={fn()}
        onSwitch={fn(() => Promise.resolve())}
      />
    ),
  },
});
const stringsOf = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).support;

export const Default = meta.story({
  name: 'Six tabs, each with its address',
  tags: ['SUP-001'],
  play: async ({ canvas, globals }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      SUPPORT_TABS.map((tab) => `#${tab}`),
    );
    await expect(links[0]).toHaveAttribute('aria-current', 'page');
    await expect(links[5]).toHaveTextContent(`${stringsOf(globals).tabs['dead-letters']}14`);
    await userEvent.tab();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
});

const emptyTab = (tab: 'feature-flip' | 'latest-connections' | 'translations') =>
  meta.story({
    name: `${tab} is empty`,
    tags: ['SUP-002'],
    args: { tab, children: undefined },
    play: async ({ canvas, globals }) => {
      await expect(canvas.getByText(stringsOf(globals).nothing[tab])).toBeVisible();
    },
  });
export const FeatureFlip = emptyTab('feature-flip');
export const LatestConnections = emptyTab('latest-connections');
export const Translations = emptyTab('translations');

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});
