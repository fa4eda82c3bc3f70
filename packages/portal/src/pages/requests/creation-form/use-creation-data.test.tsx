import { renderHook } from '@testing-library/react';
import type { QueryKey } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from '../../../api/cache.fixture.tsx';
import {
  configurationQuery,
  creationPeopleQuery,
  genericFieldsQuery,
  topicsQuery,
} from '../../../api/request-creation.ts';
import { newCreationForm } from './creation-form.ts';
import { useCreationData } from './use-creation-data.ts';

afterEach(() => vi.unstubAllGlobals());

const CONFIGURATION = {
  type: 'ACTION',
  steps: [],
  information: { categories: 'REQUIRED' },
  usualTopicId: 'usual',
};
const TOPIC = { serviceCode: 'KYC', subTopics: [], canAddMultipleParticipant: true };

it('the default topic of an action is selected until the user changes it, and also if a topic is required', () => {
  const { queries, wrapper } = cacheAndServer();
  const action = { contractId: 'c', serviceId: 'KYC', action: 'REVIEW' } as const;
  const keep = (key: QueryKey, data: unknown) => queries.setQueryData(key, data);
  const configure = (information: object) =>
    keep(configurationQuery(action).queryKey, { ...CONFIGURATION, information });
  keep(topicsQuery('c', 'ACTION').queryKey, [
    { ...TOPIC, id: 'usual' },
    { ...TOPIC, id: 'other' },
  ]);
  const form = newCreationForm({ contractId: 'c', serviceCode: 'KYC', action: 'REVIEW' });
  const topicOf = (topicId: string | null) =>
    renderHook(() => useCreationData({ ...form, information: { ...form.information, topicId } }), { wrapper })
      .result.current.completed.information.topicId;
  configure({ categories: 'REQUIRED' });
  expect(topicOf(null)).toBe('usual');
  expect(topicOf('other')).toBe('other');
  configure({ categories: 'OPTIONAL' });
  expect(topicOf(null)).toBeNull();
});

it('a draft drops answers to fields that the form no longer has', () => {
  const { queries, wrapper } = cacheAndServer();
  const keep = (key: QueryKey, data: unknown) => queries.setQueryData(key, data);
  const action = { contractId: 'c', serviceId: 'KYC', action: 'REVIEW' } as const;
  keep(configurationQuery(action).queryKey, CONFIGURATION);
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

it('CONT-012 the participant in the URL replaces the default participants if possible and until the user selects others', () => {
  const { queries, wrapper } = cacheAndServer();
  const keep = (key: QueryKey, data: unknown) => queries.setQueryData(key, data);
  const action = { contractId: 'c', serviceId: 'KYC', action: 'REVIEW' } as const;
  keep(configurationQuery(action).queryKey, { ...CONFIGURATION, information: { categories: 'OPTIONAL' } });
  keep(topicsQuery('c', 'ACTION').queryKey, []);
  const person = (id: string, isSelectedByDefault: boolean) => ({
    id,
    firstName: id,
    lastName: 'Halden',
    isSelectedByDefault,
  });
  keep(creationPeopleQuery('c', [], []).queryKey, [person('usual', true), person('asked', false)]);
  const participants = (participantId: string | null, chosen?: string[]) => {
    const form = newCreationForm({ contractId: 'c', serviceCode: 'KYC', action: 'REVIEW', participantId });
    const draft = chosen
      ? { ...form, choseParticipants: true, information: { ...form.information, participants: chosen } }
      : form;
    return renderHook(() => useCreationData(draft), { wrapper }).result.current.completed.information
      .participants;
  };
  expect(participants('asked')).toEqual(['asked']);
  expect(participants('stranger')).toEqual(['usual']);
  expect(participants(null)).toEqual(['usual']);
  expect(participants('asked', ['usual'])).toEqual(['usual']);
});

it('the legal entities of a resumed draft stay while the topics are loading', () => {
  const { queries, wrapper } = cacheAndServer();
  const action = { contractId: 'c', serviceId: 'KYC', action: 'REVIEW' } as const;
  const keep = (key: QueryKey, data: unknown) => queries.setQueryData(key, data);
  keep(configurationQuery(action).queryKey, CONFIGURATION);
  const empty = newCreationForm({ contractId: 'c', serviceCode: 'KYC', action: 'REVIEW' });
  const draft = {
    ...empty,
    choseEntities: true,
    information: { ...empty.information, topicId: 't', ricosCodes: ['R1'] },
  };
  const codes = () =>
    renderHook(() => useCreationData(draft), { wrapper }).result.current.completed.information.ricosCodes;
  expect(codes()).toEqual(['R1']);
  keep(topicsQuery('c', 'ACTION').queryKey, [{ ...TOPIC, id: 'other' }]);
  expect(codes()).toEqual([]);
});
