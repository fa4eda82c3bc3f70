import { SERVICES, type ServiceCode } from '@atrium/contract/services';
import { renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { portalTexts } from '../../../build/locales.ts';
import { usePages, useRecentCommands } from './use-pages.ts';

const held = (name: ServiceCode, isMarketing = false) => ({
  id: name,
  name,
  url: SERVICES[name].url,
  isMarketing,
});
const services = vi.hoisted(() => ({ value: [] as unknown[] }));
vi.mock('../../api/settings.ts', () => ({ useSettings: () => ({ productName: 'Atrium' }) }));
vi.mock('../../app/recent-pages.ts', () => ({
  recentPages: () => [
    { href: '/contacts?categories=core-team', title: 'Contacts · Atrium' },
    { href: '/contacts', title: 'Atrium' },
  ],
}));
vi.mock('../../api/users.ts', () => ({
  useUser: () => ({ services: services.value, rights: {}, contactInformation: {} }),
}));

const pageOf = (code: ServiceCode) =>
  renderHook(usePages).result.current.find(({ id }) => id === `service-${code}`);

it.each(['CASH_MANAGEMENT', 'CASH_MANAGEMENT_DEMO', 'DATA_ROOM'] as const)(
  'NAV-013 the command palette opens %s in a new tab',
  (code) => {
    services.value = [held(code), held('OPTIMNET')];
    expect(pageOf(code)).toMatchObject({ href: SERVICES[code].url, newTab: true });
    expect(pageOf('OPTIMNET')).toMatchObject({ newTab: false });
  },
);

it.each([
  ['en', 'borrowing', 'Emprunts et dépôts'],
  ['fr', 'prêts', 'Loans and deposits'],
] as const)(
  'in %s the command palette also finds a service by what people call it',
  (language, word, other) => {
    services.value = [];
    const i18n = createUiI18n(language);
    i18n.addResourceBundle(language, 'commands', portalTexts(language)['commands']);
    const { result } = renderHook(usePages, {
      wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
    });
    const page = result.current.find(({ id }) => id === 'service-LOANS_AND_DEPOSITS');
    expect(page?.keywords).toContain(word);
    expect(page?.keywords).toContain(other);
  },
);

it('the words of services are of services that exist', () => {
  for (const language of ['en', 'fr'] as const) {
    const { serviceWords } = portalTexts(language)['commands'] as { serviceWords: object };
    for (const code of Object.keys(serviceWords)) expect(SERVICES).toHaveProperty(code);
  }
});

it('the command palette leaves out recent addresses that only led to another page', () => {
  const i18n = createUiI18n('en');
  // The portal's own texts are the default here, as in the portal.
  i18n.addResourceBundle('en', 'ui', portalTexts('en')['common'], true);
  const { result } = renderHook(useRecentCommands, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  expect(result.current.map(({ href }) => href)).toEqual(['/contacts?categories=core-team']);
});
