import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ENTITIES, TODAY } from '../power-of-attorney.fixture.js';
import { PowerOfAttorneyListPage, type PowerOfAttorneyListPageProps } from './index.js';

const onRetry = fn();

/** Host that stores the search. */
function Host({ query, onQueryChange, ...props }: PowerOfAttorneyListPageProps) {
  const [value, setValue] = useState(query);
  return (
    <PowerOfAttorneyListPage
      {...props}
      query={value}
      onQueryChange={(next) => {
        setValue(next);
        onQueryChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Powers of attorney/List page',
  component: PowerOfAttorneyListPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Host {...args} />,
  args: {
    items: ENTITIES,
    today: TODAY,
    query: '',
    onQueryChange: fn(),
    hrefOf: ({ ricosCode }) => `#power-${ricosCode}`,
    onDownload: fn(),
    newRequestHref: '#new',
    state: { status: 'ready', total: 14 },
    onShowMore: fn(),
  } satisfies PowerOfAttorneyListPageProps,
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const rowOf = (row: HTMLElement) => ({ row, within: within(row) });

export const Default = meta.story({
  name: 'Entities with name, address and warning',
  tags: ['DS-102', 'POA-001', 'POA-003', 'POA-005', 'POA-006', 'POA-007', 'POA-009', 'POA-010'],
  play: async ({ canvas, args, globals }) => {
    const { powerOfAttorney: t } = words(globals);
    const list = within(await canvas.findByRole('list', { name: t.list }));
    const rows = list.getAllByRole('listitem').map(rowOf);
    await expect(rows).toHaveLength(ENTITIES.length);
    await expect(canvas.getByRole('link', { name: t.newRequest })).toHaveAttribute('href', '#new');
    const [ended, ending, noPdf, endless, paper] = rows;
    await expect(ended!.within.getByRole('link', { name: 'Halden Energy GmbH' })).toHaveAttribute(
      'href',
      '#power-DE118207',
    );
    await expect(ended!.row).toHaveTextContent('Königsallee 61');
    await expect(ended!.row).toHaveTextContent('40213 Düsseldorf');
    await expect(ended!.row).toHaveTextContent(t.ended);
    await expect(ending!.row).toHaveTextContent(t.inDays_other.replace('{{figure}}', '41'));
    // Not yet in force: its own mark and label, with the date.
    await expect(noPdf!.row.querySelectorAll('[data-state-mark]')).toHaveLength(1);
    await expect(noPdf!.row).toHaveTextContent(t.page.notInForce);
    await expect(noPdf!.row).toHaveTextContent(
      /(In force from 1 Dec|En vigueur à compter du 1er déc\.) 2026/,
    );
    await expect(ended!.row).not.toHaveTextContent(t.page.notInForce);
    await expect(noPdf!.within.queryByRole('button')).toBeNull();
    await expect(endless!.row).toHaveTextContent(t.noEnd);
    // POA-008, POA-009: a paper-only power has no details, but can be downloaded.
    await expect(paper!.row).toHaveTextContent(t.onlyPdf);
    await expect(paper!.within.queryByRole('link')).toBeNull();
    const name = 'Halden Suisse AG';
    await userEvent.click(
      paper!.within.getByRole('button', { name: t.downloadOf.replace('{{name}}', name) }),
    );
    await expect(args.onDownload).toHaveBeenLastCalledWith(ENTITIES[4]);
    await expect(
      ended!.within.getByRole('link', { name: t.viewOf.replace('{{name}}', 'Halden Energy GmbH') }),
    ).toHaveAttribute('href', '#power-DE118207');
  },
});

export const ForTheBank = meta.story({
  name: 'Without the right, and for people of the bank, there is no new request',
  tags: ['POA-001', 'POA-002'],
  args: { newRequestHref: undefined },
  play: async ({ canvas, globals }) => {
    const { powerOfAttorney: t } = words(globals);
    await expect(await canvas.findByRole('list', { name: t.list })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t.newRequest })).toBeNull();
  },
});

export const Search = meta.story({
  name: 'Words that nothing holds',
  args: { items: [], state: { status: 'ready', total: 0 }, onShowMore: undefined },
  play: async ({ canvas, args, globals }) => {
    const { powerOfAttorney: t } = words(globals);
    await expect(canvas.getByText(t.empty)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: t.search }), 'nobody{Enter}');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith('nobody'));
    await expect(await canvas.findByText(t.noMatch)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'The list could not be loaded',
  tags: ['POA-024'],
  args: { items: [], state: { status: 'error', supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    const { feedback, powerOfAttorney: t } = words(globals);
    await expect(canvas.getByText(t.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  name: 'The server refuses the list',
  args: { items: [], state: { status: 'refused' }, newRequestHref: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(words(globals).filters.list.refused.title)).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Loading', args: { items: [], state: { status: 'loading' } } });

export const Narrow = meta.story({
  name: 'On a phone the new request stays in reach',
  globals: { viewport: { value: 'mobile2' } },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
});
