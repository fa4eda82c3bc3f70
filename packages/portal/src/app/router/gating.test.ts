import { guardOf } from '@atrium/contract/access-subjects';
import { SERVICES, type ServiceCode } from '@atrium/contract/services';
import type { User, UserService } from '@atrium/contract/users';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pageNavigation, serviceNavigation } from './navigation.ts';
import { leadsToPage } from './prefetch.ts';
import { createRoutes } from './routes.tsx';
import { SERVICE_ROUTES } from './service-routes.ts';

const held = (code: ServiceCode, more: Partial<UserService> = {}): UserService => ({
  id: code,
  name: code,
  label: code,
  url: SERVICES[code].url,
  isOnOptimall: false,
  isNotAvailable: false,
  isMarketing: false,
  category: SERVICES[code].group,
  ...more,
});
const person = (services: UserService[], more: Partial<User> = {}) =>
  ({ services, demoMode: false, rights: { isSuperAdmin: false, isItSupport: false }, ...more }) as User;
const leads = (user: User, path: string) => leadsToPage(createRoutes(user), path);
const ALL = (Object.keys(SERVICES) as ServiceCode[]).map((code) => held(code));

describe('routes of a user', () => {
  it.each([
    ['PLAT-021', '/home'],
    ['PLAT-022', '/profile'],
    ['PLAT-023', '/terms-and-conditions'],
    ['PLAT-024', '/personal-data'],
    ['PLAT-026', '/search'],
    ['PLAT-034', '/error'],
  ])('%s %s is always present', (_, path) => {
    expect(leads(person([]), path)).toBe(true);
  });
  it.each(['KYC', 'POWER_OF_ATTORNEY', 'GUARANTEES', 'LOANS_AND_DEPOSITS', 'REQUESTS_BOARD'] as const)(
    'the expiry calendar and its navigation entry exist with %s and not without its services',
    (code) => {
      const [none, closed] = [person([held('CONTACTS')]), person([held(code, { isNotAvailable: true })])];
      expect(leads(person([held(code)]), '/expiry-calendar')).toBe(true);
      expect(pageNavigation(person([held(code)]), 'fr')).toMatchObject([{ href: '/expiry-calendar' }]);
      for (const user of [none, closed, person([held(code, { isMarketing: true })])]) {
        expect(leads(user, '/expiry-calendar')).toBe(false);
        expect(pageNavigation(user, 'en')).toEqual([]);
      }
    },
  );
  it('PLAT-036 any other path is the 404 page', () => {
    expect(leads(person(ALL), '/nowhere')).toBe(false);
  });
  it('PLAT-047 PLAT-052 the requests board exists for users with the service only', () => {
    const holder = person([held('REQUESTS_BOARD')]);
    expect(leads(holder, '/requests-board/requests')).toBe(true);
    expect(leads(holder, '/requests-board/requests/1')).toBe(true);
    expect(leads(person([held('KYC')]), '/requests-board/requests')).toBe(false);
  });
  it.each([
    ['PLAT-038', 'DOCUMENTS', '/documents'],
    ['PLAT-042', 'CONTACTS', '/contacts'],
  ] as const)('%s %s has the page %s with the service only', (_, service, path) => {
    expect(leads(person([held(service)]), path)).toBe(true);
    expect(leads(person(ALL.filter(({ name }) => name !== service)), path)).toBe(false);
  });
  it.each(['/requests-board/services', '/requests-board/requests/new'])(
    'PLAT-048 %s is part of the requests board and exists with it only',
    (path) => {
      expect(leads(person([held('REQUESTS_BOARD')]), path)).toBe(true);
      expect(leads(person(ALL.filter(({ name }) => name !== 'REQUESTS_BOARD')), path)).toBe(false);
    },
  );
  it('PLAT-055 each service unlocks a path segment that no other unlocks', () => {
    expect(new Set(SERVICE_ROUTES.map(({ path }) => path)).size).toBe(SERVICE_ROUTES.length);
    expect(new Set(SERVICE_ROUTES.map(({ service }) => service)).size).toBe(SERVICE_ROUTES.length);
  });
  // A placeholder page for the closed service also counts as unlocked by the service.
  const gated = SERVICE_ROUTES.filter(
    ({ isAlwaysPresent, decidesItself }) => !isAlwaysPresent && !decidesItself,
  );
  it.each(gated)('PLAT-055 $service unlocks only /$path', ({ service, path }) => {
    const closed = ALL.map((one) => ({ ...one, isNotAvailable: true }));
    expect(leads(person(closed.filter(({ name }) => name === service)), `/${path}/anything`)).toBe(true);
    expect(leads(person(closed.filter(({ name }) => name !== service)), `/${path}/anything`)).toBe(false);
  });
  it.each([
    ['PLAT-031', '/cash-management-solutions', 'CASH_MANAGEMENT_SOLUTIONS'],
    ['PLAT-032', '/trade-finance-solutions', 'TRADE_FINANCE'],
    ['PLAT-033', '/my-contract', 'MY_CONTRACT'],
  ] as const)('%s %s exists for everybody, and in the navigation of users with %s', (_, path, service) => {
    expect(leads(person([]), path)).toBe(true);
    const codes = (user: User) => serviceNavigation(user, createRoutes(user), 'en').map(({ id }) => id);
    expect(codes(person([held(service)]))).toEqual([service]);
    expect(codes(person([held('INFORMATION_HUB')]))).toEqual(['INFORMATION_HUB']);
  });
  it('PLAT-050 PLAT-056 a grid exists if the service’s URL names it', () => {
    expect(leads(person(ALL), '/grid/YOUR_CARBON_EMISSIONS')).toBe(true);
    expect(leads(person([held('MTM')]), '/grid/MTM')).toBe(true);
    expect(leads(person([held('MTM', { url: '/grid/17' })]), '/grid/17')).toBe(true);
    // The server decides which grids a user may open, because an installation has more grids than services.
    expect(leads(person([held('MTM')]), '/grid/GUARANTEE_FEES')).toBe(true);
    expect(leads(person([held('KYC')]), '/grid/MTM')).toBe(false);
    expect(leads(person([held('MTM', { isNotAvailable: true })]), '/grid/MTM')).toBe(true);
    const user = person([held('YOUR_CARBON_EMISSIONS'), held('LEGAL_DASHBOARD'), held('OPTIMNET')]);
    expect(serviceNavigation(user, createRoutes(user), 'en')).toMatchObject([
      { id: 'LEGAL_DASHBOARD', href: '/grid/LEGAL_DASHBOARD', external: false },
      { id: 'OPTIMNET', href: SERVICES.OPTIMNET.url, external: true },
      { id: 'YOUR_CARBON_EMISSIONS', href: '/grid/YOUR_CARBON_EMISSIONS', external: false },
    ]);
  });
  it('PLAT-053 NAV-011 an unavailable or offered service has its page for every path below it', () => {
    expect(leads(person([held('KYC', { isNotAvailable: true })]), '/kyc/HALDE001')).toBe(true);
    expect(leads(person([held('CONTACTS', { isMarketing: true })]), '/contacts')).toBe(true);
  });
  it.each([
    [{ isSuperAdmin: false, isItSupport: false }, false],
    [{ isSuperAdmin: true, isItSupport: false }, true],
    [{ isSuperAdmin: false, isItSupport: true }, true],
  ])('PLAT-051 the support page is there for %j: %s', (rights, isPresent) => {
    expect(leads(person(ALL, { rights: rights as User['rights'] }), '/support-page')).toBe(isPresent);
  });
  it.each(SERVICE_ROUTES.filter(({ decidesItself }) => !decidesItself))(
    'PLAT-052 PLAT-053 what is explained of $service is what its route does',
    ({ service, path }) => {
      for (const user of [
        person([]),
        person([held(service)]),
        person([held(service, { isMarketing: true })]),
        person([held(service, { isNotAvailable: true })]),
        person([held(service)], { demoMode: true }),
      ]) {
        const { handle, path: found } = matchRoutes(createRoutes(user), `/${path}`)!.at(-1)!.route;
        const isClosed =
          found === '*' || (handle as { service?: ServiceCode } | undefined)?.service === service;
        expect(guardOf(service).allows(user)).toBe(!isClosed);
      }
    },
  );
  it('PLAT-054 demo mode has only its own page', () => {
    const demo = person(ALL, { demoMode: true });
    expect(leads(demo, '/home')).toBe(false);
    expect(leads(demo, '/requests-board/requests')).toBe(false);
  });
});

describe('navigation of a user', () => {
  const codes = (user: User) => serviceNavigation(user, createRoutes(user), 'en').map(({ id }) => id);

  it('NAV-005 NAV-006 is in catalogue order', () => {
    const user = person([
      held('DATA_ROOM'),
      held('CASH_MANAGEMENT'),
      held('LEGAL_DASHBOARD'),
      held('REQUESTS_BOARD'),
    ]);
    expect(codes(user)).toEqual(['REQUESTS_BOARD', 'LEGAL_DASHBOARD', 'CASH_MANAGEMENT', 'DATA_ROOM']);
  });
  it('does not show a service without a page', () => {
    expect(serviceNavigation(person(ALL), [], 'en').every(({ external }) => external)).toBe(true);
    const entries = serviceNavigation(person(ALL), createRoutes(person(ALL)), 'en');
    expect(entries.every(({ external, href }) => external || leads(person(ALL), href))).toBe(true);
  });
  it.each(['CASH_MANAGEMENT', 'CASH_MANAGEMENT_DEMO', 'DATA_ROOM'] as const)(
    'NAV-013 %s opens in a new tab',
    (code) => {
      const user = person([held(code)]);
      expect(serviceNavigation(user, createRoutes(user), 'en')[0]).toMatchObject({
        newTab: true,
        external: true,
      });
    },
  );
  it('NAV-011 NAV-014 an offered external service links to its contact page', () => {
    const user = person([held('DATA_ROOM', { isMarketing: true })]);
    expect(serviceNavigation(user, createRoutes(user), 'en')[0]).toMatchObject({
      href: '/services/DATA_ROOM',
      external: false,
      newTab: false,
    });
  });
  it('shows service names in the selected language', () => {
    const user = person([held('REQUESTS_BOARD')]);
    expect(serviceNavigation(user, createRoutes(user), 'fr')[0]!.label).toBe('Demandes');
  });
});

it('PLAT-052 ignores a service known only to a newer release', () => {
  const known = held('REQUESTS_BOARD');
  const unknown = { ...known, name: 'OF_TOMORROW' as ServiceCode, url: '/of-tomorrow' };
  const user = person([unknown, known]);
  expect(serviceNavigation(user, createRoutes(user), 'en').map(({ id }) => id)).toEqual(['REQUESTS_BOARD']);
});

describe('URLs in the code, including menus, dialogs, notifications and emails', () => {
  const sources = {
    ...import.meta.glob<string>(['../../{app,pages}/**/*.{ts,tsx}', '!../../**/*.{test,fixture}.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
    ...import.meta.glob<string>(
      '../../../../server/src/{notifications,expiry-calendar,saved-searches,access-reviews}/*.ts',
      { query: '?raw', import: 'default', eager: true },
    ),
  };
  /** Whether the server answers the address, so that it is not a page. */
  const isNoPage = (address: string) => /^\/(api|auth|assets|sandbox|signed-in)\b/.test(address);
  const addresses = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/(?<=['"`])\/[a-z](?:[\w/-]|(?<=\/)\$\{[^{}]*\})*/g)]
      .map(([address]) => ({ file, address: address.replaceAll(/\$\{[^{}]*\}/g, '17') }))
      .filter(({ address }) => !isNoPage(address)),
  );
  const everything = person(ALL, {
    rights: { isSuperAdmin: true, isItSupport: true, requests: { canCreateRequest: true } },
  });

  it('NAV-004 PLAT-036 each leads to a page', () => {
    expect(addresses.filter(({ address }) => !leads(everything, address))).toEqual([]);
  });
  it('include those of the portal and the server', () => {
    const of = (part: string) => addresses.filter(({ file }) => file.includes(part)).length;
    expect(of('/server/')).toBeGreaterThan(5);
    expect(addresses.length - of('/server/')).toBeGreaterThan(50);
  });
});
