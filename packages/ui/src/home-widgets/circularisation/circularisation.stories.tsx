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
  name: 'The confirmations asked for, the way to ask, and the page about them',
  tags: ['DS-038', 'WID-019', 'WID-059'],
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
  name: 'Who may not request one reads only',
  tags: ['AUD-004', 'AUD-005'],
  args: { newHref: undefined },
  play: async ({ canvas, globals }) => {
    const { ask } = stringsOf(globals).homeWidgets.circularisation;
    await expect(canvas.queryByRole('link', { name: ask })).toBeNull();
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-038', 'DS-026'],
  ...inColumns(1),
});

const states = widgetStates({
  without: { requests: undefined },
  empty: { requests: [] },
  words: ({ homeWidgets }) => homeWidgets.circularisation,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-038'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-038', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-038', 'WID-005'],
  ...states.unavailable,
});

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
