import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { WidgetBoard } from '../../dashboard/index.js';
import { LastRequests, RequestsCounter } from '../../home-widgets/index.js';
import { REQUESTS } from '../../requests/requests.fixture.js';
import { HomePage } from './index.js';

const layout = [
  { i: 'LAST_REQUESTS', x: 0, y: 0, w: 2, h: 1 },
  { i: 'REQUESTS_COUNTER', x: 2, y: 0, w: 1, h: 1 },
];
const widgets = [
  {
    id: 'LAST_REQUESTS',
    title: 'Last requests',
    widths: [1, 2, 3],
    content: <LastRequests requests={REQUESTS} hrefOf={({ id }) => `#${id}`} boardHref="#board" />,
  },
  {
    id: 'REQUESTS_COUNTER',
    title: 'Requests',
    widths: [1, 2],
    content: (
      <RequestsCounter
        counters={{ actionRequired: 7, inProgress: 20, open: 27, toClose: 4, favorite: 6 }}
        hrefs={{ board: '#1', actionRequired: '#2', inProgress: '#3', toClose: '#4', favorite: '#5' }}
      />
    ),
  },
];
const BOARD = <WidgetBoard layout={layout} widgets={widgets} />;

const meta = preview.meta({
  title: 'Home/Home page',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  args: {
    firstName: 'Claire',
    facts: [
      { id: 'action', label: '7 requests need you', href: '#action', isAction: true },
      { id: 'close', label: '4 requests to close', href: '#close' },
    ],
    changes: {
      since: '2026-11-20T09:32:00Z',
      items: [
        { id: 'requests', label: '5 requests changed', href: '#changed' },
        { id: 'documents', label: '12 new documents' },
      ],
    },
    children: BOARD,
    onCustomize: fn(),
    createRequestHref: '#new',
  },
});

export const Default = meta.story({
  name: 'Greets by name and part of the day; the facts are links',
  tags: ['HOME-001', 'HOME-002'],
  play: async ({ canvas, args, globals }) => {
    const { home, dashboard } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      home.greeting.afternoon.replace('{{name}}', 'Claire'),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '7 requests need you' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: dashboard.customize }));
    await expect(args.onCustomize).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: home.createRequest })).toHaveFocus();
  },
});

export const NothingChanged = meta.story({
  name: 'Nothing changed since the last visit',
  args: { changes: { since: '2026-11-20T09:32:00Z', items: [] } },
  play: async ({ canvas, globals }) => {
    const { changes } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).home;
    await expect(canvas.getByText(changes.none.split('{{')[0]!, { exact: false })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'While it is loading the greeting stands alone, so that nothing moves when the rest comes',
  args: { facts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const Nothing = meta.story({
  name: 'No widget, no first name',
  args: { firstName: '', facts: [], children: <WidgetBoard layout={[]} widgets={[]} /> },
  play: async ({ canvas, globals }) => {
    const { home, dashboard } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(home.greeting.afternoonAlone);
    await expect(canvas.getByText(dashboard.grid.empty)).toBeVisible();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });
