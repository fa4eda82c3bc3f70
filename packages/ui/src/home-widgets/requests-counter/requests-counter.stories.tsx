import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { RequestsCounter } from './index.js';

const counters = { actionRequired: 7, inProgress: 20, open: 27, toClose: 4, favorite: 6 };
const hrefs = {
  board: '#board',
  actionRequired: '#action-required',
  inProgress: '#in-progress',
  toClose: '#to-close',
  favorite: '#favorite',
};

const meta = preview.meta({
  title: 'Home/Requests counter',
  component: RequestsCounter,
  args: { counters, hrefs },
});

export const Default = meta.story({
  name: 'The number of requests per state, each a link to the board',
  tags: ['WID-053'],
  play: async ({ canvas, globals }) => {
    const { data, home } = stringsOf(globals);
    const link = canvas.getByRole('link', { name: data.state.action });
    await expect(link).toHaveAttribute('href', '#action-required');
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(canvas.getByText(home.requestsCounter.open).parentElement).toHaveTextContent('27');
  },
});

export const Zero = meta.story({
  name: 'Shows zero when its call fails',
  tags: ['WID-055', 'DS-036'],
  args: { counters: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText('0')).toHaveLength(5);
    // Amber is for what waits for someone (direction, section 1): nothing does.
    const label = canvas.getByText(stringsOf(globals).data.state.action);
    await expect(label.closest('[data-state-name]')).toHaveAttribute('data-state-name', 'done');
  },
});

export const ForTheBank = meta.story({
  name: 'Shows the bank no amber, which waits for the client',
  args: { audience: 'bank' },
  play: async ({ canvas, canvasElement, globals }) => {
    const label = canvas.getByText(stringsOf(globals).data.state.action);
    const { color } = getComputedStyle(label);
    await expect(color).toBe(getComputedStyle(canvas.getByText('7')).color);
    const bar = canvasElement.querySelector('[data-tone="action"]')!;
    await expect(getComputedStyle(bar).backgroundColor).toBe(color);
  },
});

export const Unreadable = meta.story({
  name: 'Says that it could not be loaded where what came are no counts',
  args: { counters: undefined, status: 'error', error: { supportId: '7f3a', onRetry: fn() } },
  play: async ({ args, canvas, globals }) => {
    const { tryAgain } = stringsOf(globals).feedback.error;
    await expect(canvas.queryByText('0')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: tryAgain }));
    await expect(args.error!.onRetry).toHaveBeenCalledOnce();
  },
});

export const NinetyNine = meta.story({
  name: '99 shows 99',
  tags: ['WID-054', 'DS-036'],
  args: { counters: { ...counters, inProgress: 99 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99')).toBeVisible();
  },
});

export const AboveNinetyNine = meta.story({
  name: '100 shows 99+',
  tags: ['WID-054', 'DS-036'],
  args: { counters: { ...counters, inProgress: 100 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.queryByText('100')).toBeNull();
  },
});

// It has no “no results”: with nothing, and when its call fails, it counts zero (WID-055).
export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-036', 'DS-026'],
  ...inColumns(1),
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-036', 'DS-026'],
  ...inColumns(2),
});

const states = widgetStates({
  without: { counters: undefined },
  empty: {},
  words: ({ home }) => ({ empty: home.requestsCounter.open }),
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-036'], ...states.loading });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-036'],
  ...states.unavailable,
});

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-32 xs:grid-cols-3">
      <RequestsCounter {...args} />
      <RequestsCounter {...args} counters={undefined} />
      <RequestsCounter {...args} status="unavailable" />
    </div>
  ),
});
