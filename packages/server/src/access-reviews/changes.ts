import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { AccessReview, AccessReviewDetail, AccessReviewLine } from '@atrium/contract/access-reviews';
import type { ReviewDecision } from '@atrium/contract/access-review-rules';
import type { ContractUser } from '@atrium/contract/contract-users';
import { serviceRightOf } from '@atrium/contract/service-rights-rules';
import type { AssignedRight } from '@atrium/contract/service-rights-rules';
import type { User } from '@atrium/contract/users';
import { bankDay } from '../bank-time.ts';
import {
  applyRightsIn,
  dormantRights,
  removeDormantRights,
  requireChangeableUsers,
  requireOthers,
  usersOfContract,
} from '../contract-users/index.ts';
import type { DormantRight } from '../contract-users/index.ts';
import { listsOf, requireVersion } from '../contracts/index.ts';
import type { Transaction } from '../database/index.ts';
import { accessReviewLines, accessReviews, contracts } from '../database/schema/index.ts';
import { badRequest, refusal } from '../http/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import type { AuditEntry, AuditTrail, Platform, WriteCall } from '../platform.ts';
import { noticesBy, tellReviewers } from './reminders.ts';
import { linesOf, reviewOf, reviewWithLines } from './rows.ts';
import { namesOf, sealOf } from './seal.ts';

const CLOSED = {
  en: 'This access review is closed. Its decisions stay as they are.',
  fr: 'Cette revue des accès est clôturée. Ses décisions restent telles quelles.',
};
const CHANGED = {
  en: 'Rights have changed since they were reviewed. These lines are shown again, and nothing was revoked.',
  fr: 'Des droits ont changé depuis leur revue. Ces lignes sont à nouveau présentées, et rien n’a été retiré.',
};
const UNKNOWN_LINE = {
  en: 'One of these lines is not part of this review.',
  fr: 'L’une de ces lignes ne fait pas partie de cette revue.',
};
const TWICE = { en: 'A line is named twice.', fr: 'Une ligne est indiquée deux fois.' };
const CONTRACT_TWICE = { en: 'A contract is named twice.', fr: 'Un contrat est indiqué deux fois.' };
const openAlready = (contract: string): Bilingual => ({
  en: `An access review of the contract “${contract}” is open already. Close it before the next one.`,
  fr: `Une revue des accès du contrat «\u202f${contract}\u202f» est déjà ouverte. Clôturez-la avant la suivante.`,
});
const readOnly = (names: readonly string[]): Bilingual => ({
  en: `These contracts are read-only, so their rights cannot be reviewed: ${names.map((name) => `“${name}”`).join(', ')}. Nothing was opened.`,
  fr: `Ces contrats sont en lecture seule, leurs droits ne peuvent donc pas être revus\u00a0: ${names.map((name) => `«\u202f${name}\u202f»`).join(', ')}. Aucune revue n’a été ouverte.`,
});
const PAST = { en: 'The due date has passed already.', fr: 'L’échéance est déjà passée.' };

/** Rows per INSERT, below PostgreSQL's limit of parameters per statement. */
const BATCH = 1_000;

type NewLine = Omit<typeof accessReviewLines.$inferInsert, 'reviewId'>;
type Call<Params, Body = unknown> = WriteCall & {
  readonly user: User;
  readonly language: Language;
  readonly params: Params;
  readonly body: Body;
};
interface OfContract {
  readonly id: string;
}
interface OfReview extends OfContract {
  readonly reviewId: string;
}

const noted = (
  audit: AuditTrail,
  reviewId: string,
  ...entries: readonly Omit<AuditEntry, 'entity' | 'entityId'>[]
) => audit(...entries.map((entry) => ({ ...entry, entity: 'access-reviews', entityId: reviewId })));

/** Identity of the right in a line: user, service, right and list. A different key is a different right. */
const keyOf = (line: Pick<NewLine, 'userId' | 'serviceCode' | 'right' | 'legalEntitiesListId'>): string =>
  [line.userId, line.serviceCode, line.right, line.legalEntitiesListId].join(' ');

/** Returns the current rights in a contract as lines of a review. */
async function currentLines(
  tx: Transaction,
  people: readonly ContractUser[],
  contractId: string,
  newId: () => string,
): Promise<NewLine[]> {
  const names = new Map((await listsOf(tx, contractId)).map(({ id, name }) => [id, name]));
  return people.flatMap(({ id: userId, contractStatus, clientRole, serviceRights }) =>
    serviceRights.map(({ serviceRightId, legalEntitiesListId }) => {
      const { service, name } = serviceRightOf(serviceRightId)!;
      return {
        id: newId(),
        userId,
        contractStatus,
        clientRole,
        serviceCode: service,
        right: name,
        legalEntitiesListId,
        listName: legalEntitiesListId === null ? null : (names.get(legalEntitiesListId) ?? null),
      };
    }),
  );
}

async function addLines(tx: Transaction, reviewId: string, lines: readonly NewLine[]): Promise<void> {
  for (let at = 0; at < lines.length; at += BATCH)
    await tx
      .insert(accessReviewLines)
      .values(lines.slice(at, at + BATCH).map((line) => ({ ...line, reviewId })));
}

interface NewReview {
  readonly name: string;
  readonly dueDate: string;
}

/** Opens a review of one contract in the caller's transaction and notifies the reviewers. Returns the review id. */
async function openReviewIn(
  tx: Transaction,
  audit: AuditTrail,
  platform: Platform,
  { user, contractId, name, dueDate }: NewReview & { readonly user: User; readonly contractId: string },
): Promise<string> {
  const { clock, newId } = platform;
  const contract = await requireChangeableUsers(tx, user, contractId);
  const now = clock();
  const today = bankDay(now);
  if (dueDate < today) throw badRequest(PAST, 'body.dueDate');
  const open = await tx.$count(
    accessReviews,
    and(eq(accessReviews.contractId, contract.id), isNull(accessReviews.closedAt)),
  );
  if (open > 0) throw refusal('ACCESS_REVIEW_OPEN', openAlready(contract.name));
  const id = newId();
  await tx.insert(accessReviews).values({
    id,
    name,
    dueDate,
    contractId: contract.id,
    openedAt: now,
    openedById: user.id,
    // The notification about the opening replaces the reminders that are already due today.
    noticesTold: noticesBy(today, dueDate),
  });
  const people = await usersOfContract(tx, contract);
  await addLines(tx, id, await currentLines(tx, people, contract.id, newId));
  await noted(audit, id, { eventType: 'CREATE', name: 'review', newValue: name });
  await tellReviewers(tx, platform, { id, contractId: contract.id }, 'ACCESS_REVIEW_OPENED', user.id);
  return id;
}

/** Opens a review of all rights in a contract; only one can be open, so that nobody decides the same right twice. */
export const openReview = (
  platform: Platform,
  call: Call<OfContract, NewReview>,
): Promise<AccessReviewDetail> =>
  platform.write(call, async (tx, audit) => {
    const { user, body, language, params } = call;
    const id = await openReviewIn(tx, audit, platform, { ...body, user, contractId: params.id });
    return reviewWithLines(tx, params.id, id, language);
  });

/** Opens a review in each of several contracts, all or none. */
export const openReviews = (
  platform: Platform,
  call: Call<unknown, NewReview & { readonly contractIds: readonly string[] }>,
): Promise<AccessReview[]> =>
  platform.write(call, async (tx, audit) => {
    const { user, body } = call;
    const { contractIds, name, dueDate } = body;
    if (new Set(contractIds).size !== contractIds.length)
      throw badRequest(CONTRACT_TWICE, 'body.contractIds');
    const blocked = await tx
      .select({ name: contracts.name })
      .from(contracts)
      .where(and(inArray(contracts.id, [...contractIds]), eq(contracts.isReadOnly, true)))
      .orderBy(asc(contracts.name));
    if (blocked.length > 0)
      throw refusal('CONTRACT_READ_ONLY', readOnly(blocked.map(({ name }) => name)), 'body.contractIds');
    const opened: AccessReview[] = [];
    // Sorted, so that two concurrent campaigns lock the contracts in the same order and cannot deadlock.
    for (const contractId of contractIds.toSorted()) {
      const id = await openReviewIn(tx, audit, platform, { user, contractId, name, dueDate });
      opened.push(await reviewOf(tx, contractId, id));
    }
    return opened;
  });

/** Returns the open review, locking its contract to serialise decisions and closing; 409 once it is closed. */
async function requireOpen(tx: Transaction, user: User, { id, reviewId }: OfReview) {
  const contract = await requireChangeableUsers(tx, user, id);
  const review = await reviewOf(tx, id, reviewId);
  if (review.closedAt !== null) throw refusal('RECORD_CHANGED', CLOSED);
  return { contract, review };
}

interface Decision {
  readonly id: string;
  readonly version: number;
  readonly decision: Exclude<ReviewDecision, 'LAPSED'> | null;
  readonly comment: string;
}

/** Saves decisions; revoked rights are removed when the review is closed. Own rights cannot be decided (CUSR-032). */
export const decideLines = (
  { write, clock }: Platform,
  call: Call<OfReview, { readonly lines: readonly Decision[] }>,
): Promise<AccessReviewLine[]> =>
  write(call, async (tx, audit) => {
    const { user, params, body, language } = call;
    await requireOpen(tx, user, params);
    const wanted = new Map(body.lines.map((line) => [line.id, line]));
    if (wanted.size !== body.lines.length) throw badRequest(TWICE, 'body.lines');
    const all = await tx
      .select()
      .from(accessReviewLines)
      .where(inArray(accessReviewLines.id, [...wanted.keys()]));
    const lines = all.filter(({ reviewId }) => reviewId === params.reviewId);
    if (lines.length !== wanted.size) throw badRequest(UNKNOWN_LINE, 'body.lines');
    requireOthers(
      user,
      lines.map(({ userId }) => userId),
    );
    for (const { id, version } of lines) requireVersion(version, wanted.get(id)!.version);
    const now = clock();
    for (const { id, version } of lines) {
      const { decision, comment } = wanted.get(id)!;
      const by = decision === null ? null : user.id;
      await tx
        .update(accessReviewLines)
        .set({
          decision,
          comment,
          decidedById: by,
          decidedAt: by === null ? null : now,
          version: version + 1,
        })
        .where(eq(accessReviewLines.id, id));
    }
    await noted(
      audit,
      params.reviewId,
      ...lines.map((line) => ({
        eventType: 'UPDATE' as const,
        name: 'decision',
        oldValue: line.decision,
        newValue: wanted.get(line.id)!.decision,
        secondaryEntity: `${line.userId} ${line.serviceCode}`,
      })),
    );
    return linesOf(tx, params.reviewId, language, [...wanted.keys()]);
  });

interface Rights {
  readonly current: readonly NewLine[];
  readonly dormant: readonly DormantRight[];
}

/**
 * Updates a review to the current rights: lines of removed rights become LAPSED, new or changed rights get undecided
 * lines. A revoked right to a service that was deactivated since is still to be removed: its line stays. Returns
 * whether there are new lines to decide.
 */
async function refresh(
  tx: Transaction,
  reviewId: string,
  { current, dormant }: Rights,
  now: Date,
): Promise<boolean> {
  const lines = await tx.select().from(accessReviewLines).where(eq(accessReviewLines.reviewId, reviewId));
  const present = new Set(current.map((line) => keyOf(line)));
  const asleep = new Set(dormant.map((right) => keyOf(right)));
  const isHeld = (line: (typeof lines)[number]) =>
    present.has(keyOf(line)) || (line.decision === 'REVOKED' && asleep.has(keyOf(line)));
  const gone = lines.filter((line) => line.decision !== 'LAPSED' && !isHeld(line));
  for (const { id, version } of gone)
    await tx
      .update(accessReviewLines)
      .set({ decision: 'LAPSED', decidedById: null, decidedAt: now, version: version + 1 })
      .where(eq(accessReviewLines.id, id));
  const known = new Set(lines.filter(({ decision }) => decision !== 'LAPSED').map(keyOf));
  const fresh = current.filter((line) => !known.has(keyOf(line)));
  await addLines(tx, reviewId, fresh);
  return fresh.length > 0;
}

/** Returns a user's rights without the revoked ones. */
const keptRights = (person: ContractUser, revoked: ReadonlySet<string>): AssignedRight[] =>
  person.serviceRights.filter(({ serviceRightId, legalEntitiesListId }) => {
    const { service, name } = serviceRightOf(serviceRightId)!;
    const key = keyOf({ userId: person.id, serviceCode: service, right: name, legalEntitiesListId });
    return !revoked.has(key);
  });

/**
 * Closes the version of a review that was read: removes the revoked rights and seals the result in one transaction, with the audit of both. If
 * rights were added or changed since, nothing is removed: they are saved as new lines, and RECORD_CHANGED is thrown.
 */
export async function closeReview(
  { write, clock, newId }: Platform,
  call: Call<OfReview, { readonly version: number }>,
): Promise<AccessReview> {
  const closed = await write(call, async (tx, audit) => {
    const { user, params } = call;
    const { contract, review } = await requireOpen(tx, user, params);
    // What the call closes is what its user has seen, and confirmed to be final.
    requireVersion(review.version, call.body.version);
    const now = clock();
    const members = await usersOfContract(tx, contract);
    const dormant = await dormantRights(tx, contract.id);
    const current = await currentLines(tx, members, contract.id, newId);
    if (await refresh(tx, review.id, { current, dormant }, now)) return null;
    const lines = await tx.select().from(accessReviewLines).where(eq(accessReviewLines.reviewId, review.id));
    if (lines.some(({ decision }) => decision === null)) throw refusal('ACCESS_REVIEW_UNFINISHED');
    const revoked = new Set(lines.filter(({ decision }) => decision === 'REVOKED').map(keyOf));
    const losing = members
      .map((person) => ({ person, rights: keptRights(person, revoked) }))
      .filter(({ person, rights }) => rights.length < person.serviceRights.length);
    if (losing.length > 0)
      await applyRightsIn(tx, audit, {
        ...call,
        body: {
          users: losing.map(({ person, rights }) => ({ userId: person.id, version: person.version, rights })),
        },
      });
    const asleep = dormant.filter((right) => revoked.has(keyOf(right)));
    if (asleep.length > 0)
      await removeDormantRights(tx, audit, contract.id, {
        rights: asleep,
        people: await usersOfContract(tx, contract),
      });
    const people = await namesOf(tx, [
      review.openedBy.id,
      user.id,
      ...lines.flatMap(({ userId, decidedById }) => [userId, decidedById]),
    ]);
    const closing = eq(accessReviews.id, review.id);
    // The seal is computed from what is stored; a closed review must have one.
    await tx
      .update(accessReviews)
      .set({ closedAt: now, closedById: user.id, people, contractName: contract.name, digest: '' })
      .where(closing);
    const digest = await sealOf(tx, review.id);
    await tx.update(accessReviews).set({ digest }).where(closing);
    await noted(audit, review.id, { eventType: 'UPDATE', name: 'closed', newValue: digest });
    return reviewOf(tx, contract.id, review.id);
  });
  if (!closed) throw refusal('RECORD_CHANGED', CHANGED);
  return closed;
}
