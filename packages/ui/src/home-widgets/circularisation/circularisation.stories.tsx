import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { REQUESTS } from '../../requests/requests.fixture.js';
import { Circularisation, type CircularisationProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Circularisation',
  component: Circularisation,
  args: {
    requests: REQUESTS.slice(0, 3),
    hrefOf: ({ id }) => `#request-${id}`,
    newHref: '#new',
  } satisfies CircularisationProps,
});

export const Default = meta.story({
  name: 'DS-038 WID-019 WID-059 the confirmations asked for, the way to ask, and the page about them',
  args: { href: '#audit-reports' },
  play: async ({ canvas, globals }) => {
    const { ask, about } = stringsOf(globals).homeWidgets.circularisation;
    await expect(canvas.getByRole('link', { name: about })).toHaveAttribute('href', '#audit-reports');
    await expect(canvas.getByRole('link', { name: ask })).toHaveAttribute('href', '#new');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: REQUESTS[0]!.title })).toHaveFocus();
  },
});

export const Reader = meta.story({
  name: 'AUD-004 AUD-005 who may not request one reads only',
  args: { newHref: undefined },
  play: async ({ canvas, globals }) => {
    const { ask } = stringsOf(globals).homeWidgets.circularisation;
    await expect(canvas.queryByRole('link', { name: ask })).toBeNull();
  },
});

export const OneColumn = meta.story({
  name: 'DS-038 DS-026 one column',
  ...inColumns(1),
});

const states = widgetStates({
  without: { requests: undefined },
  empty: { requests: [] },
  words: ({ homeWidgets }) => homeWidgets.circularisation,
});

export const Loading = meta.story({ name: 'DS-038 loading', ...states.loading });

export const Empty = meta.story({ name: 'DS-038 WID-006 no results', ...states.empty });

export const Unavailable = meta.story({ name: 'DS-038 WID-005 service unavailable', ...states.unavailable });

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid items-start gap-32 md:grid-cols-2">
      <Circularisation {...args} href="#audit-reports" />
      <Circularisation {...args} requests={[]} />
      <Circularisation {...args} status="unavailable" />
      <Circularisation {...args} status="loading" />
    </div>
  ),
});
