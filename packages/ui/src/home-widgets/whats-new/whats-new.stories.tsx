import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { MEDIUM_PICTURE, NEWS, SMALL_PICTURE } from '../home-widgets.fixture.js';
import { WhatsNew, type WhatsNewProps } from './index.js';

const meta = preview.meta({
  title: 'Home/What’s new',
  component: WhatsNew,
  args: { width: 2, news: NEWS, liveHref: (href): string | undefined => href } satisfies WhatsNewProps,
});

export const Default = meta.story({
  name: 'The new mark, the date, and the three kinds of button',
  tags: ['DS-035', 'WID-047'],
  play: async ({ canvas, globals }) => {
    const { data, homeWidgets } = stringsOf(globals);
    await expect(canvas.getAllByText(homeWidgets.whatsNew.new)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your requests' })).toHaveAttribute(
      'href',
      '/requests-board/requests',
    );
    await userEvent.click(canvas.getByRole('button', { name: data.carousel.next }));
    const guide = canvas.getByRole('link', { name: /Read the guide/ });
    await expect(guide).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Write to the team' })).toHaveAttribute(
      'href',
      'mailto:portal-design@atrium.example',
    );
  },
});

export const Buttons = meta.story({
  name: 'A page that does not exist and an unsafe address have no button',
  tags: ['WID-050', 'WID-051', 'WID-052'],
  args: {
    news: [NEWS[0]!, { ...NEWS[1]!, button: { ...NEWS[1]!.button!, url: 'javascript:alert(1)' } }],
    liveHref: () => undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(0);
  },
});

export const SmallImage = meta.story({
  name: 'One column takes the small image',
  tags: ['DS-035', 'WID-049'],
  args: { width: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', SMALL_PICTURE);
  },
});

export const MediumImage = meta.story({
  name: 'A wider one takes the medium image',
  tags: ['DS-035', 'WID-049'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', MEDIUM_PICTURE);
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-035', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-035', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
});

export const ThreeColumns = meta.story({
  name: 'Three columns',
  tags: ['DS-035', 'DS-026'],
  ...inColumns(3),
  args: { width: 3 },
});

const states = widgetStates({
  without: { news: undefined },
  empty: { news: [] },
  words: ({ homeWidgets }) => homeWidgets.whatsNew,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-035'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-035', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-035', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid items-start gap-32 md:grid-cols-2">
      <WhatsNew {...args} />
      <WhatsNew {...args} width={1} />
      <WhatsNew {...args} news={[]} />
      <WhatsNew {...args} status="unavailable" />
    </div>
  ),
});
