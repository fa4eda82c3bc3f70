import { describe, expect, it } from 'vitest';
import { isFeedbackComplete, isSurveyOpen, SURVEY_LAST_DAY } from './feedback-rules.ts';

describe('satisfaction survey', () => {
  it('TERM-011 is open until the day before the end date of the specification', () => {
    expect(isSurveyOpen('2025-04-30', SURVEY_LAST_DAY)).toBe(true);
    expect(isSurveyOpen('2025-05-01', SURVEY_LAST_DAY)).toBe(false);
    expect(isSurveyOpen('2026-11-21', SURVEY_LAST_DAY)).toBe(false);
  });

  it.each([
    [null, ['KYC'], false],
    [1, [], false],
    [1, ['KYC'], true],
    [5, ['KYC', 'DOCUMENTS', 'HIGHLIGHTS'], true],
    [3, ['KYC', 'DOCUMENTS', 'HIGHLIGHTS', 'REQUESTS_BOARD'], false],
    [0, ['KYC'], false],
    [6, ['KYC'], false],
  ] as const)(
    'TERM-012 TERM-013 TERM-015 rating %s with %j is complete: %s',
    (rating, services, complete) => {
      expect(isFeedbackComplete({ rating, preferredServices: services })).toBe(complete);
    },
  );
});
