import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Button } from '../../controls/button/index.js';
import { CarouselControls, CarouselRoot, CarouselSlides, State } from '../../data/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { WidgetFrame } from './index.js';

const rows = (
  <ul>
    {['Halden Energy GmbH', 'Halden Industries SA', 'Halden Iberia SL'].map((entity) => (
      <li key={entity} className="flex h-row items-center justify-between border-b border-line">
        {entity}
        <State name="action" turn="sign" />
      </li>
    ))}
  </ul>
);
const meta = preview.meta({
  title: 'Dashboard/Widget frame',
  component: WidgetFrame,
  args: {
    title: 'Last requests',
    link: { href: '#all', label: 'All requests' },
    children: rows,
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Last requests' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Last requests');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All requests' })).toHaveFocus();
  },
});

export const ClickableHeader = meta.story({
  name: 'A title that is a link, a corner count and a description',
  tags: ['DS-025', 'WID-001', 'WID-002', 'WID-003', 'WID-004'],
  args: {
    title: 'Requests',
    href: '#requests',
    count: 120,
    countLabel: '120 requests are waiting for you',
    description: 'Requests of the whole group.',
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: 'Requests' });
    await expect(title).toBeVisible();
    const link = within(title).getByRole('link', { name: 'Requests' });
    await expect(link).toHaveAttribute('href', '#requests');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('120 requests are waiting for you')).toBeInTheDocument();
    await expect(canvas.getByText('Requests of the whole group.')).toBeVisible();
  },
});

export const NewTab = meta.story({
  name: 'A service that opens a new tab says so and hands over no opener',
  tags: ['NAV-013', 'NAV-014'],
  args: { title: 'Data room', href: 'https://dataroom.atrium.example', external: true, link: undefined },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Data room/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
});

export const MoreRows = meta.story({
  name: 'A list that goes on says how much of it is shown, and brings more by mouse and by keyboard',
  args: { more: { shown: 50, total: 1320, onMore: fn(), readAll: () => Promise.resolve([]) } },
  play: async ({ canvas, args, globals }) => {
    const { more, shownOf } = strings(globals).home.widget;
    await expect(canvas.getByRole('status')).toHaveTextContent(
      shownOf
        .replace('{{shown}}', '50')
        .replace('{{total}}', globals['language'] === 'fr' ? '1 320' : '1,320'),
    );
    const button = canvas.getByRole('button', { name: more });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.more!.onMore).toHaveBeenCalledTimes(2);
  },
});

export const Loading = meta.story({
  name: 'Loading',
  tags: ['DS-025'],
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toBeInTheDocument();
    await expect(canvas.queryByText('Halden Energy GmbH')).toBeNull();
  },
});

export const NoResults = meta.story({
  name: 'No results: title, help, one action',
  tags: ['DS-025'],
  args: {
    status: 'empty',
    empty: {
      title: 'No request is waiting for you',
      help: 'Requests that you follow stand on the board.',
      action: <Button>New request</Button>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No request is waiting for you')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New request' })).toBeVisible();
  },
});

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-025', 'WID-005'],
  args: { status: 'unavailable' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).home.widget.unavailable)).toBeVisible();
    await expect(canvas.queryByText('Halden Energy GmbH')).toBeNull();
  },
});

const onRetry = fn();
export const Failed = meta.story({
  name: 'An error gives the support id and tries again',
  args: { status: 'error', error: { supportId: 'AT-7F28-93C1', lastKnown: '2026-11-20T12:02:00Z', onRetry } },
  play: async ({ canvas, globals }) => {
    onRetry.mockClear();
    await expect(canvas.getByText('AT-7F28-93C1')).toBeVisible();
    const again = canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain });
    await userEvent.click(again);
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledTimes(2);
  },
});

const slides = [
  { id: 'rates', content: <p className="py-12">The deposit rate holds at 2.00%</p> },
  { id: 'cutoff', content: <p className="py-12">Cut-off times move to noon</p> },
];
const withCarousel = (
  <CarouselRoot label="Highlights" count={slides.length}>
    <WidgetFrame title="Highlights" actions={<CarouselControls />}>
      <CarouselSlides slides={slides} />
    </WidgetFrame>
  </CarouselRoot>
);

export const WithCarousel = meta.story({
  name: 'The controls of a carousel stand in the header',
  render: () => withCarousel,
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).data.carousel.next }));
    await waitFor(() => expect(canvas.getByText('Cut-off times move to noon')).toBeVisible());
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByText('The deposit rate holds at 2.00%')).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-x-32 gap-y-40 sm:grid-cols-2">
      <WidgetFrame
        title="Last requests"
        href="#requests"
        count={7}
        link={{ href: '#all', label: 'All requests' }}
      >
        {rows}
      </WidgetFrame>
      <WidgetFrame
        title="KYC reviews"
        status="empty"
        empty={{ title: 'No review is open', help: 'The next one starts in 2029.' }}
      />
      <WidgetFrame title="Forecast" status="unavailable" description="Amounts in account currency." />
      <WidgetFrame
        title="Documents"
        status="error"
        error={{ supportId: 'AT-7F28-93C1', lastKnown: '2026-11-20T12:02:00Z', onRetry }}
      />
      <WidgetFrame title="Contacts" status="loading" />
      {withCarousel}
    </div>
  ),
});
