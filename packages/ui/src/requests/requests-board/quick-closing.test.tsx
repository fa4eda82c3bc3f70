import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { uiStringsEn } from '../../foundations/index.js';
import { REQUESTS } from '../requests.fixture.js';
import { QuickClosing, type QuickClosingProps } from './quick-closing.js';

const { closing } = uiStringsEn.requests.board;

/** The button, with all of 40,000 matching requests selected but one, or with these rows. */
const closingOf = (props: Partial<QuickClosingProps>, every: boolean, rows = [...REQUESTS]) => (
  <I18nextProvider i18n={createUiI18n('en')}>
    <QuickClosing
      selection={{
        count: every ? 39_999 : rows.length,
        matches: 40_000,
        every,
        isComplete: () => !every,
        ids: () => (every ? ['r1'] : rows.map(({ id }) => id)),
        rows: () => rows,
        fixed: () => [],
      }}
      whyFixed={() => undefined}
      onClose={async () => {}}
      onLeft={() => {}}
      {...props}
    />
  </I18nextProvider>
);

/** Renders the button for all but one of 40,000 matching requests, and opens its dialog. */
async function closeAll(onCloseMatching: QuickClosingProps['onCloseMatching']) {
  const onClose = vi.fn<QuickClosingProps['onClose']>();
  const onLeft = vi.fn<QuickClosingProps['onLeft']>();
  const leftOut = { count: 12, first: [{ ...REQUESTS[0]!, title: 'Asked by us' }] };
  const whyFixed = () => 'Waits for the bank';
  render(closingOf({ whyFixed, leftOut, onClose, onCloseMatching, onLeft }, true));
  await userEvent.click(screen.getByRole('button', { name: closing.button }));
  return { onClose, onLeft };
}
const confirm = (count: string) =>
  userEvent.click(screen.getByRole('button', { name: closing.confirm_other.replace('{{figure}}', count) }));

it('REQ-019 closes all filtered requests by number, not only the loaded ones', async () => {
  const onCloseMatching = vi.fn<NonNullable<QuickClosingProps['onCloseMatching']>>(async () => {});
  const { onClose, onLeft } = await closeAll(onCloseMatching);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('39,999');
  const named = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(named).toHaveLength(6);
  // Requests left out: their number, the first of them, and the reason.
  expect(screen.getByText(closing.leftOut_other.replace('{{figure}}', '12'))).toBeVisible();
  expect(named.at(-1)).toContain('Asked by us');
  expect(named.at(-1)).toContain('Waits for the bank');
  await confirm('39,999');
  await waitFor(() => expect(onLeft).toHaveBeenCalledWith([]));
  expect(onCloseMatching).toHaveBeenCalledWith({ except: ['r1'], count: 39_999 }, expect.anything());
  expect(onClose).not.toHaveBeenCalled();
});

it('REQ-019 if one step fails, shows how many are closed and offers to close the rest', async () => {
  const { onLeft } = await closeAll(async (_matching, onProgress) => {
    onProgress(500);
    throw new Error('refused');
  });
  await confirm('39,999');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('500'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('39,499');
  expect(onLeft).not.toHaveBeenCalled();
});

it('REQ-019 closes all of the list that the question was about, although the list was reloaded since', async () => {
  const then = vi.fn<NonNullable<QuickClosingProps['onCloseMatching']>>(async () => {});
  const now = vi.fn<NonNullable<QuickClosingProps['onCloseMatching']>>(async () => {});
  const { rerender } = render(closingOf({ onCloseMatching: then }, true));
  await userEvent.click(screen.getByRole('button', { name: closing.button }));
  rerender(closingOf({ onCloseMatching: now }, true));
  await confirm('39,999');
  await waitFor(() => expect(then).toHaveBeenCalledOnce());
  expect(now).not.toHaveBeenCalled();
});

it('REQ-019 closes all requests that the question named, so that one that is gone is refused instead of left out', async () => {
  const onClose = vi.fn<QuickClosingProps['onClose']>(async () => {});
  const asked = REQUESTS.slice(0, 2);
  const { rerender } = render(closingOf({ onClose }, false, [...asked]));
  await userEvent.click(screen.getByRole('button', { name: closing.button }));
  rerender(closingOf({ onClose }, false, asked.slice(1)));
  await confirm('2');
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(asked, expect.anything()));
});
