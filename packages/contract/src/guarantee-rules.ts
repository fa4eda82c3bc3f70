/** Kinds of guarantee that the bank issues. */
export const GUARANTEE_KINDS = ['BID', 'PERFORMANCE', 'ADVANCE_PAYMENT', 'FINANCIAL', 'CUSTOMS'] as const;
export type GuaranteeKind = (typeof GUARANTEE_KINDS)[number];
