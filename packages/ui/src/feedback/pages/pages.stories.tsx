import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import {
  DisabledAccountPage,
  ErrorPage,
  MarketingContactPage,
  NotAvailablePage,
  NotFoundPage,
  SignedOutPage,
} from './index.js';

const meta = preview.meta({ title: 'Feedback/Full pages', parameters: { layout: 'fullscreen' } });
const stringsOf = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).feedback;
const onRetry = fn();
const onAsk = fn();

export const Default = meta.story({
  name: '404, page not found',
  tags: ['PLAT-036', 'DS-106'],
  render: () => <NotFoundPage homeHref="#home" />,
  play: async ({ canvas, globals }) => {
    const strings = stringsOf(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: strings.notFound.title })).toBeVisible();
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('link', { name: strings.error.home })).toHaveAttribute('href', '#home');
  },
});

export const NotAvailable = meta.story({
  name: 'A service that is not available',
  tags: ['PLAT-053', 'DS-107'],
  render: () => <NotAvailablePage serviceName="Treasury" homeHref="#home" />,
  play: async ({ canvas, globals }) => {
    const title = stringsOf(globals).notAvailable.title.replace('{{service}}', 'Treasury');
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
});

export const NotAvailableNotice = meta.story({
  name: 'With a notice of the bank, without a name',
  tags: ['PLAT-053'],
  render: () => <NotAvailablePage notice="It is back on Monday at 08:00 CET." homeHref="#home" />,
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('heading', { name: stringsOf(globals).notAvailable.titleWithoutService }),
    ).toBeVisible();
    await expect(canvas.getByText(/Monday at 08:00/)).toBeVisible();
  },
});

export const DisabledAccount = meta.story({
  name: 'A disabled account, with a mail link',
  tags: ['PLAT-054', 'DS-108'],
  render: () => <DisabledAccountPage contactEmail="contact@example.com" onSignOut={fn()} />,
  play: async ({ canvas, globals }) => {
    const strings = stringsOf(globals).disabledAccount;
    await expect(canvas.getByRole('heading', { name: strings.title })).toBeVisible();
    const link = canvas.getByRole('link', { name: strings.contact });
    await expect(link.getAttribute('href')).toMatch(/^mailto:contact@example\.com\?subject=/);
  },
});

export const ErrorWithCode = meta.story({
  name: 'An error with its code, support id, retry, home and support mail',
  tags: ['PLAT-035', 'PLAT-082', 'DS-109'],
  render: () => (
    <ErrorPage
      code="SYMPHONY_EXCEPTION"
      supportId="7f20-93c1"
      onRetry={onRetry}
      homeHref="#home"
      supportEmail="support@example.com"
    />
  ),
  play: async ({ canvas, globals }) => {
    onRetry.mockClear();
    const strings = stringsOf(globals);
    await expect(canvas.getByText(/SYMPHONY_EXCEPTION/)).toBeVisible();
    await expect(canvas.getByText('7f20-93c1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: strings.error.tryAgain }));
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { name: strings.error.home })).toBeVisible();
    const mail = canvas.getByRole('link', { name: strings.contactSupport });
    await expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain('7f20-93c1');
  },
});

export const ErrorAtStart = meta.story({
  name: 'An error at start-up: retry and support mail, no way home',
  tags: ['PLAT-006'],
  render: () => <ErrorPage onRetry={onRetry} retrying supportEmail="support@example.com" />,
  play: async ({ canvas, globals }) => {
    const strings = stringsOf(globals).error;
    await expect(canvas.queryByRole('link', { name: strings.home })).toBeNull();
    await expect(canvas.getByRole('button', { name: strings.trying })).toHaveAttribute('aria-busy', 'true');
  },
});

function Marketing() {
  const [state, setState] = useState<'idle' | 'asked'>('idle');
  return (
    <MarketingContactPage
      serviceName="Power of attorney"
      description="Follow and renew the powers given by your legal entities in one place."
      state={state}
      onAskForContact={() => {
        onAsk();
        setState('asked');
      }}
    />
  );
}

export const MarketingContact = meta.story({
  name: 'The contact page of a marketing service',
  tags: ['NAV-011', 'NAV-012', 'DS-110'],
  render: () => <Marketing />,
  play: async ({ canvas, globals }) => {
    onAsk.mockClear();
    const strings = stringsOf(globals).marketing;
    await expect(canvas.getByRole('heading', { name: 'Power of attorney' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: strings.ask })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAsk).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent(strings.asked);
    await waitFor(() => expect(canvas.getByText(strings.asked)).toHaveFocus());
  },
});

export const SignedOut = meta.story({
  render: () => <SignedOutPage signInHref="#sign-in" />,
  play: async ({ canvas, globals }) => {
    const strings = stringsOf(globals).signedOut;
    await expect(canvas.getByRole('heading', { name: strings.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: strings.signIn })).toHaveAttribute('href', '#sign-in');
  },
});

export const SessionEnded = meta.story({
  render: () => <SignedOutPage reason="expired" signInHref="#sign-in" />,
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('heading', { name: stringsOf(globals).signedOut.expiredTitle }),
    ).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid divide-y divide-line">
      <NotFoundPage homeHref="#home" />
      <NotAvailablePage serviceName="Treasury" homeHref="#home" />
      <DisabledAccountPage contactEmail="contact@example.com" onSignOut={fn()} />
      <ErrorPage
        code="BAD_REQUEST"
        supportId="7f20-93c1"
        onRetry={fn()}
        homeHref="#home"
        supportEmail="support@example.com"
      />
      <MarketingContactPage serviceName="Power of attorney" onAskForContact={fn()} state="asked" />
      <SignedOutPage reason="expired" signInHref="#sign-in" />
    </div>
  ),
});
