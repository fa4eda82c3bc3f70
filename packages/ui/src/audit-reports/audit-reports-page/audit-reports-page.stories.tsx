import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AUDIT_REPORTS } from '../audit-reports.fixture.js';
import { AuditReportsPage, type AuditReportsPageProps } from './index.js';

const onRetry = fn();
const editing = {
  onAdd: fn(),
  onUpdate: fn(),
  onSaveTexts: fn(() => Promise.resolve()),
  onUnsavedChange: fn(),
};
const meta = preview.meta({
  title: 'Audit reports/Audit reports page',
  component: AuditReportsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', content: AUDIT_REPORTS },
    onOpen: fn(),
    onDownload: fn(),
    newRequestHref: '#new',
    requestsHref: '#requests',
  } satisfies AuditReportsPageProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const GUIDE = 'Guide to audit confirmations';

export const Default = meta.story({
  name: 'The card, the guide, and the way to a new request',
  tags: ['AUD-001', 'AUD-002', 'AUD-003'],
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals).auditReports;
    await expect(canvas.getByRole('heading', { level: 2, name: t.card })).toBeVisible();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: GUIDE }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(AUDIT_REPORTS.guide);
    await expect(canvas.getByRole('link', { name: t.newRequest })).toHaveAttribute('href', '#new');
    await expect(canvas.getByRole('link', { name: t.requests })).toHaveAttribute('href', '#requests');
    await expect(canvas.queryByRole('button', { name: /^(Edit|Replace|Modifier|Remplacer)/ })).toBeNull();
  },
});

export const WithoutRequests = meta.story({
  name: 'The bank, and who may not create requests, have no button',
  tags: ['AUD-004', 'AUD-005'],
  args: { newRequestHref: undefined, requestsHref: undefined },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: strings(globals).auditReports.title }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const OfBank = meta.story({
  name: 'The bank is led to the requests of its clients, not to its own',
  tags: ['AUD-004'],
  args: { newRequestHref: undefined, isOfBank: true },
  play: async ({ canvas, globals }) => {
    const t = strings(globals).auditReports;
    await expect(canvas.getByRole('link')).toHaveTextContent(t.clientsRequests);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#requests');
  },
});

export const Editing = meta.story({
  name: 'Those who edit write the card in both languages and replace the guide',
  tags: ['AUD-006'],
  args: { editing },
  play: async ({ canvas, globals }) => {
    const { auditReports, content } = strings(globals);
    await userEvent.click(
      canvas.getByRole('button', { name: content.documents.replaceOf.replace('{{name}}', GUIDE) }),
    );
    await expect(editing.onUpdate).toHaveBeenLastCalledWith(AUDIT_REPORTS.guide);
    await userEvent.click(
      canvas.getByRole('button', { name: content.text.edit.replace('{{name}}', auditReports.card) }),
    );
    await waitFor(
      () => expect(canvas.getByRole('textbox', { name: content.language.fr })).toHaveTextContent('dix jours'),
      { timeout: 10_000 },
    );
    await expect(canvas.getByRole('button', { name: content.text.save })).toHaveAccessibleDescription(
      content.text.unchanged,
    );
    await userEvent.click(canvas.getByRole('button', { name: content.text.cancel }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
  },
});

export const EditingWithoutGuide = meta.story({
  name: 'While there is no guide, those who edit add one',
  tags: ['AUD-006'],
  args: { editing, state: { status: 'ready', content: { ...AUDIT_REPORTS, guide: null } } },
  play: async ({ canvas, globals }) => {
    const { addGuide, guide } = strings(globals).auditReports;
    await userEvent.click(canvas.getByRole('button', { name: addGuide }));
    await expect(editing.onAdd).toHaveBeenLastCalledWith('GUIDE', guide);
  },
});

export const Nothing = meta.story({
  name: 'There is no guide yet',
  args: { state: { status: 'ready', content: { ...AUDIT_REPORTS, guide: null } } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).auditReports.noGuide)).toBeVisible();
  },
});

export const LoadingState = meta.story({ name: 'Loading', args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  name: 'The page could not be loaded',
  args: { state: { status: 'error', onRetry, supportId: 'b3f1' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).auditReports.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /again|Réessayer/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { editing },
});
