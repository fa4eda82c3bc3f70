// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSurvey, keepSurvey, recallSurvey } from './survey-draft.ts';

const draft = { rating: 4, preferredServices: ['DOCUMENTS'], message: 'Clear' };

beforeEach(() => localStorage.clear());

describe('unsent survey answers', () => {
  it('are restored for the same user only', () => {
    keepSurvey('u1', draft);
    expect(recallSurvey('u1')).toEqual(draft);
    expect(recallSurvey('u2')).toBeUndefined();
  });

  it('are removed when sent or when cleared', () => {
    keepSurvey('u1', draft);
    forgetSurvey('u1');
    expect(localStorage).toHaveLength(0);
    keepSurvey('u1', draft);
    keepSurvey('u1', { rating: null, preferredServices: [], message: '' });
    expect(localStorage).toHaveLength(0);
  });

  it.each(['', 'null', '[]', '{"rating":4}', '{"message":"a","preferredServices":"KYC"}', '{"message":'])(
    'are ignored if stored as %j',
    (kept) => {
      localStorage.setItem('survey-draft:u1', kept);
      expect(recallSurvey('u1')).toBeUndefined();
    },
  );

  it('TERM-012 TERM-016 drop invalid ratings and unavailable services', () => {
    localStorage.setItem(
      'survey-draft:u1',
      '{"rating":9,"preferredServices":["KYC","RETIRED"],"message":"a"}',
    );
    expect(recallSurvey('u1')).toEqual({ rating: null, preferredServices: ['KYC'], message: 'a' });
  });
});
