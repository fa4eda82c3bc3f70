import { renderHook } from '@testing-library/react';
import type { QueryKey } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from '../../../api/cache.fixture.tsx';
import { configurationQuery, genericFieldsQuery, topicsQuery } from '../../../api/request-creation.ts';
import { newCreationForm } from './creation-form.ts';
import { useCreationData } from './use-creation-data.ts';

afterEach(() => vi.unstubAllGlobals());

it('a draft keeps no answers to what its form no longer asks', () => {
  const { queries, wrapper } = cacheAndServer();
  const keep = (key: QueryKey, data: unknown) => queries.setQueryData(key, data);
  const action = { contractId: 'c', serviceId: 'KYC', action: 'REVIEW' } as const;
  keep(configurationQuery(action).queryKey, { type: 'ACTION', steps: [] });
  keep(genericFieldsQuery(action).queryKey, [
    { id: 'asked', state: 'VISIBLE_OPTIONAL' },
    { id: 'hidden', state: 'HIDDEN' },
  ]);
  keep(topicsQuery('c', 'ACTION').queryKey, [
    { id: 't', serviceCode: 'KYC', subTopics: [{ id: 'sub' }], canAddMultipleParticipant: true },
  ]);
  const empty = newCreationForm({ contractId: 'c', serviceCode: 'KYC', action: 'REVIEW' });
  const draft = {
    ...empty,
    generic: { asked: ['a'], hidden: ['b'], gone: ['c'] },
    information: { ...empty.information, topicId: 't', subTopicIds: ['sub', 'gone'] },
  };
  const { completed } = renderHook(() => useCreationData(draft), { wrapper }).result.current;
  expect(completed.generic).toEqual({ asked: ['a'] });
  expect(completed.information).toMatchObject({ topicId: 't', subTopicIds: ['sub'] });
});
