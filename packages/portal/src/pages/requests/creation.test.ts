import type { User } from '@atrium/contract/users';
import { describe, expect, it } from 'vitest';
import { creationHref } from '../../app/addresses/request-creation.ts';

const person = (canCreateRequest: boolean, isInternal = false) =>
  ({ rights: { requests: { canCreateRequest } }, contactInformation: { isInternal } }) as User;
const routes = (...paths: string[]) => [
  { path: 'requests-board', children: paths.map((path) => ({ path })) },
];
const ALL = routes('services', 'requests/:requestId', 'requests/new');

describe('where a request is created', () => {
  it('REQ-030 is told to those who may create one', () => {
    expect(creationHref(person(false), ALL)).toBeUndefined();
    expect(creationHref(person(false, true), ALL)).toBeUndefined();
  });
  it('REQ-031 people of the bank come to the form, with what is known of the request', () => {
    expect(creationHref(person(true, true), ALL)).toBe('/requests-board/requests/new');
    expect(creationHref(person(true, true), ALL, { service: 'KYC', contract: 'c1' })).toBe(
      '/requests-board/requests/new?contract=c1&service=KYC',
    );
  });
  it('PROF-006 REQ-032 clients come to the hub', () => {
    expect(creationHref(person(true), ALL)).toBe('/requests-board/services');
  });
  it('REQ-033 a page of a service starts a request for its own service', () => {
    expect(creationHref(person(true), ALL, { service: 'AUDIT_REPORT_REQUEST' })).toBe(
      '/requests-board/requests/new?service=AUDIT_REPORT_REQUEST',
    );
  });
  it('leads nowhere without the page, nor to a request of the id “new”', () => {
    expect(creationHref(person(true, true), routes('requests/:requestId'))).toBeUndefined();
    expect(creationHref(person(true), [])).toBeUndefined();
  });
});
