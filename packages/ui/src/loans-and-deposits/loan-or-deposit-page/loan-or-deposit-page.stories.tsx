import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { NOTICE_DEPOSIT, TERM_LOAN } from '../loans-and-deposits.fixture.js';
import { LoanOrDepositPage, type LoanOrDepositPageProps } from './index.js';

const meta = preview.meta({
  title: 'Loans and deposits/Loan or deposit page',
  component: LoanOrDepositPage,
  parameters: { layout: 'fullscreen' },
  args: { detail: TERM_LOAN, today: '2026-11-20', backHref: '#list' } satisfies LoanOrDepositPageProps,
});

const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).loansAndDeposits;

export const Default = meta.story({
  name: 'A loan: counterpart, terms, accrued interest with its note, payments',
  tags: ['LD-003', 'LD-019'],
  args: { newRequestHref: '#new' },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Halden Industries SA' })).toBeVisible();
    for (const title of [
      t.detail.counterpart,
      t.detail.product.LOAN,
      t.detail.interest,
      t.detail.amortization,
    ])
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.getByText(t.detail.borrower)).toBeVisible();
    await expect(canvas.getByText(t.detail.note)).toBeVisible();
    await expect(canvas.getByText(t.detail.outstandingMaturity)).toBeVisible();
    await expect(
      canvas.getByRole('rowheader', { name: t.detail.paymentCount_other.replace('{{figure}}', '5') }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.newRequest })).toHaveAttribute('href', '#new');
    const back = canvas.getByRole('link', { name: t.title });
    await expect(back).toHaveAttribute('href', '#list');
    await userEvent.tab();
    await expect(back).toHaveFocus();
  },
});

export const Deposit = meta.story({
  name: 'A deposit at notice has no maturity and no payments, and no button without the right',
  tags: ['LD-008'],
  args: { detail: NOTICE_DEPOSIT },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(t.detail.noAmortization)).toBeVisible();
    await expect(canvas.queryByText(t.detail.outstandingMaturity)).toBeNull();
    await expect(canvas.queryByRole('link', { name: t.newRequest })).toBeNull();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  name: 'The detail could not be loaded: the way back stays',
  args: { detail: undefined, failed: { supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    const { feedback, loansAndDeposits: t } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getByText(t.failed)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.title })).toHaveAttribute('href', '#list');
    await userEvent.click(canvas.getByRole('button', { name: feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const LoadingDetail = meta.story({ args: { detail: undefined } });

export const QA = meta.story({
  tags: ['qa'],
  args: { newRequestHref: '#new' },
  parameters: { chromatic: { disableSnapshot: false, modes } },
});
