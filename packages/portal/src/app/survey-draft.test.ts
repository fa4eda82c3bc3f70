// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSurvey, keepSurvey, recallSurvey } from './survey-draft.ts';

const draft = { rating: 4, preferredServices: ['DOCUMENTS'], message: 'Clear' };

beforeEach(() => localStorage.clear());

describe('what was answered in the survey and not sent', () => {
  it('is there again, for the same person alone', () => {
    keepSurvey('u1', draft);
    expect(recallSurvey('u1')).toEqual(draft);
    expect(recallSurvey('u2')).toBeUndefined();
  });

  it('is forgotten once it is sent, and once nothing is left of it', () => {
    keepSurvey('u1', draft);
    forgetSurvey('u1');
    expect(localStorage).toHaveLength(0);
    keepSurvey('u1', draft);
    keepSurvey('u1', { rating: null, preferredServices: [], message: '' });
    expect(localStorage).toHaveLength(0);
  });

  it.each(['', 'null', '[]', '{"rating":4}', '{"message":"a","preferredServices":"KYC"}', '{"message":'])(
    'that reads %j is none',
    (kept) => {
      localStorage.setItem('survey-draft:u1', kept);
      expect(recallSurvey('u1')).toBeUndefined();
    },
  );

  it('TERM-012 TERM-016 has no rating and no service that cannot be chosen', () => {
    localStorage.setItem(
      'survey-draft:u1',
      '{"rating":9,"preferredServices":["KYC","RETIRED"],"message":"a"}',
    );
    expect(recallSurvey('u1')).toEqual({ rating: null, preferredServices: ['KYC'], message: 'a' });
  });
});
