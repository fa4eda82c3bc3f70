// @vitest-environment jsdom
import { api } from '@atrium/contract';
import type { Endpoint } from '@atrium/contract/endpoint';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localeTypes, portalTexts, uiTexts, type Texts } from '../../../build/locales.ts';
import { createI18n, loadPageTexts, switchLanguage } from './i18n.ts';
import { LANGUAGE_CHANGED, keptLanguage } from './language.ts';

const leaves = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
const keys = (texts: Texts) =>
  leaves(texts)
    .map(([key]) => key)
    .filter((key) => !key.endsWith('_many'))
    .toSorted();

describe('texts of the portal', () => {
  const en = portalTexts('en');
  const fr = portalTexts('fr');

  it('PLAT-010 are complete in both languages', () => {
    expect(keys(fr)).toEqual(keys(en));
  });
  it('PLAT-066 PLAT-070 PLAT-073 have a toast title for every error key of the contract', () => {
    const endpoints = Object.values(api).flatMap((area) => Object.values(area) as Endpoint[]);
    const needed = [...new Set(endpoints.flatMap(({ errorKey }) => errorKey ?? []))];
    const held = new Set(keys(en['errors'] as Texts));
    expect(needed.filter((key) => !held.has(`toast.error.${key}`))).toEqual([]);
  });
  it.each([
    [
      'PLAT-071',
      [
        'get-contacts',
        'get-highlights-articles',
        'get-highlights-article',
        'update-article-state',
        'get-kepler-data',
        'request-kepler-document',
        'download-highlights-article-attachment',
      ],
    ],
    [
      'PLAT-072',
      ['get-contracts', 'create-contract', 'get-user-activity', 'export-analytics', 'get-bmf-list'],
    ],
  ])('%s have a toast title for the error keys of the specification', (_, named) => {
    for (const texts of [en, fr]) {
      const held = new Set(keys(texts['errors'] as Texts));
      expect(named.filter((key) => !held.has(`toast.error.${key}`))).toEqual([]);
    }
  });
  it('PLAT-066 have French toast titles in French', () => {
    const titles = (texts: Texts) => new Map(leaves(texts['errors'] as Texts));
    const english = titles(en);
    expect([...titles(fr)].filter(([key, title]) => title === english.get(key))).toEqual([]);
  });
  it.each([
    ['add signature', 'requests', 'done.signature.sent'],
    ['cancel', 'requests', 'done.signature.cancelled'],
    ['remind', 'requests', 'done.signature.reminded'],
    ['reminder', 'requests', 'done.remind'],
    ['delete', 'requests', 'done.delete'],
    ['share-search', 'search', 'shared_one'],
    ['share-search of several people', 'search', 'shared_other'],
    ['request creation', 'requests', 'created'],
  ])('PLAT-088 have the success toast of %s in both languages', (_, namespace, key) => {
    const [english, french] = [en, fr].map((texts) => new Map(leaves(texts[namespace] as Texts)).get(key));
    expect(english).toMatch(/\S/);
    expect(french).toMatch(/\S/);
    expect(french).not.toBe(english);
  });
  it('never have “de” or “que” before a name: the portal itself does not shorten them to “d’” and “qu’”', () => {
    const before = /(?<!\p{L})(?:de|que) \{\{(?!count\}\})/iu;
    expect(leaves(fr).filter(([, text]) => before.test(text))).toEqual([]);
  });
  it('have types that are up to date', () => {
    expect(readFileSync(path.join(import.meta.dirname, 'generated/locales.d.ts'), 'utf8')).toBe(
      localeTypes(),
    );
  });
});

describe('language', () => {
  const served = (lng: 'en' | 'fr', ns: string): Texts =>
    ({ ...portalTexts(lng), ...uiTexts(lng) })[ns] as Texts;
  let missing: string | null = null;

  beforeEach(() => {
    localStorage.clear();
    missing = null;
    vi.stubGlobal('__LOCALES_VERSION__', 'test');
    vi.stubGlobal('fetch', (input: string) => {
      const [, lng, ns] = /locales\/(en|fr)\/([\w-]+)\.json/.exec(input) ?? [];
      if (!lng || !ns || missing === `${lng}/${ns}`)
        return Promise.resolve(new Response('', { status: 404 }));
      const texts = structuredClone(served(lng as 'en' | 'fr', ns));
      if (lng === 'fr' && ns === 'shell') delete texts['home'];
      return Promise.resolve(Response.json(texts));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('PLAT-011 is English by default', () => {
    expect(keptLanguage()).toBe('en');
    localStorage.setItem('language', 'de');
    expect(keptLanguage()).toBe('en');
  });
  it('PLAT-012 PLAT-013 changes all texts, is stored, and is sent to other tabs', async () => {
    const i18n = await createI18n({ language: 'en', report: vi.fn() });
    const heard = vi.fn();
    window.addEventListener(LANGUAGE_CHANGED, (event) => heard((event as CustomEvent<string>).detail));
    await switchLanguage(i18n, 'fr');
    expect(i18n.t('retry')).toBe('Réessayer');
    expect(document.documentElement.lang).toBe('fr');
    expect(keptLanguage()).toBe('fr');
    expect(heard).toHaveBeenCalledExactlyOnceWith('fr');
  });
  it('PLAT-013 is unchanged while the texts fail to load, and changes once they load', async () => {
    const i18n = await createI18n({ language: 'en', report: vi.fn() });
    missing = 'fr/shell';
    await expect(switchLanguage(i18n, 'fr')).rejects.toThrow('no translations');
    expect([i18n.language, document.documentElement.lang, keptLanguage()]).toEqual(['en', 'en', 'en']);
    missing = null;
    await switchLanguage(i18n, 'fr');
    expect(i18n.t('signedIn.title', { ns: 'shell' })).toBe('Session ouverte');
    expect(document.documentElement.lang).toBe('fr');
  });
  it('PLAT-013 of two changes the later one wins', async () => {
    const i18n = await createI18n({ language: 'en', report: vi.fn() });
    await Promise.all([switchLanguage(i18n, 'fr'), switchLanguage(i18n, 'en')]);
    expect([i18n.language, document.documentElement.lang, keptLanguage()]).toEqual(['en', 'en', 'en']);
  });
  it('loads the texts of a page again after a failure, and never shows keys', async () => {
    const i18n = await createI18n({ language: 'en', report: vi.fn() });
    missing = 'en/requests';
    await expect(loadPageTexts(i18n, ['requests'])).rejects.toThrow('no translations');
    missing = null;
    await loadPageTexts(i18n, ['requests']);
    expect(i18n.t('created', { ns: 'requests' })).toBe('Request created');
  });
  it('loads the texts of an area only with its pages', async () => {
    const i18n = await createI18n({ language: 'fr', report: vi.fn() });
    const none = () =>
      (i18n.t as (key: string, options: object) => string)('search.none.title', { ns: ['ui-search', 'ui'] });
    expect(none()).toBe('search.none.title');
    await loadPageTexts(i18n, ['search', 'ui-search']);
    expect(none()).toBe('Aucun résultat pour cette recherche');
    await switchLanguage(i18n, 'en');
    expect(none()).toBe('Nothing matches this search');
  });
  it('PLAT-015 shows a page in English if its French texts fail to load', async () => {
    const i18n = await createI18n({ language: 'fr', report: vi.fn() });
    missing = 'fr/requests';
    await loadPageTexts(i18n, ['requests']);
    expect(i18n.t('created', { ns: 'requests' })).toBe('Request created');
  });
  it('PLAT-015 PLAT-016 falls back to English for a missing French key, and reports it once', async () => {
    const report = vi.fn();
    const i18n = await createI18n({ language: 'fr', report });
    expect(i18n.t('home', { ns: 'shell' })).toBe('Home');
    expect(i18n.t('home', { ns: 'shell' })).toBe('Home');
    expect(i18n.t('retry')).toBe('Réessayer');
    expect(report).toHaveBeenCalledExactlyOnceWith('missing translation: shell:home (fr)');
  });
  it('PLAT-016 reports neither a change to English nor each key of a file that failed to load', async () => {
    const report = vi.fn();
    missing = 'fr/requests';
    const i18n = await createI18n({ language: 'fr', report });
    await loadPageTexts(i18n, ['requests']);
    expect(i18n.t('created', { ns: 'requests' })).toBe('Request created');
    await switchLanguage(i18n, 'en');
    expect(i18n.t('home', { ns: 'shell' })).toBe('Home');
    expect(report.mock.calls).toEqual([['translations did not load: fr/requests']]);
  });
  it('PLAT-016 reports a missing key once', async () => {
    const report = vi.fn();
    const i18n = await createI18n({ language: 'en', report });
    const translate = i18n.t as unknown as (key: string) => string;
    translate('nowhere');
    translate('nowhere');
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('common:nowhere'));
  });
  it('PLAT-017 reports a file that fails to load', async () => {
    missing = 'fr/shell';
    const report = vi.fn();
    await createI18n({ language: 'fr', report });
    expect(report).toHaveBeenCalledExactlyOnceWith('translations did not load: fr/shell');
  });
  const broken = () =>
    new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network error')),
    });
  it('PLAT-006 start-up fails if no text can be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
    await expect(createI18n({ language: 'en', report: vi.fn() })).rejects.toThrow('no translations');
  });
  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch')), true],
    ['the connection breaks', () => Promise.resolve(new Response(broken())), true],
    ['the server is busy', () => Promise.resolve(new Response('', { status: 503 })), true],
    ['the file does not exist', () => Promise.resolve(new Response('', { status: 404 })), false],
    ['the file has no texts', () => Promise.resolve(new Response('<html>')), false],
  ])('PLAT-014 a file of texts is read once more if that may help: %s', async (_, failed, isRepeated) => {
    const whole = fetch;
    const urls: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      if (!url.includes('/en/shell.json')) return whole(url);
      urls.push(url);
      return urls.length === 1 ? failed() : whole(url);
    });
    const report = vi.fn();
    const i18n = await createI18n({ language: 'en', report });
    const url = '/assets/locales/en/shell.json?v=test';
    expect(urls).toEqual(isRepeated ? [url, url] : [url]);
    expect(i18n.hasResourceBundle('en', 'shell')).toBe(isRepeated);
    expect(report.mock.calls).toEqual(isRepeated ? [] : [['translations did not load: en/shell']]);
  });
});
