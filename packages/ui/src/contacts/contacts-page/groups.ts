import type { ContactCategory } from '@atrium/contract/contact-rules';
import type { Contact } from '@atrium/contract/contacts';

/** Contacts of one business line, or members of one contract, in list order. */
export interface ContactLine<Member> {
  readonly key: string;
  readonly heading: string;
  /** The contract number, for members; otherwise null. */
  readonly contract: string | null;
  readonly members: readonly Member[];
}

/** A category of the directory with its lines (CONT-003, CONT-004). */
export interface ContactGroup<Member> {
  readonly category: ContactCategory;
  readonly lines: readonly ContactLine<Member>[];
}

/** Groups the contacts of a list by category and line, keeping their order. */
export function groupsOf<Member extends { clientMember: Contact }>(
  members: readonly Member[],
): ContactGroup<Member>[] {
  const groups = Map.groupBy(members, ({ clientMember }) => clientMember.category);
  return [...groups].map(([category, all]) => ({
    category,
    lines: [
      ...Map.groupBy(all, ({ clientMember }) => clientMember.contract?.id ?? clientMember.businessLineCode),
    ].map(([key, own]) => {
      const { contract, businessLine } = own[0]!.clientMember;
      return {
        key,
        heading: contract?.name ?? businessLine,
        contract: contract?.number ?? null,
        members: own,
      };
    }),
  }));
}
