import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultParticipants,
  hasOnlyInternalEmails,
  stepsOf,
  takesInformationFiles,
  withFixedEntities,
} from './request-creation-rules.ts';
import { CONFIGURATION, field } from './request-creation.fixture.ts';

describe('steps', () => {
  it('NEW-016 NEW-017 file steps can be switched on and off, and some are off by default', () => {
    expect(stepsOf(CONFIGURATION, [], {})).toEqual(['INFORMATION', 'SIGNATORY']);
    expect(stepsOf(CONFIGURATION, [], { SIGNATORY: false })).toEqual(['INFORMATION']);
    expect(stepsOf(CONFIGURATION, [], { DOCUMENT: true })).toEqual(['INFORMATION', 'SIGNATORY', 'DOCUMENT']);
    const fixed = { ...CONFIGURATION, steps: [{ ...CONFIGURATION.steps[0]!, switchable: false }] };
    expect(stepsOf(fixed, [], { SIGNATORY: false })).toEqual(['INFORMATION', 'SIGNATORY']);
  });
  it('NEW-020 generic fields and digipass are separate steps', () => {
    expect(stepsOf({ ...CONFIGURATION, form: 'DIGIPASS', steps: [] }, [field()], {})).toEqual([
      'INFORMATION',
      'GENERIC',
      'DIGIPASS',
    ]);
    expect(stepsOf({ ...CONFIGURATION, steps: [] }, [field({ state: 'HIDDEN' })], {})).toEqual([
      'INFORMATION',
    ]);
  });
  it('NEW-041 the information step takes files only if there is no file step', () => {
    expect(takesInformationFiles(CONFIGURATION, ['INFORMATION'])).toBe(true);
    expect(takesInformationFiles(CONFIGURATION, ['INFORMATION', 'SIGNATORY'])).toBe(false);
    expect(takesInformationFiles(CONFIGURATION, ['INFORMATION', 'DOCUMENT'])).toBe(false);
  });
});

describe('participants', () => {
  it('NEW-053 NEW-054 default to the preselected people, or only the first for a topic of one participant', () => {
    const people = [
      { id: 'a', isSelectedByDefault: false },
      { id: 'b', isSelectedByDefault: true },
      { id: 'c', isSelectedByDefault: true },
    ];
    expect(defaultParticipants(people, null)).toEqual(['b', 'c']);
    expect(defaultParticipants(people, { canAddMultipleParticipant: true })).toEqual(['b', 'c']);
    expect(defaultParticipants(people, { canAddMultipleParticipant: false })).toEqual(['b']);
  });
  it('NEW-059 NEW-060 a warning is shown if no participant is outside the bank, or if there is none', () => {
    const domains = ['atrium.example'];
    expect(hasOnlyInternalEmails([], domains)).toBe(true);
    expect(hasOnlyInternalEmails(['a@Atrium.example'], domains)).toBe(true);
    expect(hasOnlyInternalEmails(['a@atrium.example', 'b@halden.example'], domains)).toBe(false);
    expect(hasOnlyInternalEmails(['a@notatrium.example'], domains)).toBe(false);
  });
  it('NEW-056 NEW-057 mandatory legal entities cannot be deselected', () => {
    const option = fc.record({ ricos: fc.stringMatching(/^[A-Z]{2}$/), isFixed: fc.boolean() });
    fc.assert(
      fc.property(
        fc.uniqueArray(option, { selector: ({ ricos }) => ricos, maxLength: 8 }),
        fc.array(fc.stringMatching(/^[A-Z]{2}$/)),
        (options, chosen) => {
          const result = withFixedEntities([...new Set(chosen)], options);
          const fixed = options.filter(({ isFixed }) => isFixed).map(({ ricos }) => ricos);
          expect(new Set(result)).toEqual(new Set([...fixed, ...chosen]));
          expect(new Set(result).size).toBe(result.length);
        },
      ),
    );
    expect(withFixedEntities([], [{ ricos: 'A', isFixed: true }])).toEqual(['A']);
  });
});
