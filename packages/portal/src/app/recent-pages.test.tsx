import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Module from './recent-pages.ts';

let recent: typeof Module;
let stop: () => void;

beforeEach(async () => {
  vi.resetModules();
  document.title = '';
  window.history.replaceState(null, '', '/');
  recent = await import('./recent-pages.ts');
  stop = recent.watchRecentPages();
});
afterEach(() => stop());

/** Navigates to an address whose title is set afterwards, as pages do. */
async function visit(href: string, title: string): Promise<void> {
  window.history.pushState(null, '', href);
  document.title = title;
  // MutationObserver callbacks run after the current task.
  await Promise.resolve();
}
const titles = () => recent.recentPages().map(({ title }) => title);

it('lists the pages of this visit, newest first, each URL once', async () => {
  expect(titles()).toEqual([]);
  await visit('/home', 'Home');
  await visit('/kyc?page=2', 'KYC');
  await visit('/home', 'Home again');
  expect(recent.recentPages()).toEqual([
    { href: '/home', title: 'Home again' },
    { href: '/kyc?page=2', title: 'KYC' },
  ]);
});

it('the title from the page data replaces the initial one', async () => {
  await visit('/kyc/DE000002', 'KYC');
  document.title = 'Halden Energy GmbH';
  await Promise.resolve();
  expect(titles()).toEqual(['Halden Energy GmbH']);
});

it('lists at most twelve and stores nothing in the browser', async () => {
  for (let page = 0; page < 20; page += 1) await visit(`/page/${page}`, `Page ${page}`);
  expect(titles()).toHaveLength(12);
  expect(titles()[0]).toBe('Page 19');
  expect({ local: localStorage.length, session: sessionStorage.length }).toEqual({ local: 0, session: 0 });
});

it('records nothing after it has been stopped', async () => {
  await visit('/home', 'Home');
  stop();
  await visit('/kyc', 'KYC');
  expect(titles()).toEqual(['Home']);
});
