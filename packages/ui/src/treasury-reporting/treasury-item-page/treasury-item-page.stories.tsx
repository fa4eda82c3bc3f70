import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { createFormats, uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { TREASURY_DEPOSIT, TREASURY_LINE, TREASURY_LOAN } from '../treasury-reporting.fixture.js';
import { TreasuryItemPage, type TreasuryItemPageProps } from './index.js';

const onRetry = fn();

const meta = preview.meta({
  title: 'Treasury reporting/Treasury item page',
  component: TreasuryItemPage,
  parameters: { layout: 'fullscreen' },
  args: { detail: TREASURY_LOAN, today: '2026-11-20', backHref: '#list' } satisfies TreasuryItemPageProps,
});

const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'A loan: counterpart, terms, accrued interest with its note, payments',
  tags: ['DS-104', 'TR-004', 'TR-005', 'TR-006', 'TR-007', 'TR-008'],
  args: {
    newRequestHref: '#new',
    position: { index: 5, total: 5, previousHref: '#RCF-LINE' },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const { loansAndDeposits, treasuryReporting: t } = strings(globals);
    const { detail } = loansAndDeposits;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Halden Industries SA' })).toBeVisible();
    for (const title of [detail.counterpart, detail.product.LOAN, detail.amortization])
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    for (const text of [detail.borrower, detail.note, detail.outstandingMaturity, detail.principal])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(
      canvas.getByRole('rowheader', { name: detail.paymentCount_other.replace('{{figure}}', '5') }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: loansAndDeposits.newRequest })).toHaveAttribute(
      'href',
      '#new',
    );
    const place = t.position.LOAN.replace('{{index}}', '5').replace('{{total}}', '5');
    await expect(canvas.getByText(place)).toBeVisible();
    await expect(canvas.getByRole('button', { name: detail.print })).toBeVisible();
    await expect(canvasElement.querySelector('svg[data-elapsed]')).not.toBeNull();
    const back = canvas.getByRole('link', { name: t.title });
    await expect(back).toHaveAttribute('href', '#list');
    await userEvent.tab();
    await expect(back).toHaveFocus();
  },
});

export const Deposit = meta.story({
  name: 'A deposit has a company, no outstanding maturity and no payments; no button without the right',
  tags: ['TR-005', 'TR-006', 'TR-007', 'TR-009'],
  args: { detail: TREASURY_DEPOSIT },
  play: async ({ canvas, globals }) => {
    const { loansAndDeposits: t } = strings(globals);
    await expect(canvas.getByText(t.detail.company)).toBeVisible();
    await expect(canvas.getByText(t.detail.noAmortization)).toBeVisible();
    await expect(canvas.queryByText(t.detail.outstandingMaturity)).toBeNull();
    await expect(canvas.queryByRole('link', { name: t.newRequest })).toBeNull();
  },
});

export const Undrawn = meta.story({
  name: 'The undrawn part of a line: what can still be drawn in place of a principal',
  tags: ['TR-006'],
  args: { detail: TREASURY_LINE },
  play: async ({ canvas, globals }) => {
    const { detail } = strings(globals).loansAndDeposits;
    const amount = createFormats({
      language: globals['language'] === 'fr' ? 'fr' : 'en',
      timeZone: 'UTC',
    }).number(60_000_000);
    await expect(canvas.getByText(detail.undrawnInEur)).toBeVisible();
    await expect(canvas.getAllByText(amount.replaceAll(/\s/g, ' '))).toHaveLength(2);
    await expect(canvas.queryByText(detail.principal)).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'The detail could not be loaded: the way back stays',
  args: { detail: undefined, failed: { supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    const { feedback, treasuryReporting: t } = strings(globals);
    await expect(canvas.getByText(t.failed)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.title })).toHaveAttribute('href', '#list');
    await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const LoadingItem = meta.story({ args: { detail: undefined } });

export const QA = meta.story({
  tags: ['qa'],
  args: { newRequestHref: '#new', position: { index: 5, total: 5, previousHref: '#RCF-LINE' } },
  parameters: { chromatic: { disableSnapshot: false, modes } },
});
