import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ERROR_STATUS } from './errors.ts';
import { routes } from './generated/routes.ts';
import { page } from './paging.ts';
import { ACTIVATION_STATES, SERVICES, SERVICE_GROUPS } from './services.ts';
import { CONTRACT_KINDS } from './contract-status.ts';
import { VERSION } from './version.ts';

const services = Object.entries(SERVICES);

describe('the service catalogue', () => {
  it('NAV-005 numbers the groups Relationship 0, Insight 1, Contractual 2, eBusiness 3, Reporting 4', () => {
    expect(SERVICE_GROUPS).toEqual({
      Relationship: 0,
      Insight: 1,
      Contractual: 2,
      eBusiness: 3,
      Reporting: 4,
    });
  });

  it.each([
    ['KYC', 55],
    ['DOCUMENTS', 85],
    ['REQUESTS_BOARD', 80],
    ['CONTACTS', 70],
    ['HIGHLIGHTS', 20],
    ['GLOBAL_MARKETS_RESEARCH', 15],
  ] as const)('NAV-007 %s weighs %i in search', (code, weight) => {
    expect(SERVICES[code].weight).toBe(weight);
  });

  it('NAV-008 every other service has weight 10, and no two services of a group have the same position', () => {
    const named = new Set([
      'KYC',
      'DOCUMENTS',
      'REQUESTS_BOARD',
      'CONTACTS',
      'HIGHLIGHTS',
      'GLOBAL_MARKETS_RESEARCH',
    ]);
    const others = services.filter(([code]) => !named.has(code));
    expect(others.filter(([, service]) => service.weight !== 10)).toEqual([]);
    const positions = services.map(([, service]) => `${service.group} ${service.order}`);
    expect(new Set(positions).size).toBe(services.length);
  });

  it('NAV-009 there are three activation states', () => {
    expect(ACTIVATION_STATES).toEqual(['DEACTIVATED', 'ACTIVATED', 'MARKETING']);
  });

  it('NAV-013 only cash management, its demo and the data room open in a new tab', () => {
    const apart = services.filter(([, service]) => service.newTab).map(([code]) => code);
    expect(new Set(apart)).toEqual(new Set(['CASH_MANAGEMENT', 'CASH_MANAGEMENT_DEMO', 'DATA_ROOM']));
  });

  it('CTR-094 rights are granted per person for these 17 services only', () => {
    const carrying = services.filter(([, service]) => service.carriesRights).map(([code]) => code);
    expect(carrying.toSorted()).toEqual([
      'AUDIT_REPORT_REQUEST',
      'CASH_MANAGEMENT',
      'CASH_MANAGEMENT_DEMO',
      'CASH_MANAGEMENT_SOLUTIONS',
      'GLOBAL_MARKETS_RESEARCH',
      'GUARANTEES',
      'KYC',
      'LEGAL_DASHBOARD',
      'LOANS_AND_DEPOSITS',
      'MTM',
      'ONE_CLICK_CONFIRMATION',
      'OPTIM_TRADE',
      'OPTIM_TRADE_FRANCE',
      'POWER_OF_ATTORNEY',
      'RATES_DERIVATIVES_PRICER',
      'TREASURY_REPORTING',
      'YOUR_CARBON_EMISSIONS',
    ]);
  });

  it('PLAT-010 names each service in both languages', () => {
    expect(services.filter(([, { label }]) => !label.en || !label.fr)).toEqual([]);
  });
});

describe('platform constants', () => {
  it('PLAT-009 the version is 1.37.3', () => expect(VERSION).toBe('1.37.3'));

  it('PLAT-018 a user is bank staff, a client or outsourced', () => {
    expect(CONTRACT_KINDS).toEqual(['CLIENT', 'ATRIUM', 'OSA']);
  });

  it('PLAT-080 the error codes of the specification exist, PLAT-081 as do those every server needs', () => {
    expect(ERROR_STATUS).toMatchObject({
      SYMPHONY_EXCEPTION: 502,
      SAVED_SEARCH_NAME_NOT_AVAILABLE: 409,
      SAVED_SEARCH_DUPLICATE_NAME: 409,
      BAD_REQUEST: 400,
      FORBIDDEN: 403,
      NOT_FOUND: 404,
      CONFLICT: 409,
    });
  });

  it('WID-009 the calls of widgets have the paths defined by the areas they belong to', () => {
    const path = (area: keyof typeof routes, call: string) => {
      const calls: Record<string, { method: string; path: string }> = routes[area];
      return `${calls[call]!.method} ${calls[call]!.path}`;
    };
    expect(path('documents', 'search')).toBe('POST /documents/search');
    expect(path('contacts', 'search')).toBe('POST /contacts/search');
    expect(path('requests', 'list')).toBe('GET /requests');
    const all = Object.values(routes).flatMap((area) =>
      Object.values<{ method: string; path: string }>(area).map((call) => `${call.method} ${call.path}`),
    );
    expect(all).toEqual(
      expect.arrayContaining([
        'GET /highlights/sources/{source}/publications',
        'POST /contracts/osa-contract-request',
        'PUT /cash-management-solutions/translation',
      ]),
    );
  });

  it('PLAT-126 DATA-020 a page has pageRecords, totalPages and totalRecords', () => {
    const schema = page(z.string());
    expect(schema.safeParse({ pageRecords: ['a'], totalPages: 1, totalRecords: 1 }).success).toBe(true);
    for (const missing of ['pageRecords', 'totalPages', 'totalRecords']) {
      const whole: Record<string, unknown> = { pageRecords: [], totalPages: 0, totalRecords: 0 };
      delete whole[missing];
      expect(schema.safeParse(whole).success, missing).toBe(false);
    }
  });
});
