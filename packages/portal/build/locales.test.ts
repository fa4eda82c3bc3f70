import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { uiNamespaces } from './locales.ts';

const SOURCES = path.resolve(import.meta.dirname, '../..');

/** Messages to the page when a file has changed, and the result of the hook. */
function changed(file: string, environment = 'client') {
  const send = vi.fn();
  const { hotUpdate } = uiNamespaces() as unknown as {
    hotUpdate: (this: object, change: { file: string }) => unknown;
  };
  const answer = hotUpdate.call(
    { environment: { name: environment, hot: { send } } },
    { file: path.join(SOURCES, file) },
  );
  return { told: send.mock.calls, answer };
}

it('sends the changed texts to the page without reloading it', () => {
  expect(changed('portal/public/assets/locales/fr/home.json')).toEqual({
    told: [['atrium:texts-changed', { language: 'fr', namespace: 'home' }]],
    answer: [],
  });
  expect(changed('ui/src/foundations/strings/en/grid.json')).toEqual({
    told: [['atrium:texts-changed', { language: 'en', namespace: 'ui-lists' }]],
    answer: [],
  });
});
it('leaves other files and other environments to the development server', () => {
  expect(changed('portal/package.json')).toEqual({ told: [], answer: undefined });
  expect(changed('ui/src/foundations/strings/en/grid.json', 'ssr').told).toEqual([]);
});
