import { draftOwner, type DraftOwner } from '../../../app/draft-owner.ts';

const VERSION = 1;

const ownKeys = (user: DraftOwner) => `request-draft:${VERSION}:${draftOwner(user)}`;

/** The slot of the one form that people of the bank have. */
export const BANK_SLOT = 'bank';

/** The slot of the form of an action, for clients. */
export const draftSlot = (serviceCode: string | null, action: string | null): string =>
  `${serviceCode ?? ''}:${action ?? ''}`;

/** Where the drafts of a form are kept; each page of it writes below, under a key of its own. */
export const draftKey = (user: DraftOwner, slot: string): string => `${ownKeys(user)}:${slot}`;

/** Where all drafts of a person are, and of people who act on their behalf: see {@link draftAt}. */
export const allDraftKeys = ownKeys;

export interface DraftAddress {
  /** Null for people of the bank. */
  service: string | null;
  action: string | null;
  /** What tells it from other drafts of the same form. */
  draft: string;
}

const SLOT = /^(?:bank|(?<service>[A-Z0-9_]+):(?<action>[A-Z0-9_]*))(?::(?<draft>[0-9a-f-]+))?$/;

/** Which form a draft is of; null where it is not this person’s own: somebody else wrote it in their place. */
export function draftAt(user: DraftOwner, key: string): DraftAddress | null {
  const found = SLOT.exec(key.slice(ownKeys(user).length + 1))?.groups;
  if (!found) return null;
  return { service: found['service'] ?? null, action: found['action'] ?? null, draft: found['draft'] ?? '' };
}
