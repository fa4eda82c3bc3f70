import { describe, expect, test } from 'vitest';
import {
  allowsSending,
  currentTurn,
  ENVELOPE_STATUSES,
  envelopeDisplay,
  inSigningOrder,
  isCancellable,
  isRemindable,
  companyIssues,
  isSiren,
  shownSiren,
  sirenDigits,
  MAXIMUM_SIGNATORIES,
  MAXIMUM_SIGNATURE_DOCUMENTS,
  mayAddSignatory,
  SIGNATORY_STATUSES,
  SIGNATURE_FORM_STATES,
  SIGNATURE_OPTIONS,
  SIGNATURE_TYPES,
  signatoriesIssue,
  signatoryIssues,
  signatureDocumentsIssue,
  signatureProgress,
  signedCount,
  signingTurns,
  TOKEN_CHOICES,
} from './signature-rules.ts';
import { requestSignaturesKey } from './request-rules.ts';
import type { SignatoryFields, SignatureGroup } from './signature-rules.ts';

const statuses = (...list: (typeof SIGNATORY_STATUSES)[number][]) => list.map((status) => ({ status }));

describe('enumerations', () => {
  test('SIGN-001 SIGN-002 SIGN-003 SIGN-012 SIGN-013 NEW-052 define statuses, types, form states, options and tokens', () => {
    expect([...ENVELOPE_STATUSES].sort()).toEqual(
      ['Submitted', 'Processing', 'Completed', 'DeliveryFailed', 'Voided', 'Declined', 'Signed'].sort(),
    );
    expect(SIGNATORY_STATUSES).toEqual(['InProgress', 'Signed', 'Declined', 'Autoresponded']);
    expect(SIGNATURE_TYPES).toEqual(['Generic', 'Amendment', 'Function']);
    expect(SIGNATURE_FORM_STATES).toEqual(['HIDDEN', 'VISIBLE', 'SAVED', 'SENT']);
    expect(SIGNATURE_OPTIONS[0]).toBe('simple');
    expect(TOKEN_CHOICES).toEqual(['SOFT_TOKEN', 'HARD_TOKEN']);
  });

  test('SIGN-039 define the query key of the signatures of a request', () => {
    expect(requestSignaturesKey('7')).toEqual(['requests', '7', 'signatures']);
  });
});

describe('display status', () => {
  test.each([
    ['SIGN-004', 'Submitted', 'submitted'],
    ['SIGN-005', 'Processing', 'inProgress'],
    ['SIGN-006', 'Completed', 'signed'],
    ['SIGN-006', 'Signed', 'signed'],
    ['SIGN-007', 'DeliveryFailed', 'error'],
    ['SIGN-007', 'Voided', 'error'],
    ['SIGN-007', 'Declined', 'error'],
  ] as const)('%s %s is displayed as %s', (_row, status, display) => {
    expect(envelopeDisplay(status)).toBe(display);
  });

  test('SIGN-005 SIGN-040 n counts the signatories who have signed; an automatic reply does not count', () => {
    expect(signedCount(statuses('Signed', 'Autoresponded', 'InProgress', 'Signed'))).toBe(2);
    // For a request, failed and cancelled envelopes do not count.
    expect(
      signatureProgress([
        { status: 'Processing', signatories: statuses('Signed', 'InProgress') },
        { status: 'Completed', signatories: statuses('Signed') },
        { status: 'Voided', signatories: statuses('InProgress') },
        { status: 'Declined', signatories: statuses('Signed', 'Declined') },
        { status: 'DeliveryFailed', signatories: statuses('InProgress') },
      ]),
    ).toEqual({ signed: 2, signatories: 3 });
  });
});

describe('permitted actions', () => {
  test.each([
    ['Submitted', statuses('InProgress'), true],
    ['Processing', statuses('Signed', 'InProgress'), true],
    ['Voided', statuses('InProgress'), false],
    ['DeliveryFailed', statuses('InProgress'), false],
    ['Declined', statuses('Declined', 'InProgress'), false],
    ['Completed', statuses('Signed', 'Signed'), false],
    ['Processing', statuses('Signed', 'Autoresponded'), false],
  ] as const)('SIGN-009 a reminder for %s with %o is allowed: %s', (status, signatories, expected) => {
    expect(isRemindable({ status, signatories }, true)).toBe(expected);
    expect(isRemindable({ status, signatories }, false)).toBe(false);
  });

  test.each(ENVELOPE_STATUSES)(
    'SIGN-010 SIGN-011 %s can be cancelled only if Submitted and permitted',
    (status) => {
      expect(isCancellable(status, true)).toBe(status === 'Submitted');
      expect(isCancellable(status, false)).toBe(false);
    },
  );

  test('RDET-053 a message is allowed when the signature form is saved, sent or hidden', () => {
    expect(SIGNATURE_FORM_STATES.filter((state) => !allowsSending(state))).toEqual(['VISIBLE']);
  });
});

describe('signing order', () => {
  const person = (name: string, group: SignatureGroup) => ({ name, group });
  const list = [person('a', 'client'), person('b', 'bank'), person('c', 'client'), person('d', 'bank')];
  const names = (people: readonly { name: string }[]) => people.map(({ name }) => name).join('');

  test('SIGN-014 without a joint signature the signatories sign one after the other, in list order', () => {
    const rule = { enableGroupSign: false, groupSignFirst: 'client' } as const;
    expect(names(inSigningOrder(list, rule))).toBe('abcd');
    expect(signingTurns(list, rule)).toEqual([1, 2, 3, 4]);
  });

  test('SIGN-015 SIGN-016 the bank signs first, or last if the client signs first', () => {
    const bank = { enableGroupSign: true, groupSignFirst: 'bank' } as const;
    expect(names(inSigningOrder(list, bank))).toBe('bdac');
    const client = { enableGroupSign: true, groupSignFirst: 'client' } as const;
    expect(names(inSigningOrder(list, client))).toBe('acbd');
    expect(signingTurns(inSigningOrder(list, client), client)).toEqual([1, 1, 2, 2]);
  });

  test('the turn is the first position with an outstanding signature', () => {
    const of = (...turns: [number, 'Signed' | 'InProgress'][]) =>
      currentTurn(turns.map(([order, status]) => ({ order, status })));
    expect(of([1, 'Signed'], [1, 'InProgress'], [2, 'InProgress'])).toBe(1);
    expect(of([1, 'Signed'], [2, 'InProgress'])).toBe(2);
    expect(of([1, 'Signed'])).toBeNull();
  });
});

describe('signatory validation', () => {
  const signatory: SignatoryFields = {
    firstName: 'Lena',
    lastName: 'Brandt',
    mail: 'l.brandt@halden.example',
    phoneNumber: '',
  };
  const context = { signatureOption: 'simple', others: [] } as const;

  test('SIGN-018 requires a first and a last name', () => {
    expect(signatoryIssues({ ...signatory, firstName: ' ', lastName: '' }, context)).toEqual({
      firstName: 'required',
      lastName: 'required',
    });
    expect(signatoryIssues(signatory, context)).toEqual({});
  });

  test.each(['', 'l.brandt', 'l.brandt@halden', '@halden.example', 'a@b@c.example'])(
    'SIGN-019 refuses the email address “%s”',
    (mail) => {
      expect(signatoryIssues({ ...signatory, mail }, context).mail).toBe(mail ? 'invalid' : 'required');
    },
  );

  test('SIGN-020 refuses an email address that is already in the list, ignoring case', () => {
    const others = [{ mail: ' L.Brandt@Halden.example' }];
    expect(signatoryIssues(signatory, { ...context, others }).mail).toBe('duplicate');
  });

  test('SIGN-024 SIGN-025 requires a valid phone number in advanced mode, and always for digipass', () => {
    const advanced = { ...context, signatureOption: 'advanced' } as const;
    expect(signatoryIssues(signatory, advanced).phoneNumber).toBe('required');
    expect(signatoryIssues(signatory, { ...context, isDigipass: true }).phoneNumber).toBe('required');
    expect(signatoryIssues({ ...signatory, phoneNumber: '12' }, advanced).phoneNumber).toBe('invalid');
    for (const phoneNumber of ['+999 123456', '+33 6 12 34 56 789', '4915123456789'])
      expect(signatoryIssues({ ...signatory, phoneNumber }, advanced).phoneNumber).toBe('invalid');
    expect(signatoryIssues({ ...signatory, phoneNumber: '01 42 14 20 00' }, advanced)).toEqual({});
  });

  test('SIGN-026 accepts only authorised domains if there are any', () => {
    const authorisedDomains = ['Atrium.example', 'meridia.example'];
    expect(signatoryIssues(signatory, { ...context, authorisedDomains }).mail).toBe('domain');
    const mail = 'x@ATRIUM.example';
    expect(signatoryIssues({ ...signatory, mail }, { ...context, authorisedDomains })).toEqual({});
    // A subdomain of an authorised domain is not authorised.
    const below = 'x@evil.atrium.example';
    expect(signatoryIssues({ ...signatory, mail: below }, { ...context, authorisedDomains }).mail).toBe(
      'domain',
    );
  });
});

describe('signatory list validation', () => {
  const people = (count: number, group: SignatureGroup = 'client') =>
    Array.from({ length: count }, () => ({ group }));

  test('SIGN-021 SIGN-022 SIGN-023 SIGN-029 SIGN-031 requires one to ten signatories', () => {
    expect(MAXIMUM_SIGNATORIES).toBe(10);
    expect(mayAddSignatory(9)).toBe(true);
    expect(mayAddSignatory(10)).toBe(false);
    const plain = { enableGroupSign: false };
    expect(signatoriesIssue([], plain)).toBe('required');
    expect(signatoriesIssue(people(10), plain)).toBeNull();
    expect(signatoriesIssue(people(11), plain)).toBe('tooMany');
  });

  test('SIGN-014 a joint signature requires signatories of both sides', () => {
    const joint = { enableGroupSign: true };
    expect(signatoriesIssue(people(2), joint)).toBe('groupMissing');
    expect(signatoriesIssue([...people(1), ...people(1, 'bank')], joint)).toBeNull();
  });

  test('SIGN-028 SIGN-030 allows one document for the generic signature and ten for a service step', () => {
    expect(MAXIMUM_SIGNATURE_DOCUMENTS).toEqual({ Generic: 1, Amendment: 1, Function: 10 });
    expect(signatureDocumentsIssue('Generic', 0)).toBe('required');
    expect(signatureDocumentsIssue('Generic', 2)).toBe('tooMany');
    expect(signatureDocumentsIssue('Function', 10)).toBeNull();
    expect(signatureDocumentsIssue('Function', 11)).toBe('tooMany');
    expect(signatureDocumentsIssue('Amendment', 0)).toBeNull();
  });

  test('SIGN-032 NEW-048 a SIREN has nine digits with a valid check digit', () => {
    expect(['732 829 320', '552100554', '552\u202f100\u202f554'].map(isSiren)).toEqual([true, true, true]);
    const wrong = ['', '73282932', '7328293200', '73282932A', '123456789', '732 829 321', '273829320'];
    expect(wrong.filter(isSiren)).toEqual([]);
    expect(sirenDigits(' 552 100\u00a0554 ')).toBe('552100554');
    expect(shownSiren('552100554')).toBe('552\u00a0100\u00a0554');
  });

  test('SIGN-032 NEW-048 a company requires a legal name and a SIREN', () => {
    expect(companyIssues({ legalName: 'Halden SA', siren: '552 100 554' })).toEqual({});
    expect(companyIssues({ legalName: ' ', siren: '' })).toEqual({
      legalName: 'required',
      siren: 'required',
    });
    expect(companyIssues({ legalName: 'Halden SA', siren: '552100555' })).toEqual({ siren: 'invalid' });
  });
});
