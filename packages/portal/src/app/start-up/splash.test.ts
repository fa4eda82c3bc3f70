// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { removeSplash } from './splash.ts';

it('NAV-001 removes the splash screen and a premature error message', () => {
  document.body.innerHTML = '<div id="splash" hidden></div><main id="start-up-failure"></main>';
  removeSplash();
  expect(document.querySelector('#splash')).toBeNull();
  expect(document.querySelector<HTMLElement>('#start-up-failure')?.hidden).toBe(true);
});
