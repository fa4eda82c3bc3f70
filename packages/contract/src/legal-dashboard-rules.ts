/** Kinds of agreement between the bank and a legal entity. */
export const AGREEMENT_KINDS = ['ISDA', 'CSA', 'GMRA', 'CREDIT_FACILITY', 'ACCOUNT'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/** State of an agreement; only the first two can change, and the first one waits for the client’s signature. */
export const AGREEMENT_STATES = ['TO_SIGN', 'NEGOTIATION', 'IN_FORCE', 'TERMINATED'] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];
