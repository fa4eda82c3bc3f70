import { describe, expect, it } from 'vitest';
import { creationProblems } from './request-creation-problems.ts';
import type { CreationContext } from './request-creation-problems.ts';
import { completionOf, FILE_STEPS, stepsOf } from './request-creation-rules.ts';
import type { CreationAnswers, RequestConfiguration } from './request-creation-rules.ts';
import { CONFIGURATION, field } from './request-creation.fixture.ts';
import { MESSAGE_LIMIT } from './rich-text-rules.ts';

const TOPICS = [
  {
    id: 'ACCOUNTS',
    subTopics: [{ id: 'ACCOUNTS.POOL' }],
    canAddMultipleParticipant: true,
    needAtLeastOneRicos: false,
  },
  { id: 'AUDIT', subTopics: [], canAddMultipleParticipant: false, needAtLeastOneRicos: true },
];
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
      today: '2026-11-22',
      ...context,
    },
    { ...ANSWERS, ...answers },
  );
}
const codes = (problems: ReturnType<typeof problemsOf>) =>
  problems.map(({ field: name, code }) => `${name} ${code}`);

describe('steps', () => {
  it('NEW-010 NEW-011 NEW-012 an empty step is incomplete if it has required fields', () => {
    const empty: Partial<CreationAnswers> = { title: '', description: '', participants: [], topicIds: [] };
    const fields = [field({ state: 'VISIBLE_OPTIONAL' })];
    const problems = problemsOf(empty, {}, { fields });
    expect(completionOf('INFORMATION', problems)).toBe('TO_COMPLETE');
    expect(completionOf('GENERIC', problems)).toBe('COMPLETE');
    const required = problemsOf(empty, {}, { fields: [field()] });
    expect(completionOf('GENERIC', required)).toBe('TO_COMPLETE');
  });
  it('NEW-015 a step that is switched on is added as incomplete', () => {
    for (const step of FILE_STEPS) {
      const switched = { SIGNATORY: false, DOCUMENT: false };
      expect(stepsOf(CONFIGURATION, [], switched)).not.toContain(step);
      const steps = stepsOf(CONFIGURATION, [], { ...switched, [step]: true });
      expect(steps).toContain(step);
      const problems = problemsOf({}, {}, { steps });
      expect(completionOf(step, problems)).toBe('TO_COMPLETE');
    }
  });
  it('NEW-013 NEW-014 the status of a step follows the input', () => {
    expect(completionOf('INFORMATION', problemsOf())).toBe('COMPLETE');
    expect(completionOf('INFORMATION', problemsOf({ title: ' ' }))).toBe('TO_COMPLETE');
  });
});

describe('the information step', () => {
  it('NEW-036 NEW-037 NEW-042 requires title, message and participants', () => {
    expect(codes(problemsOf({ title: '', description: '<p></p>', participants: [] }))).toEqual([
      'title required-error',
      'description required-error',
      'participants required-error',
    ]);
    expect(codes(problemsOf({ title: 'x'.repeat(300) }))).toEqual([]);
    expect(codes(problemsOf({ title: 'x'.repeat(301) }))).toEqual(['title too-long-error']);
    expect(codes(problemsOf({ description: 'x'.repeat(MESSAGE_LIMIT - 1) }))).toEqual([]);
    expect(problemsOf({ description: 'x'.repeat(MESSAGE_LIMIT) })).toMatchObject([
      { code: 'too-long-error', limit: MESSAGE_LIMIT - 1 },
    ]);
  });
  it('NEW-038 fields that the configuration does not require may be empty', () => {
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
  it('NEW-055 NEW-058 a topic may require a legal entity, and a legal entity a topic', () => {
    expect(codes(problemsOf({ topicIds: ['AUDIT'] }))).toEqual(['ricosCodes required-error']);
    expect(codes(problemsOf({ topicIds: [], ricosCodes: ['FR000001'] }))).toEqual([
      'topicIds required-error',
    ]);
  });
  it('NEW-063 subtopics must belong to the selected topic', () => {
    expect(codes(problemsOf({ topicIds: ['ACCOUNTS', 'ACCOUNTS.POOL'] }))).toEqual([]);
    expect(codes(problemsOf({ topicIds: ['ACCOUNTS', 'AUDIT'] }))).toEqual(['topicIds invalid-error']);
  });
  it('NEW-054 a topic for one participant refuses a second', () => {
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
  it('NEW-039 accepts at most 50 attachments', () => {
    const files = Array.from({ length: 51 }, (_, index) => String(index));
    expect(codes(problemsOf({ documentIds: files }))).toEqual(['documentIds max-elements-error']);
    expect(problemsOf({ documentIds: files.slice(1) })).toEqual([]);
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
  it('NEW-047 a signature requires signatories and a document', () => {
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
  it('a signature that the form does not offer is refused', () => {
    const signature = {
      documentIds: ['1'],
      signatureOption: 'simple' as const,
      nameOfGroupToSignFirst: null,
      signatories: [SIGNATORY],
    };
    expect(codes(problemsOf({ signature }))).toEqual(['signature invalid-error']);
  });
  it('NEW-067 validation can only be requested in a document step', () => {
    expect(codes(problemsOf({ documentsMustBeValidated: true }))).toEqual([
      'documentsMustBeValidated invalid-error',
    ]);
    const steps = ['INFORMATION', 'DOCUMENT'] as const;
    expect(problemsOf({ documentsMustBeValidated: true, documentIds: ['1'] }, {}, { steps })).toEqual([]);
  });
  it('NEW-048 NEW-049 a digipass order requires company data, and a phone number for each person', () => {
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
      legalEntity: { legalName: 'H', siren: '552 100 555' },
      manager: { ...order.manager, phoneNumber: '+999 123456' },
      signatories: ['', '+33 6 12 34 56 789'].map((phoneNumber, index) => ({
        ...SIGNATORY,
        mail: `holder${index}@halden.example`,
        phoneNumber,
        tokenChoice: 'SOFT_TOKEN' as const,
      })),
    };
    expect(codes(problemsOf({ digipass: bad }, { ...digipass, steps: [] }))).toEqual([
      'digipass.legalEntity.siren invalid-error',
      'digipass.manager.phoneNumber invalid-error',
      'digipass.signatories.0.phoneNumber required-error',
      'digipass.signatories.1.phoneNumber invalid-error',
    ]);
    expect(codes(problemsOf({ digipass: order }))).toEqual(['digipass invalid-error']);
  });
});
