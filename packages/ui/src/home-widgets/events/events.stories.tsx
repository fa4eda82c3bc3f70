import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { EVENTS } from '../home-widgets.fixture.js';
import { EventsWidget, type EventsWidgetProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Events',
  component: EventsWidget,
  args: {
    width: 1,
    events: EVENTS,
    linkOf: ({ url }) => (url.startsWith('/') ? undefined : { href: url, external: true }),
  } satisfies EventsWidgetProps,
});

export const Default = meta.story({
  name: 'An event is a picture and words that lead to it, the others a slide away',
  tags: ['DS-034', 'WID-045'],
  play: async ({ canvas, globals, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /Treasury breakfast/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: stringsOf(globals).data.carousel.next }));
    await expect(canvas.getByText('Sustainable finance day')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText(EVENTS[3]!.title)).toBeVisible();
  },
});

export const NoPage = meta.story({
  name: 'An event whose page does not exist is not linked',
  args: { events: EVENTS.slice(1, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sustainable finance day')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Hostile = meta.story({
  name: 'A picture that is not an image of its own is not drawn',
  args: {
    events: [
      { ...EVENTS[0]!, base64Image: 'https://elsewhere.example/x.png' },
      { ...EVENTS[1]!, base64Image: 'data:text/html;base64,PGI+' },
    ],
    width: 2,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0);
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-034', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-034', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
});

export const ThreeColumns = meta.story({
  name: 'Three columns',
  tags: ['DS-034', 'DS-026'],
  ...inColumns(3),
  args: { width: 3 },
});

const states = widgetStates({
  without: { events: undefined },
  empty: { events: [] },
  words: ({ homeWidgets }) => homeWidgets.events,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-034'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-034', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-034', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid items-start gap-32 md:grid-cols-2">
      <EventsWidget {...args} width={3} className="md:col-span-2" />
      <EventsWidget {...args} />
      <EventsWidget {...args} events={[]} />
      <EventsWidget {...args} status="unavailable" />
    </div>
  ),
});
