import { categoriesOf, powerStatus } from '@atrium/contract/power-of-attorney-rules';
import { expect, fn, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { NOT_YET, OPEN_REQUESTS, PAPER_ONLY, POWER, TODAY } from '../power-of-attorney.fixture.js';
import { PowerOfAttorneyPage, type PowerOfAttorneyPageProps } from './index.js';

const onRetry = fn();
const FILE = 'poa_DE118207.pdf';

const meta = preview.meta({
  title: 'Powers of attorney/Page',
  component: PowerOfAttorneyPage,
  parameters: { layout: 'fullscreen' },
  args: {
    power: POWER,
    today: TODAY,
    statusOf: ({ lastValidityDate }) => powerStatus(lastValidityDate, TODAY),
    isInForce: true,
    categoriesOf,
    fileName: FILE,
    backHref: '#list',
    newRequestHref: '#new',
    renewHref: '#renew',
    openRequests: OPEN_REQUESTS,
    audience: 'client',
    onExport: fn(),
    onPreview: fn(),
    onFindSigners: fn(),
  } satisfies PowerOfAttorneyPageProps,
});
const words = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const countOf = (text: string, figure: number) => text.replace('{{figure}}', String(figure));

export const Default = meta.story({
  name: 'Head, actions and one section for each branch',
  tags: ['DS-102', 'POA-011', 'POA-012', 'POA-013', 'POA-014', 'POA-016'],
  play: async ({ canvas, args, globals }) => {
    const { powerOfAttorney: t } = words(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Halden Energy GmbH');
    await expect(canvas.getByRole('link', { name: t.title })).toHaveAttribute('href', '#list');
    await expect(canvas.getByText(/^(Updated|Mis à jour le) 12 nov\.? 2026$/i)).toBeVisible();
    await expect(canvas.getByText(countOf(t.page.toRenew_other, 2))).toBeVisible();
    for (const { name, refCode } of POWER.branches)
      await expect(canvas.getByRole('region', { name })).toHaveTextContent(refCode);
    await userEvent.click(canvas.getByRole('button', { name: t.whoMaySign.title }));
    await expect(args.onFindSigners).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t.page.export }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t.page.preview.replace('{{name}}', FILE) }));
    await expect(args.onPreview).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t.page.download.replace('{{name}}', FILE) }));
    await expect(args.onExport).toHaveBeenCalledTimes(2);
  },
});

export const Branches = meta.story({
  name: 'Clauses with their limits, signatories with their end, third parties',
  tags: ['POA-019', 'POA-020', 'POA-021', 'POA-022'],
  play: async ({ canvas, globals }) => {
    const { page: t, ended } = words(globals).powerOfAttorney;
    const first = within(canvas.getByRole('region', { name: 'Düsseldorf' }));
    const clauses = within(first.getByRole('table', { name: t.modalities })).getAllByRole('row');
    await expect(clauses[1]).toHaveTextContent(t.products.ALL);
    await expect(clauses[1]).toHaveTextContent(t.unlimited);
    await expect(clauses[2]).toHaveTextContent(
      t.together.replace('{{first}}', 'A').replace('{{second}}', 'B'),
    );
    await expect(clauses[2]).toHaveTextContent(/5[,\s]000[,\s]000[.,]00/u);
    const people = within(first.getByRole('table', { name: t.signatories })).getAllByRole('row');
    await expect(people[1]).toHaveTextContent('Jonas Weber');
    await expect(people[1]!.querySelector('[data-state-mark=action]')).not.toBeNull();
    await expect(people[2]!.querySelector('[data-state-mark]')).toBeNull();
    await expect(people[5]).toHaveTextContent(ended);
    await expect(people[5]!.querySelector('[data-state-mark=expired]')).not.toBeNull();
    // Unknown categories are displayed unchanged.
    await expect(canvas.getByRole('region', { name: 'Hamburg' })).toHaveTextContent(
      'A with a director of the parent company',
    );
    const third = canvas.getByRole('region', { name: 'Halden Treasury BV, pooling' });
    await expect(third).toHaveTextContent(t.thirdParty);
    await expect(canvas.getByRole('region', { name: 'Hamburg' })).not.toHaveTextContent(t.thirdParty);
  },
});

export const Ending = meta.story({
  name: 'What ends within two months and what has ended, once for each power, and how it is renewed',
  play: async ({ canvas, globals }) => {
    const { page: t } = words(globals).powerOfAttorney;
    const part = within(canvas.getByRole('region', { name: countOf(t.ending_other, 2) }));
    const rows = part.getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent('Lena Brandt');
    await expect(rows[1]).toHaveTextContent(/Düsseldorf (and|et) Hamburg/);
    const ended = within(canvas.getByRole('region', { name: countOf(t.ended_one, 1) }));
    await expect(ended.getByRole('listitem')).toHaveTextContent('Stefan Krüger');
    await expect(canvas.getByRole('link', { name: t.renew })).toHaveAttribute('href', '#renew');
    await expect(canvas.getByRole('region', { name: t.requests })).toHaveTextContent(
      'Power of Stefan Krüger',
    );
    await expect(canvas.getByRole('link', { name: countOf(t.allRequests, 4) })).toHaveAttribute(
      'href',
      '#board',
    );
  },
});

export const NotInForce = meta.story({
  name: 'Powers that are executed on a later day are not in force yet, and say from when they are',
  tags: ['POA-013'],
  args: { power: NOT_YET, isInForce: false },
  play: async ({ canvas, globals }) => {
    const { page: t } = words(globals).powerOfAttorney;
    await expect(canvas.getByText(t.notInForce)).toBeVisible();
    await expect(
      canvas.getByText(/^(In force from 1 Dec|En vigueur à compter du 1er déc\.) 2026$/),
    ).toBeVisible();
    await expect(canvas.queryByText(/^(Updated|Mis à jour)/)).toBeNull();
  },
});

export const Anchors = meta.story({
  name: 'The branches as anchors, with what ends in each',
  tags: ['POA-015', 'POA-016'],
  play: async ({ canvas, globals }) => {
    const { page: t } = words(globals).powerOfAttorney;
    const navigation = within(canvas.getByRole('navigation', { name: t.navigation }));
    const links = navigation.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#branch-0',
      '#branch-1',
      '#branch-2',
    ]);
    await expect(links[0]).toHaveTextContent(/4411-DE.*2/);
    await userEvent.click(links[2]!);
    await expect(canvas.getByRole('region', { name: 'Halden Treasury BV, pooling' })).toHaveFocus();
  },
});

export const ForTheBank = meta.story({
  name: 'People of the bank start no request here; nothing waits for them',
  tags: ['POA-002', 'POA-017'],
  args: { audience: 'bank', newRequestHref: undefined, renewHref: undefined, openRequests: undefined },
  play: async ({ canvas, globals }) => {
    const { newRequest, page: t } = words(globals).powerOfAttorney;
    await expect(canvas.queryByRole('link', { name: newRequest })).toBeNull();
    await expect(canvas.queryByRole('link', { name: t.renew })).toBeNull();
    await expect(canvas.queryByRole('region', { name: t.requests })).toBeNull();
  },
});

export const WithoutPdf = meta.story({
  name: 'Without a PDF the export is disabled and says so',
  tags: ['POA-014'],
  args: {
    power: { ...POWER, hasPdf: false, pdfSize: null },
    openRequests: { ...OPEN_REQUESTS, count: 0, requests: [] },
  },
  play: async ({ canvas, globals }) => {
    const { page: t } = words(globals).powerOfAttorney;
    const button = canvas.getByRole('button', { name: t.export });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(t.noPdf);
    await expect(canvas.queryByRole('button', { name: t.download.replace('{{name}}', FILE) })).toBeNull();
    await expect(canvas.getByText(t.noRequests)).toBeVisible();
  },
});

export const PaperOnly = meta.story({
  name: 'Only the PDF exists',
  tags: ['POA-008'],
  args: { power: PAPER_ONLY, fileName: 'poa_CH000008.pdf' },
  play: async ({ canvas, globals }) => {
    const { onlyPdf, page: t, whoMaySign } = words(globals).powerOfAttorney;
    await expect(canvas.getByText(onlyPdf)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: whoMaySign.title })).toBeNull();
    await expect(canvas.getByRole('button', { name: t.export })).toBeEnabled();
    await expect(canvas.queryByRole('navigation', { name: t.navigation })).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'The powers could not be loaded',
  tags: ['POA-024'],
  args: { power: undefined, failed: { supportId: '6f1c0d2ab3', onRetry }, openRequests: undefined },
  play: async ({ canvas, globals }) => {
    const { feedback, powerOfAttorney: t } = words(globals);
    await expect(canvas.getByText(t.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  name: 'Loading',
  args: { power: undefined, openRequests: undefined, newRequestHref: undefined },
});

export const Narrow = meta.story({
  name: 'On a phone there are no anchors, and the new request stays in reach',
  tags: ['POA-015'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, globals }) => {
    const { newRequest, page: t } = words(globals).powerOfAttorney;
    await expect(canvas.queryByRole('navigation', { name: t.navigation })).toBeNull();
    await expect(canvas.getByRole('link', { name: newRequest })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Düsseldorf' })).toHaveTextContent('Managing director');
  },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
});
