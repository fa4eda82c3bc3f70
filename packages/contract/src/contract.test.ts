import { describe, expect, test } from 'vitest';
import {
  allOf,
  anyOf,
  holdsService,
  isAdmin,
  mayCall,
  notImpersonated,
  permission,
  waitsForService,
} from './access.ts';
import { countryList, countryName, COUNTRY_CODES } from './countries.ts';
import type { Endpoint, Endpoints } from './endpoint.ts';
import { api } from './index.ts';
import { queryBoolean, queryList } from './paging.ts';
import * as z from 'zod';
import { clampDate, parseTypedDate } from './typed-dates.ts';
import type { User } from './users.ts';

const user: User = {
  id: '00000000-0000-4000-8000-000000000001',
  type: { name: 'ATRIUM' },
  contractStatus: 'UNKNOWN',
  clientRole: 'STANDARD',
  rights: { isSuperAdmin: false, isItSupport: false, requests: { canCreateRequest: false } },
  contactInformation: {
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.example',
    landlinePhone: '',
    mobilePhone: '',
    isInternal: true,
    isAdmin: true,
    isClientAdmin: false,
  },
  address: { addressLine1: '', addressLine2: '', zipCode: '', city: '', state: '', countryCode: '' },
  company: { name: '' },
  services: [
    {
      id: 'KYC',
      name: 'KYC',
      label: 'KYC',
      url: '/kyc',
      isOnOptimall: false,
      isNotAvailable: false,
      isMarketing: false,
      category: 'Contractual',
    },
  ],
  widgets: [],
  marketingMode: false,
  demoMode: false,
  hasAcceptedTermsAndConditions: true,
  hasFilledSurvey: true,
  isImpersonated: false,
  impersonator: null,
};

describe('access', () => {
  test('evaluates public, signed-in and permission rules', () => {
    expect(mayCall('public', null)).toBe(true);
    expect(mayCall('signed-in', null)).toBe(false);
    expect(mayCall('signed-in', user)).toBe(true);
    expect(mayCall(isAdmin, null)).toBe(false);
    expect(mayCall(isAdmin, user)).toBe(true);
  });

  test('PLAT-019 an administrator flag has no effect without the internal flag', () => {
    const external = { ...user, contactInformation: { ...user.contactInformation, isInternal: false } };
    expect(isAdmin.allows(external)).toBe(false);
  });

  test('combined rules keep their names', () => {
    const never = permission('never', () => false);
    expect(allOf(isAdmin, notImpersonated).allows(user)).toBe(true);
    expect(allOf(isAdmin, never).allows(user)).toBe(false);
    expect(anyOf(never, isAdmin).allows(user)).toBe(true);
    expect(anyOf(never).allows(user)).toBe(false);
    expect(allOf(isAdmin, never).name).toBe('isAdmin and never');
  });

  test('PLAT-054 NAV-011 a service is usable unless the account is disabled or the service is only offered', () => {
    expect(holdsService('KYC').allows(user)).toBe(true);
    expect(holdsService('CONTRACTS').allows(user)).toBe(false);
    expect(holdsService('KYC').allows({ ...user, demoMode: true })).toBe(false);
    const offered = {
      ...user,
      services: user.services.map((service) => ({ ...service, isMarketing: true })),
    };
    expect(holdsService('KYC').allows(offered)).toBe(false);
  });

  test('PLAT-053 a switched off service is not usable, and that is the only reason given', () => {
    const off = {
      ...user,
      services: user.services.map((service) => ({ ...service, isNotAvailable: true })),
    };
    expect(holdsService('KYC').allows(off)).toBe(false);
    expect(anyOf(holdsService('KYC'), isAdmin).allows(off)).toBe(true);
    expect(waitsForService(holdsService('KYC'), off)).toBe(true);
    expect(waitsForService(holdsService('KYC'), user)).toBe(false);
    expect(waitsForService(holdsService('CONTRACTS'), off)).toBe(false);
    expect(waitsForService(holdsService('KYC'), { ...off, demoMode: true })).toBe(false);
  });
});

describe('PLAT-123 PLAT-124 typed dates', () => {
  test.each([
    ['31/12/2026', 'fr', '2026-12-31'],
    ['12/31/2026', 'en', '2026-12-31'],
    [' 1/2/2026 ', 'fr', '2026-02-01'],
    ['1/2/2026', 'en', '2026-01-02'],
    ['29/02/2024', 'fr', '2024-02-29'],
    ['29/02/2026', 'fr', null],
    ['31/12/2026', 'en', null],
    ['2026-12-31', 'fr', null],
    ['1/1/26', 'en', null],
    ['00/01/2026', 'fr', null],
    ['', 'fr', null],
  ] as const)('%s in %s is %s', (text, language, date) => {
    expect(parseTypedDate(text, language)).toBe(date);
  });

  test('PLAT-125 dates are limited to the first and last allowed day', () => {
    expect(clampDate('2026-05-01', '2026-06-01', '2026-07-01')).toBe('2026-06-01');
    expect(clampDate('2026-08-01', '2026-06-01', '2026-07-01')).toBe('2026-07-01');
    expect(clampDate('2026-06-15', '2026-06-01', '2026-07-01')).toBe('2026-06-15');
    expect(clampDate('2026-06-15')).toBe('2026-06-15');
  });
});

describe('PLAT-128 countries', () => {
  test('DATA-016 contain every ISO code once, with an English and a French name', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(249);
    for (const language of ['en', 'fr'] as const) {
      const list = countryList(language);
      expect(list.size).toBe(249);
      for (const [code, name] of list) expect(name).not.toBe(code);
    }
    expect(countryList('en').get('DE')).toBe('Germany');
    expect(countryList('fr').get('DE')).toBe('Allemagne');
    expect(countryName('DE', 'fr')).toBe('Allemagne');
    expect(countryName('??', 'en')).toBe('??');
  });

  test('are sorted alphabetically in each language', () => {
    const french = [...countryList('fr').values()];
    expect(french.indexOf('Égypte')).toBeLessThan(french.indexOf('France'));
  });
});

describe('query fields', () => {
  test('a list field is parsed as a list whether it occurs once or several times', () => {
    const schema = z.object({ states: queryList(z.enum(['A', 'B'])), flag: queryBoolean() });
    expect(schema.parse({ states: 'A', flag: 'true' })).toEqual({ states: ['A'], flag: true });
    expect(schema.parse({ states: ['A', 'B'], flag: 'false' })).toEqual({ states: ['A', 'B'], flag: false });
    expect(schema.parse({})).toEqual({});
    expect(schema.safeParse({ states: 'C' }).success).toBe(false);
    expect(schema.safeParse({ flag: '1' }).success).toBe(false);
  });
});

describe('endpoint table', () => {
  const all = Object.entries<Endpoints>(api).flatMap(([area, table]) =>
    Object.entries<Endpoint>(table).map(([name, endpoint]) => ({ id: `${area}.${name}`, ...endpoint })),
  );

  test('no call is defined twice, and each path parameter has a schema', () => {
    const calls = all.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
    for (const { id, path, params } of all) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(new Set(Object.keys(params?.shape ?? {})), id).toEqual(new Set(named));
    }
  });

  test('PLAT-070 PLAT-073 error keys are words joined by hyphens, and GET calls have no body', () => {
    for (const { id, errorKey, method, body } of all) {
      expect(errorKey ?? 'none', id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(method === 'GET' && body !== undefined, id).toBe(false);
    }
  });

  test('API-069 PLAT-066 what only decides about a link fails without a message', () => {
    expect(api.requestCreation.serviceRights.errorKey).toBeNull();
  });

  test('PLAT-127 a list without pages is an array; a paged list has a total', () => {
    const objects = all.flatMap(({ id, response }) =>
      response instanceof z.ZodObject ? [{ id, fields: Object.entries<z.ZodType>(response.shape) }] : [],
    );
    const wrapped = objects.filter(
      ({ fields }) => fields.length === 1 && fields.every(([, field]) => field instanceof z.ZodArray),
    );
    // The specification itself defines these two as objects (API-030, API-020).
    expect(wrapped.map(({ id }) => id).sort()).toEqual(['whatsNew.get', 'widgets.pages']);
    const paged = objects.filter(({ fields }) => fields.some(([name]) => name === 'pageRecords'));
    expect(paged.length).toBeGreaterThan(5);
    for (const { id, fields } of paged) {
      const totals = fields.filter(([name]) => name === 'totalRecords' || name === 'totalCount');
      expect(totals, id).toHaveLength(1);
    }
  });

  test('a fixed path is listed before a pattern that also matches it', () => {
    for (const [area, table] of Object.entries<Endpoints>(api)) {
      const list = Object.values<Endpoint>(table);
      for (const [index, later] of list.entries()) {
        const caught = list.slice(0, index).filter((earlier) => {
          const pattern = new RegExp(`^${earlier.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
          return earlier.method === later.method && earlier.path !== later.path && pattern.test(later.path);
        });
        expect(
          caught.map(({ path }) => path),
          `${area} ${later.path}`,
        ).toEqual([]);
      }
    }
  });
});
