import type { User } from '@atrium/contract/users';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import { homeChangesQuery } from '../../api/home.ts';
import { userQuery } from '../../api/users.ts';
import { useSurvey } from './use-survey.ts';

vi.mock('../../api/settings.ts', () => ({ useSettings: () => ({ surveyLastDay: '2999-01-01' }) }));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const USER = {
  id: 'claire',
  hasFilledSurvey: false,
  isImpersonated: false,
  hasAcceptedTermsAndConditions: true,
  services: [{ name: 'KYC', label: 'KYC', category: 'ACTIVATED' }],
} as unknown as User;

function isShown(user: User, since: string | null) {
  const { queries, wrapper } = cacheAndServer();
  queries.setQueryData(userQuery.queryKey, user);
  queries.setQueryData(homeChangesQuery().queryKey, { since, requests: 0, documents: 0, articles: 0 });
  return renderHook(() => useSurvey(false), { wrapper }).result.current.isShown;
}

it('TERM-011 is offered on a later visit, not on the first', () => {
  expect(isShown(USER, null)).toBe(false);
  expect(isShown(USER, '2026-11-20T09:00:00.000Z')).toBe(true);
});

it('TERM-016 is not offered to users with none of its services', () => {
  expect(isShown({ ...USER, services: [] }, '2026-11-20T09:00:00.000Z')).toBe(false);
});
