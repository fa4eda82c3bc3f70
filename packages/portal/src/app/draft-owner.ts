import type { User } from '@atrium/contract/users';

export type DraftOwner = Pick<User, 'id' | 'impersonator'>;

/**
 * Whose drafts: the person's, and apart from them those of whoever acts in their place, so that on one browser nobody is
 * offered what another person wrote.
 */
export const draftOwner = ({ id, impersonator }: DraftOwner): string =>
  impersonator ? `${id}:${impersonator.id}` : id;

/** All under whose names a person who signs out has drafts: in another's place, and in their own. */
export const peopleOf = (user: DraftOwner | undefined): string[] =>
  user ? [draftOwner(user), ...(user.impersonator ? [user.impersonator.id] : [])] : [];
