import * as ui from '../../feedback/index.js';
import { noop, sample, type Samples } from '../sample.tsx';

export const feedback: Samples = {
  Banner: sample(ui.Banner, 'element', { title: 'Closed on Friday', children: 'Frankfurt', onClose: noop }),
  CookieBar: sample(ui.CookieBar, 'element', { accepted: false, onAccept: noop, policyHref: '#policy' }),
  Empty: sample(ui.Empty, 'element', { title: 'Nothing to sign', help: 'Everything is done' }),
  ErrorState: sample(ui.ErrorState, 'element', {
    title: 'Requests are away',
    lastKnown: '2026-11-20T09:00:00Z',
    supportId: 'a3f9',
    onRetry: noop,
  }),
  FullPage: sample(ui.FullPage, 'element', { code: '403', title: 'Not yours', children: 'Halden' }),
  DisabledAccountPage: sample(ui.DisabledAccountPage, 'element', {
    contactEmail: 'help@atrium.example',
    onSignOut: noop,
  }),
  ErrorPage: sample(ui.ErrorPage, 'element', {
    supportId: 'a3f9',
    onRetry: noop,
    homeHref: '#home',
    supportEmail: 'help@atrium.example',
  }),
  MarketingContactPage: sample(ui.MarketingContactPage, 'element', {
    serviceName: 'Optimnet',
    onAskForContact: noop,
  }),
  AskWhy: sample(ui.AskWhy, 'element', { onAsk: noop }),
  NotAvailablePage: sample(ui.NotAvailablePage, 'element', { serviceName: 'Optimnet', homeHref: '#home' }),
  NotFoundPage: sample(ui.NotFoundPage, 'element', { homeHref: '#home' }),
  SignedOutPage: sample(ui.SignedOutPage, 'element', { signInHref: '#sign-in', reason: 'expired' }),
  Progress: sample(ui.Progress, 'element', { value: 40, label: 'Mandate', detail: 'Halden' }),
  Skeleton: sample(ui.Skeleton, 'element', { className: 'h-16 w-80' }),
  Loading: sample(ui.Loading, 'element', { children: <ui.Skeleton className="h-16 w-80" /> }),
  SkeletonRows: sample(ui.SkeletonRows, 'element', { rows: 2 }),
  Splash: sample(ui.Splash, 'element', { productName: 'Atrium' }),
  SupportId: sample(ui.SupportId, 'element', { id: 'a3f9' }),
};
