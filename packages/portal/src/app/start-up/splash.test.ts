// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { removeSplash } from './splash.ts';

it('NAV-001 takes the splash away, and a failure that was told too early', () => {
  document.body.innerHTML = '<div id="splash" hidden></div><main id="start-up-failure"></main>';
  removeSplash();
  expect(document.querySelector('#splash')).toBeNull();
  expect(document.querySelector<HTMLElement>('#start-up-failure')?.hidden).toBe(true);
});
