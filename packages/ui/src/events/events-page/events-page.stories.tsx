import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { EVENTS } from '../../home-widgets/home-widgets.fixture.js';
import type { EventLink } from '../event-item.js';
import { EventsPage, type EventsPageProps } from './index.js';

const onRetry = fn();
const meta = preview.meta({
  title: 'Events/Events page',
  component: EventsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    result: { status: 'ready', events: EVENTS },
    linkOf: ({ url }): EventLink | undefined =>
      url.startsWith('https://') ? { href: url, external: true } : { href: `#${url}`, external: false },
  } satisfies EventsPageProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).home.events;

export const Default = meta.story({
  name: 'The events to come, each a link',
  tags: ['PLAT-029', 'PLAT-030'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(strings(globals).title);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(EVENTS.length);
    for (const { title } of EVENTS)
      await expect(canvas.getByRole('link', { name: new RegExp(title) })).toBeVisible();
  },
});

export const WithoutLink = meta.story({
  name: 'An event that is described here alone is no link',
  args: { linkOf: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: EVENTS[0]!.title })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Loading = meta.story({ args: { result: { status: 'loading' } } });

export const Nothing = meta.story({
  name: 'No event is planned',
  args: { result: { status: 'ready', events: [] } },
});

export const Refused = meta.story({
  name: 'Events are not part of the contract',
  args: { result: { status: 'refused' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).refused)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'The events could not be loaded',
  args: { result: { status: 'error', supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    const t = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).feedback.error;
    await userEvent.click(canvas.getByRole('button', { name: t.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
