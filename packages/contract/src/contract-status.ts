/** Kinds of users and contracts, and the status and role of a user in a contract. */

/** Kinds of contract, and of user: client, bank, outsourced service (DATA-001, DATA-049). */
export const CONTRACT_KINDS = ['CLIENT', 'ATRIUM', 'OSA'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Status of a user in a contract; these are the options of the selectors (CUSR-029). */
export const CONTRACT_STATUSES = ['DEMO', 'SIGNED'] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** Status of a user in answers: UNKNOWN for a user without a contract. */
export const USER_CONTRACT_STATUSES = [...CONTRACT_STATUSES, 'UNKNOWN'] as const;

/** Role of a user in a contract. */
export const CLIENT_ROLES = ['STANDARD', 'ADMIN'] as const;
export type ClientRole = (typeof CLIENT_ROLES)[number];
