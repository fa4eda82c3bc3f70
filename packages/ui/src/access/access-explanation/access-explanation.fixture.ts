import type { AccessExplanation, AccessStep } from '@atrium/contract/access-explanations';

const step = (
  kind: AccessStep['kind'],
  state: AccessStep['state'] = 'HELD',
  more: Partial<AccessStep> = {},
): AccessStep => ({ kind, state, contracts: null, legalEntities: null, rights: [], ...more });

const HALDEN = { total: 1, names: ['Halden Industries, cash and financing'] };

/** A right that an administrator of the client can give. */
export const RIGHT_MISSING: AccessExplanation = {
  subject: 'KYC',
  label: 'KYC',
  isAllowed: false,
  steps: [
    step('ACCOUNT'),
    step('CONTRACT', 'HELD', { contracts: HALDEN }),
    step('ACTIVATION', 'HELD', { contracts: HALDEN }),
    step('RIGHT', 'MISSING', { contracts: { total: 0, names: [] } }),
  ],
  grantableBy: { kind: 'CLIENT_ADMINISTRATORS', people: ['Lena Brandt', 'Jonas Weber'] },
  askedAt: null,
  canAsk: true,
};

export const ASKED: AccessExplanation = {
  ...RIGHT_MISSING,
  askedAt: '2026-11-23T14:05:00.000Z',
  canAsk: false,
};

/** The page is open, but no contract shares its figures. */
export const NOT_SHARED: AccessExplanation = {
  ...RIGHT_MISSING,
  subject: 'TREASURY_REPORTING',
  label: 'Treasury reporting',
  isAllowed: true,
  steps: [
    ...RIGHT_MISSING.steps.slice(0, 3),
    step('RIGHT', 'HELD', { contracts: HALDEN, rights: ['Access'] }),
    step('SERVICE'),
    step('SHARED_FIGURES', 'MISSING', { contracts: { total: 0, names: [] } }),
  ],
  grantableBy: { kind: 'BANK', people: [] },
};

/** A right that covers only some legal entities. */
export const LIMITED: AccessExplanation = {
  ...RIGHT_MISSING,
  isAllowed: true,
  steps: [
    ...RIGHT_MISSING.steps.slice(0, 3),
    step('RIGHT', 'HELD', { contracts: HALDEN, rights: ['Read'] }),
    step('SERVICE'),
    step('AVAILABILITY'),
    step('LEGAL_ENTITIES', 'LIMITED', {
      legalEntities: { total: 24, names: ['Halden Energy GmbH', 'Halden Italia SpA', 'Halden Nordic AB'] },
    }),
  ],
};

/** A contract for which the service is not activated; the bank can activate it. */
export const NOT_ACTIVATED: AccessExplanation = {
  ...RIGHT_MISSING,
  steps: [...RIGHT_MISSING.steps.slice(0, 2), step('ACTIVATION', 'MISSING')],
  grantableBy: { kind: 'BANK', people: [] },
};

/** The own rights in a contract, which other administrators change. */
export const OWN_RIGHTS: AccessExplanation = {
  ...RIGHT_MISSING,
  subject: 'CHANGE_OWN_RIGHTS',
  label: 'Change your own rights',
  steps: [step('ACCOUNT'), step('ANOTHER_ADMINISTRATOR', 'MISSING')],
  grantableBy: { kind: 'CLIENT_ADMINISTRATORS', people: ['Jonas Weber'] },
};

/** A contract in which the user is an ordinary member, while administering another one. */
export const OTHER_CONTRACT: AccessExplanation = {
  ...RIGHT_MISSING,
  subject: 'MY_CONTRACT',
  label: 'Administration of Halden Industries, cash and financing',
  steps: [step('CONTRACT_ADMINISTRATOR', 'MISSING', { contracts: HALDEN })],
};

/** The page of the only contract, for an administrator of two. */
export const TWO_CONTRACTS: AccessExplanation = {
  ...RIGHT_MISSING,
  subject: 'MY_CONTRACT',
  label: 'My contract',
  steps: [
    step('CLIENT_ADMINISTRATOR'),
    step('ACCOUNT'),
    step('SERVICE'),
    step('AVAILABILITY'),
    step('SINGLE_CONTRACT', 'MISSING', {
      contracts: { total: 2, names: [...HALDEN.names, 'Halden Industries, guarantees'] },
    }),
  ],
  grantableBy: { kind: 'BANK', people: [] },
};

/** Contracts that nobody can change. */
export const READ_ONLY: AccessExplanation = {
  ...RIGHT_MISSING,
  subject: 'CHANGE_CONTRACTS',
  label: 'Create and change contracts',
  isAllowed: true,
  steps: [
    step('BANK_ADMINISTRATOR'),
    step('ACCOUNT'),
    step('SERVICE'),
    step('AVAILABILITY'),
    step('CHANGEABLE', 'LIMITED', {
      contracts: { total: 2, names: ['Calder, guarantees', 'Meridia, trade finance'] },
    }),
  ],
  grantableBy: { kind: 'NOBODY', people: [] },
  canAsk: false,
};

/** A denial that nobody in the portal can lift. */
export const SWITCHED_OFF: AccessExplanation = {
  ...RIGHT_MISSING,
  steps: [step('ACCOUNT'), step('SERVICE'), step('AVAILABILITY', 'MISSING')],
  grantableBy: { kind: 'NOBODY', people: [] },
  canAsk: false,
};

export const OPEN: AccessExplanation = {
  ...RIGHT_MISSING,
  isAllowed: true,
  steps: [step('ACCOUNT'), step('SERVICE'), step('AVAILABILITY')],
  grantableBy: null,
  canAsk: false,
};
