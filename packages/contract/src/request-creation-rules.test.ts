import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSubmit,
  completionOf,
  creationProblems,
  defaultParticipants,
  fieldProblem,
  FIELD_FORMATS,
  FIELD_STATES,
  hasOnlyInternalEmails,
  isBlankText,
  isRequiredField,
  isSingleField,
  stepsOf,
  takesInformationFiles,
  visibleFields,
  withFixedEntities,
} from './request-creation-rules.ts';
import type {
  CreationAnswers,
  CreationContext,
  GenericField,
  RequestConfiguration,
} from './request-creation-rules.ts';

const CONFIGURATION: RequestConfiguration = {
  serviceCode: 'CASH_MANAGEMENT',
  action: 'ACCOUNT_OPENING',
  label: 'Open an account',
  description: '',
  type: 'SERVICE_ACTION',
  form: 'STANDARD',
  information: {
    title: 'REQUIRED',
    message: 'REQUIRED',
    categories: 'REQUIRED',
    legalEntities: 'OPTIONAL',
    participants: 'REQUIRED',
    attachments: 'OPTIONAL',
  },
  maximumLegalEntities: null,
  attachments: { maximum: 50, mediaCategories: null },
  steps: [
    {
      id: 'SIGNATORY',
      switchable: true,
      onByDefault: true,
      attachments: { maximum: 10, mediaCategories: ['PDF'] },
    },
    {
      id: 'DOCUMENT',
      switchable: true,
      onByDefault: false,
      attachments: { maximum: 50, mediaCategories: null },
    },
  ],
  canAskForValidation: true,
  maximumSignatories: 10,
};
const TOPICS = [
  {
    id: 'ACCOUNTS',
    subTopics: [{ id: 'ACCOUNTS.POOL' }],
    canAddMultipleParticipant: true,
    needAtLeastOneRicos: false,
  },
  { id: 'AUDIT', subTopics: [], canAddMultipleParticipant: false, needAtLeastOneRicos: true },
];
const field = (more: Partial<GenericField> = {}): GenericField => ({
  id: 'a',
  label: 'A',
  tooltip: '',
  placeholder: '',
  format: 'STRING',
  state: 'VISIBLE_REQUIRED',
  maxElements: 3,
  ...more,
});
const ANSWERS: CreationAnswers = {
  title: 'Second account',
  description: '<p>We need it.</p>',
  participants: [{ id: 'b1' }],
  ricosCodes: [],
  topicIds: ['ACCOUNTS'],
  documentIds: [],
  documentsMustBeValidated: false,
  genericFields: [],
  digipass: null,
  signature: null,
};
const SIGNATORY = { firstName: 'Sofia', lastName: 'Marquez', mail: 's@halden.example', phoneNumber: '' };

function problemsOf(
  answers: Partial<CreationAnswers> = {},
  configuration: Partial<RequestConfiguration> = {},
  context: Partial<CreationContext> = {},
) {
  const merged = { ...CONFIGURATION, ...configuration };
  const fields = context.fields ?? [];
  return creationProblems(
    {
      configuration: merged,
      fields,
      topics: TOPICS,
      steps: stepsOf(merged, fields, { SIGNATORY: false }),
      authorisedDomains: [],
      ...context,
    },
    { ...ANSWERS, ...answers },
  );
}
const codes = (problems: ReturnType<typeof problemsOf>) =>
  problems.map(({ field: name, code }) => `${name} ${code}`);

describe('generic fields', () => {
  it.each(['', '   ', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>\n'])(
    'NEW-029 a required text that is %j is missing',
    (value) => {
      expect(isBlankText(value)).toBe(true);
      expect(fieldProblem(field(), [value])).toEqual({ code: 'required-error' });
    },
  );
  it('NEW-030 a required list without an element is missing', () => {
    expect(fieldProblem(field({ format: 'COUNTRY_CODE' }), [])).toEqual({ code: 'required-error' });
    expect(fieldProblem(field({ state: 'VISIBLE_OPTIONAL' }), [])).toBeNull();
  });
  it('NEW-031 a single field takes one value', () => {
    const single = field({ state: 'VISIBLE_OPTIONAL_SINGLE' });
    expect(fieldProblem(single, ['x'])).toBeNull();
    expect(fieldProblem(single, ['x', 'y'])).toEqual({ code: 'single-value-error' });
    expect(fieldProblem(field({ format: 'BOOLEAN' }), ['true', 'false'])).toEqual({
      code: 'single-value-error',
    });
  });
  it('NEW-032 more values than the maximum are too many', () => {
    expect(fieldProblem(field(), ['1', '2', '3'])).toBeNull();
    expect(fieldProblem(field(), ['1', '2', '3', '4'])).toEqual({ code: 'max-elements-error', limit: 3 });
  });
  it('NEW-033 texts and amounts take 300 characters', () => {
    for (const [format, sign] of [
      ['STRING', 'x'],
      ['AMOUNT', '1'],
    ] as const) {
      expect(fieldProblem(field({ format }), [sign.repeat(300)])).toBeNull();
      expect(fieldProblem(field({ format }), [sign.repeat(301)])).toEqual({
        code: 'too-long-error',
        limit: 300,
      });
    }
  });
  it.each([
    ['DATE', '2026-02-28', '2026-02-30'],
    ['COUNTRY_CODE', 'FR', 'XX'],
    ['AMOUNT', '-12.50', '12,50'],
    ['BOOLEAN', 'false', 'no'],
  ] as const)('NEW-024 NEW-034 %s takes %j and not %j', (format, good, bad) => {
    expect(fieldProblem(field({ format }), [good])).toBeNull();
    expect(fieldProblem(field({ format }), [bad])).toEqual({ code: 'invalid-error' });
  });
  it('NEW-026 a hidden field is neither shown nor answered', () => {
    const hidden = field({ state: 'HIDDEN' });
    expect(visibleFields([hidden, field()])).toEqual([field()]);
    expect(fieldProblem(hidden, [])).toBeNull();
    expect(fieldProblem(hidden, ['x'])).toEqual({ code: 'invalid-error' });
  });

  const anyField = fc.record({
    id: fc.constant('a'),
    label: fc.constant(''),
    tooltip: fc.constant(''),
    placeholder: fc.constant(''),
    format: fc.constantFrom(...FIELD_FORMATS),
    state: fc.constantFrom(...FIELD_STATES),
    maxElements: fc.integer({ min: 1, max: 5 }),
  });
  it('NEW-025 NEW-035 is complete exactly when it has values it can take, or needs none', () => {
    fc.assert(
      fc.property(anyField, fc.array(fc.string({ maxLength: 310 }), { maxLength: 7 }), (any, values) => {
        const problem = fieldProblem(any, values);
        const given = values.filter((value) => !isBlankText(value));
        const most = any.state === 'HIDDEN' ? 0 : isSingleField(any) ? 1 : any.maxElements;
        const isMissing = given.length === 0 && isRequiredField(any);
        expect(problem?.code === 'required-error').toBe(isMissing);
        const fits = given.length <= most && given.every((value) => value.length <= 300);
        expect(problem === null && !fits).toBe(false);
      }),
    );
  });
});

describe('steps', () => {
  it('NEW-015 NEW-016 NEW-017 steps of files are switched on and off, some off by default', () => {
    expect(stepsOf(CONFIGURATION, [], {})).toEqual(['INFORMATION', 'SIGNATORY']);
    expect(stepsOf(CONFIGURATION, [], { SIGNATORY: false })).toEqual(['INFORMATION']);
    expect(stepsOf(CONFIGURATION, [], { DOCUMENT: true })).toEqual(['INFORMATION', 'SIGNATORY', 'DOCUMENT']);
    const fixed = { ...CONFIGURATION, steps: [{ ...CONFIGURATION.steps[0]!, switchable: false }] };
    expect(stepsOf(fixed, [], { SIGNATORY: false })).toEqual(['INFORMATION', 'SIGNATORY']);
  });
  it('NEW-020 generic fields and digipass are steps of their own', () => {
    expect(stepsOf({ ...CONFIGURATION, form: 'DIGIPASS', steps: [] }, [field()], {})).toEqual([
      'INFORMATION',
      'GENERIC',
      'DIGIPASS',
    ]);
    expect(stepsOf({ ...CONFIGURATION, steps: [] }, [field({ state: 'HIDDEN' })], {})).toEqual([
      'INFORMATION',
    ]);
  });
  it('NEW-010 NEW-011 NEW-012 an empty form is to complete where something is required', () => {
    const empty: Partial<CreationAnswers> = { title: '', description: '', participants: [], topicIds: [] };
    const fields = [field({ state: 'VISIBLE_OPTIONAL' })];
    const problems = problemsOf(empty, {}, { fields });
    expect(completionOf('INFORMATION', problems)).toBe('TO_COMPLETE');
    expect(completionOf('GENERIC', problems)).toBe('COMPLETE');
    const required = problemsOf(empty, {}, { fields: [field()] });
    expect(completionOf('GENERIC', required)).toBe('TO_COMPLETE');
  });
  it('NEW-013 NEW-014 NEW-018 follow what is typed; all complete and an action allow the sending', () => {
    expect(completionOf('INFORMATION', problemsOf())).toBe('COMPLETE');
    expect(canSubmit('ACCOUNT_OPENING', problemsOf())).toBe(true);
    expect(canSubmit(null, problemsOf())).toBe(false);
    expect(completionOf('INFORMATION', problemsOf({ title: ' ' }))).toBe('TO_COMPLETE');
    expect(canSubmit('ACCOUNT_OPENING', problemsOf({ title: ' ' }))).toBe(false);
  });
  it('NEW-041 the information step takes files only without a step of files', () => {
    expect(takesInformationFiles(CONFIGURATION, ['INFORMATION'])).toBe(true);
    expect(takesInformationFiles(CONFIGURATION, ['INFORMATION', 'SIGNATORY'])).toBe(false);
    expect(takesInformationFiles(CONFIGURATION, ['INFORMATION', 'DOCUMENT'])).toBe(false);
  });
});

describe('the information step', () => {
  it('NEW-036 NEW-037 NEW-042 title, message and participants', () => {
    expect(codes(problemsOf({ title: '', description: '<p></p>', participants: [] }))).toEqual([
      'title required-error',
      'description required-error',
      'participants required-error',
    ]);
    expect(codes(problemsOf({ title: 'x'.repeat(300) }))).toEqual([]);
    expect(codes(problemsOf({ title: 'x'.repeat(301) }))).toEqual(['title too-long-error']);
  });
  it('NEW-038 what the configuration does not require may stay away', () => {
    const information = {
      title: 'OPTIONAL',
      message: 'OPTIONAL',
      categories: 'OPTIONAL',
      legalEntities: 'OPTIONAL',
      participants: 'OPTIONAL',
      attachments: 'HIDDEN',
    } as const;
    const nothing = { title: '', description: '', participants: [], topicIds: [] };
    expect(problemsOf(nothing, { information })).toEqual([]);
  });
  it('NEW-055 NEW-058 a topic may need a legal entity, and a legal entity a topic', () => {
    expect(codes(problemsOf({ topicIds: ['AUDIT'] }))).toEqual(['ricosCodes required-error']);
    expect(codes(problemsOf({ topicIds: [], ricosCodes: ['FR000001'] }))).toEqual([
      'topicIds required-error',
    ]);
  });
  it('NEW-063 subtopics belong to the chosen topic', () => {
    expect(codes(problemsOf({ topicIds: ['ACCOUNTS', 'ACCOUNTS.POOL'] }))).toEqual([]);
    expect(codes(problemsOf({ topicIds: ['ACCOUNTS', 'AUDIT'] }))).toEqual(['topicIds invalid-error']);
  });
  it('NEW-054 a topic of one participant refuses a second', () => {
    const two = { topicIds: ['AUDIT'], ricosCodes: ['A'], participants: [{ id: '1' }, { id: '2' }] };
    expect(codes(problemsOf(two))).toEqual(['participants single-value-error']);
  });
  it('NEW-043 NEW-044 NEW-045 an audit report has one legal entity and one file', () => {
    const audit = {
      steps: [],
      maximumLegalEntities: 1,
      attachments: { maximum: 1, mediaCategories: ['PDF' as const] },
      information: {
        ...CONFIGURATION.information,
        legalEntities: 'REQUIRED' as const,
        attachments: 'REQUIRED' as const,
      },
    };
    expect(codes(problemsOf({}, audit))).toEqual(['ricosCodes required-error', 'documentIds required-error']);
    expect(codes(problemsOf({ ricosCodes: ['A', 'B'], documentIds: ['1', '2'] }, audit))).toEqual([
      'ricosCodes single-value-error',
      'documentIds max-elements-error',
    ]);
    expect(problemsOf({ ricosCodes: ['A'], documentIds: ['1'] }, audit)).toEqual([]);
  });
  it('NEW-039 takes 50 attachments', () => {
    const files = Array.from({ length: 51 }, (_, place) => String(place));
    expect(codes(problemsOf({ documentIds: files }))).toEqual(['documentIds max-elements-error']);
    expect(problemsOf({ documentIds: files.slice(1) })).toEqual([]);
  });
});

describe('people', () => {
  it('NEW-053 NEW-054 default to those selected, the first alone for a topic of one', () => {
    const people = [
      { id: 'a', isSelectedByDefault: false },
      { id: 'b', isSelectedByDefault: true },
      { id: 'c', isSelectedByDefault: true },
    ];
    expect(defaultParticipants(people, null)).toEqual(['b', 'c']);
    expect(defaultParticipants(people, { canAddMultipleParticipant: true })).toEqual(['b', 'c']);
    expect(defaultParticipants(people, { canAddMultipleParticipant: false })).toEqual(['b']);
  });
  it('NEW-059 NEW-060 tells of nobody outside the bank, and of nobody at all', () => {
    const domains = ['atrium.example'];
    expect(hasOnlyInternalEmails([], domains)).toBe(true);
    expect(hasOnlyInternalEmails(['a@Atrium.example'], domains)).toBe(true);
    expect(hasOnlyInternalEmails(['a@atrium.example', 'b@halden.example'], domains)).toBe(false);
    expect(hasOnlyInternalEmails(['a@notatrium.example'], domains)).toBe(false);
  });
  it('NEW-056 NEW-057 fixed legal entities survive any choice', () => {
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

describe('signatures and digipasses', () => {
  const signed = (signature: Partial<NonNullable<CreationAnswers['signature']>>) =>
    codes(
      problemsOf(
        {
          signature: {
            documentIds: ['1'],
            signatureOption: 'simple',
            nameOfGroupToSignFirst: null,
            signatories: [SIGNATORY],
            ...signature,
          },
        },
        {},
        { steps: ['INFORMATION', 'SIGNATORY'], authorisedDomains: ['halden.example'] },
      ),
    );
  it('NEW-047 a signature needs signatories and a document', () => {
    expect(signed({})).toEqual([]);
    expect(signed({ documentIds: [], signatories: [] })).toEqual([
      'signature.documentIds required-error',
      'signature.signatories required-error',
    ]);
    expect(codes(problemsOf({}, {}, { steps: ['INFORMATION', 'SIGNATORY'] }))).toHaveLength(2);
    expect(
      signed({
        signatories: [
          SIGNATORY,
          { ...SIGNATORY, mail: 'S@HALDEN.example' },
          { ...SIGNATORY, mail: 'x@else.example' },
        ],
      }),
    ).toEqual(['signature.signatories.1.mail duplicate-error', 'signature.signatories.2.mail domain-error']);
    expect(signed({ signatureOption: 'advanced' })).toEqual([
      'signature.signatories.0.phoneNumber required-error',
    ]);
    expect(
      signed({
        nameOfGroupToSignFirst: 'bank',
        signatories: [{ ...SIGNATORY, group: 'client' }],
      }),
    ).toEqual(['signature.signatories group-error']);
  });
  it('a signature that the form does not have is refused', () => {
    const signature = {
      documentIds: ['1'],
      signatureOption: 'simple' as const,
      nameOfGroupToSignFirst: null,
      signatories: [SIGNATORY],
    };
    expect(codes(problemsOf({ signature }))).toEqual(['signature invalid-error']);
  });
  it('NEW-067 validation is asked for in a document step alone', () => {
    expect(codes(problemsOf({ documentsMustBeValidated: true }))).toEqual([
      'documentsMustBeValidated invalid-error',
    ]);
    const steps = ['INFORMATION', 'DOCUMENT'] as const;
    expect(problemsOf({ documentsMustBeValidated: true, documentIds: ['1'] }, {}, { steps })).toEqual([]);
  });
  it('NEW-048 NEW-049 a digipass order names its company and reaches everyone by phone', () => {
    const digipass = { form: 'DIGIPASS', steps: [] } as const;
    const order = {
      legalEntity: { legalName: 'Halden SA', siren: '552 100 554' },
      manager: { phoneNumber: '06 12 34 56 78', tokenChoice: 'SOFT_TOKEN' as const },
      signatories: [{ ...SIGNATORY, phoneNumber: '+34655550191', tokenChoice: 'HARD_TOKEN' as const }],
    };
    expect(codes(problemsOf({ digipass: order }, { ...digipass, steps: [] }))).toEqual([]);
    expect(codes(problemsOf({}, { ...digipass, steps: [] }))).toEqual([
      'digipass.legalEntity.legalName required-error',
      'digipass.legalEntity.siren required-error',
      'digipass.manager.phoneNumber required-error',
    ]);
    const bad = {
      legalEntity: { legalName: 'H', siren: '12' },
      manager: { ...order.manager, phoneNumber: '12' },
      signatories: [{ ...SIGNATORY, phoneNumber: '', tokenChoice: 'SOFT_TOKEN' as const }],
    };
    expect(codes(problemsOf({ digipass: bad }, { ...digipass, steps: [] }))).toEqual([
      'digipass.legalEntity.siren invalid-error',
      'digipass.manager.phoneNumber invalid-error',
      'digipass.signatories.0.phoneNumber required-error',
    ]);
    expect(codes(problemsOf({ digipass: order }))).toEqual(['digipass invalid-error']);
  });
});
