import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { INFORMATION } from '../home-widgets.fixture.js';
import { ServiceInformation, type ServiceInformationProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Service information',
  component: ServiceInformation,
  args: {
    code: 'MY_SERVICE_INFORMATION',
    width: 1,
    information: INFORMATION,
  } satisfies ServiceInformationProps,
});

export const Default = meta.story({
  name: 'Title, subtitle, picture and formatted text',
  tags: ['DS-032', 'WID-036'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: INFORMATION.title })).toBeVisible();
    await expect(canvas.getByText(INFORMATION.subTitle)).toBeVisible();
    await expect(await canvas.findByText('SEPA transfers')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', INFORMATION.image);
  },
});

export const Hostile = meta.story({
  name: 'What is not formatted text is not drawn',
  tags: ['WID-036'],
  args: {
    information: {
      ...INFORMATION,
      image: 'https://elsewhere.example/x.png',
      description:
        '<p onclick="x()">Read <script>x()</script><img src="x"><a href="javascript:x()">this</a></p>',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Read this/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('script, img, a, [onclick]')).toHaveLength(0);
  },
});

const states = widgetStates({
  without: { information: undefined },
  empty: { information: undefined },
  words: ({ homeWidgets }) => homeWidgets.information,
});

export const OneClick = meta.story({
  name: 'One-click: its words and the way to its page, by keyboard',
  tags: ['DS-031', 'WID-018', 'WID-035'],
  args: {
    code: 'ONE_CLICK',
    information: { ...INFORMATION, title: 'Confirm a trade in one click', image: null },
    action: { href: '#one-click', label: 'Open one-click' },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open one-click' });
    await expect(link).toHaveAttribute('href', '#one-click');
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const OneClickLoading = meta.story({
  name: 'One-click: loading',
  tags: ['DS-031'],
  ...states.loading,
  args: { ...states.loading.args, code: 'ONE_CLICK' },
});

export const OneClickEmpty = meta.story({
  name: 'No words: the way to the page stays',
  tags: ['DS-031', 'WID-006'],
  args: {
    code: 'ONE_CLICK',
    information: undefined,
    action: { href: '#one-click', label: 'Open one-click' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open one-click' })).toBeVisible();
  },
});

export const OneClickUnavailable = meta.story({
  name: 'One-click: service unavailable',
  tags: ['DS-031', 'WID-005'],
  ...states.unavailable,
  args: { ...states.unavailable.args, code: 'ONE_CLICK' },
});

export const OneClickOneColumn = meta.story({
  name: 'One-click: one column',
  tags: ['DS-031', 'DS-026'],
  ...inColumns(1),
  args: { code: 'ONE_CLICK', width: 1 },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-032', 'DS-026'],
  ...inColumns(1),
  args: { width: 1 },
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-032', 'DS-026'],
  ...inColumns(2),
  args: { width: 2 },
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-032'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-032', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-032', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid items-start gap-32 md:grid-cols-2">
      <ServiceInformation {...args} width={2} />
      <ServiceInformation {...args} />
      <ServiceInformation {...args} information={undefined} />
      <ServiceInformation {...args} status="unavailable" />
    </div>
  ),
});
