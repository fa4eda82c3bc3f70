import type { User } from '@atrium/contract/users';
import { describe, expect, it } from 'vitest';
import { creationHref } from '../../app/addresses/request-creation.ts';

const person = (canCreateRequest: boolean, isInternal = false) =>
  ({ rights: { requests: { canCreateRequest } }, contactInformation: { isInternal } }) as User;
const routes = (...paths: string[]) => [
  { path: 'requests-board', children: paths.map((path) => ({ path })) },
];
const ALL = routes('services', 'requests/:requestId', 'requests/new');

describe('link to create a request', () => {
  it('REQ-030 exists for users who may create one', () => {
    expect(creationHref(person(false), ALL)).toBeUndefined();
    expect(creationHref(person(false, true), ALL)).toBeUndefined();
  });
  it('REQ-031 leads bank staff to the form, with known values prefilled', () => {
    expect(creationHref(person(true, true), ALL)).toBe('/requests-board/requests/new');
    expect(creationHref(person(true, true), ALL, { service: 'KYC', contract: 'c1' })).toBe(
      '/requests-board/requests/new?contract=c1&service=KYC',
    );
  });
  it('PROF-006 REQ-032 leads clients to the hub', () => {
    expect(creationHref(person(true), ALL)).toBe('/requests-board/services');
  });
  it('REQ-033 from a service page selects its service', () => {
    expect(creationHref(person(true), ALL, { service: 'AUDIT_REPORT_REQUEST' })).toBe(
      '/requests-board/requests/new?service=AUDIT_REPORT_REQUEST',
    );
  });
  it('does not exist without the page, and differs from a request with the id “new”', () => {
    expect(creationHref(person(true, true), routes('requests/:requestId'))).toBeUndefined();
    expect(creationHref(person(true), [])).toBeUndefined();
  });
});
