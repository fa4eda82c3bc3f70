import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
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
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'DS-038 WID-019 WID-059 the confirmations asked for, the way to ask, and the page about them',
  args: { href: '#audit-reports' },
  play: async ({ canvas, globals }) => {
    const { ask, about } = strings(globals).homeWidgets.circularisation;
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
    const { ask } = strings(globals).homeWidgets.circularisation;
    await expect(canvas.queryByRole('link', { name: ask })).toBeNull();
  },
});

export const OneColumn = meta.story({
  name: 'DS-038 DS-026 one column',
  render: (args) => (
    <div className="max-w-320">
      <Circularisation {...args} />
    </div>
  ),
});

export const Loading = meta.story({
  name: 'DS-038 loading',
  args: { requests: undefined, status: 'loading' },
});

export const Empty = meta.story({
  name: 'DS-038 WID-006 no results',
  args: { requests: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).homeWidgets.circularisation.empty)).toBeVisible();
  },
});

export const Unavailable = meta.story({
  name: 'DS-038 WID-005 service unavailable',
  args: { requests: undefined, status: 'unavailable' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).home.widget.unavailable)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'It failed: support id and try again',
  args: { requests: undefined, status: 'error', error: { supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: {
    chromatic: { disableSnapshot: false, modes },
    // The same widget several times on one page, which no home has.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
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
