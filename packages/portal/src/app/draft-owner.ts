import type { User } from '@atrium/contract/users';

export type DraftOwner = Pick<User, 'id' | 'impersonator'>;

/**
 * Returns the owner id of drafts: the user's, extended by the impersonator's during impersonation, so that on a shared
 * browser nobody is offered a draft written by somebody else.
 */
export const draftOwner = ({ id, impersonator }: DraftOwner): string =>
  impersonator ? `${id}:${impersonator.id}` : id;

/** Returns the owners whose drafts a sign-out removes: the current one, and the impersonator themselves. */
export const peopleOf = (user: DraftOwner | undefined): string[] =>
  user ? [draftOwner(user), ...(user.impersonator ? [user.impersonator.id] : [])] : [];
