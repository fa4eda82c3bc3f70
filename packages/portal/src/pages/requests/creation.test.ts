import type { User } from '@atrium/contract/users';
import { describe, expect, it } from 'vitest';
import { creationHref } from './creation.ts';

const person = (canCreateRequest: boolean) => ({ rights: { requests: { canCreateRequest } } }) as User;
const routes = (...paths: string[]) => [
  { path: 'requests-board', children: paths.map((path) => ({ path })) },
];

describe('where a request is created', () => {
  it('PROF-006 REQ-031 is told to those who may create one', () => {
    const all = routes('requests/:requestId', 'requests/new');
    expect(creationHref(person(true), all)).toBe('/requests-board/requests/new');
    expect(creationHref(person(false), all)).toBeUndefined();
  });
  it('leads nowhere without the page, nor to a request of the id “new”', () => {
    expect(creationHref(person(true), routes('requests/:requestId'))).toBeUndefined();
    expect(creationHref(person(true), [])).toBeUndefined();
  });
});
