import { draftOwner, type DraftOwner } from '../../../app/draft-owner.ts';

const VERSION = 1;

const ownKeys = (user: DraftOwner) => `request-draft:${VERSION}:${draftOwner(user)}`;

/** The slot of the single form of bank users. */
export const BANK_SLOT = 'bank';

/** Returns the slot of the form of an action, for clients. */
export const draftSlot = (serviceCode: string | null, action: string | null): string =>
  `${serviceCode ?? ''}:${action ?? ''}`;

/** Returns the key of the drafts of a form; each open page writes to its own key below it. */
export const draftKey = (user: DraftOwner, slot: string): string => `${ownKeys(user)}:${slot}`;

/** Returns the key above all drafts of a user, including those of users who impersonate them: see {@link draftAt}. */
export const allDraftKeys = ownKeys;

export interface DraftAddress {
  /** Null for bank users. */
  service: string | null;
  action: string | null;
  /** Id among the drafts of the same form. */
  draft: string;
}

const SLOT = /^(?:bank|(?<service>[A-Z0-9_]+):(?<action>[A-Z0-9_]*))(?::(?<draft>[0-9a-f-]+))?$/;

/** Returns the form of a draft; null if it is not the user's own but was written by an impersonator. */
export function draftAt(user: DraftOwner, key: string): DraftAddress | null {
  const found = SLOT.exec(key.slice(ownKeys(user).length + 1))?.groups;
  if (!found) return null;
  return { service: found['service'] ?? null, action: found['action'] ?? null, draft: found['draft'] ?? '' };
}
