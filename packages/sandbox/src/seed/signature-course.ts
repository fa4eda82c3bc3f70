import { isEnvelopeRunning, signingTurns } from '@atrium/contract/signature-rules';
import type { EnvelopeStatus, SignatureGroup } from '@atrium/contract/signature-rules';
import type { schema } from '@atrium/server';
import type { UserRow } from './people.ts';
import { PERSONAS } from './personas.ts';
import type { Chance } from './random.ts';
import type { SeededRequest } from './requests.ts';

/** Progress of one envelope: how many have signed, when, and who was invited. */

export type EnvelopeRow = typeof schema.signatureEnvelopes.$inferInsert;
export type SignatoryRow = typeof schema.signatureSignatories.$inferInsert;

export type Person = { user: UserRow; group: SignatureGroup };

/** Visitors sign in as personas and can sign, so the mailbox of a persona sends no automatic replies. */
const PERSONA_IDS: ReadonlySet<string> = new Set(PERSONAS.map(({ userId }) => userId));

/** Progress of an envelope. */
export interface Progress {
  status: EnvelopeStatus;
  /** Number of signatories who have signed, in signing order. */
  signed: number;
}

export function progressOf(random: Chance, outcome: EnvelopeStatus, count: number): Progress {
  if (outcome === 'Completed') return { status: outcome, signed: count };
  // A single signatory cannot have signed if the envelope still waits for a signature.
  if (outcome === 'Processing' && count === 1) return { status: 'Submitted', signed: 0 };
  if (outcome === 'Processing') return { status: outcome, signed: random.int(1, count - 1) };
  return { status: outcome, signed: outcome === 'Declined' ? random.int(0, count - 1) : 0 };
}

/** Returns a function that yields the keys in proportion to their shares, without chance, so that rare keys occur too. */
export function inShares<T extends string>(shares: Partial<Record<T, number>>): () => T {
  const entries = Object.entries(shares) as [T, number][];
  const total = entries.reduce((sum, [, share]) => sum + share, 0);
  const owed = new Map(entries.map(([key]) => [key, 0]));
  return () => {
    for (const [key, share] of entries) owed.set(key, owed.get(key)! + share);
    const [next, due] = [...owed].reduce((most, other) => (other[1] > most[1] ? other : most));
    owed.set(next, due - total);
    return next;
  };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A signatory who takes longer than this is likely to be reminded. */
const PATIENCE = 72 * HOUR;

/** Moves a moment into office hours, some minutes after `after` at the earliest and at `last` at the latest. */
function inOffice(moment: Date, after: Date, last: Date): Date {
  const office = new Date(moment);
  const day = office.getUTCDay();
  office.setUTCDate(office.getUTCDate() - (day === 6 ? 1 : day === 0 ? 2 : 0));
  office.setUTCHours(7 + (office.getUTCHours() % 11));
  const earliest = after.getTime() + (5 + (office.getUTCMinutes() % 40)) * MINUTE;
  return new Date(Math.min(Math.max(office.getTime(), earliest), last.getTime()));
}

/** Returns when the envelope was sent, when each signature was made, and when it reached its current status. */
export function momentsOf(random: Chance, { row }: SeededRequest, { status, signed }: Progress) {
  const span = row.updatedAt.getTime() - row.createdAt.getTime();
  const at = (share: number) => new Date(Math.round(row.createdAt.getTime() + span * share));
  const latest = at(0.97);
  const sentAt = inOffice(at(random.int(20, 40) / 100), at(0.02), latest);
  const end = isEnvelopeRunning(status) ? 0.85 : 0.9;
  const signings: Date[] = [];
  for (let position = 0; position < signed; position += 1) {
    const share = 0.45 + ((end - 0.45) * (position + 1)) / (signed + 1);
    signings.push(inOffice(at(share), signings.at(-1) ?? sentAt, latest));
  }
  const last = signings.at(-1) ?? sentAt;
  const endAt =
    status === 'Submitted'
      ? sentAt
      : status === 'Processing' || status === 'Completed'
        ? last
        : new Date(Math.min(last.getTime() + random.int(2, 20) * HOUR, latest.getTime()));
  return { sentAt, signings, endAt };
}

/** Returns the rows of the signatories in signing order. */
export function signatoryRows(
  random: Chance,
  { envelope, language }: { envelope: EnvelopeRow; language: 'en' | 'fr' },
  ordered: readonly Person[],
  { status, signed }: Progress,
  signings: readonly Date[],
): SignatoryRow[] {
  const turns = signingTurns(ordered, envelope);
  const openTurn = turns[signed] ?? Infinity;
  return ordered.map(({ user, group }, position) => {
    const turn = turns[position]!;
    // The last signature of the previous turn triggers the invitation.
    const before = turns.findLastIndex((other) => other < turn);
    const hasSigned = position < signed;
    const isNext = position === signed;
    const declined = isNext && status === 'Declined';
    const answered = isNext && status === 'Processing' && random.odds(0.3) && !PERSONA_IDS.has(user.id);
    const invitedAt = turn > openTurn ? null : (signings[before] ?? envelope.createdAt);
    // The mailbox sends its automatic reply at once.
    const answeredAt = answered && invitedAt ? new Date(invitedAt.getTime() + MINUTE) : null;
    return {
      id: random.id(),
      envelopeId: envelope.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phoneNumber: envelope.signatureOption === 'advanced' ? (user.mobilePhone ?? '') : '',
      roleName: user.jobTitle?.[language] ?? '',
      group,
      tokenChoice: null,
      position,
      turn,
      status: hasSigned ? 'Signed' : declined ? 'Declined' : answered ? 'Autoresponded' : 'InProgress',
      statusChangedAt:
        signings[position] ?? answeredAt ?? (declined ? envelope.statusChangedAt : envelope.createdAt),
      invitedAt,
      remindedAt: null,
    };
  });
}

/** Returns when the author reminded a slow signatory; null for most others and for automatic replies. */
export function remindedAt(
  random: Chance,
  { invitedAt, status, statusChangedAt }: SignatoryRow,
  envelope: EnvelopeRow,
  { row }: SeededRequest,
): Date | null {
  if (!invitedAt || status === 'Autoresponded' || envelope.status === 'DeliveryFailed') return null;
  const isWaiting = status === 'InProgress';
  const end = !isWaiting
    ? statusChangedAt
    : isEnvelopeRunning(envelope.status)
      ? row.updatedAt
      : envelope.statusChangedAt;
  const wait = end.getTime() - invitedAt.getTime();
  if (wait < PATIENCE || !random.odds(0.6)) return null;
  const moment = new Date(invitedAt.getTime() + wait * (random.int(40, 70) / 100));
  return inOffice(moment, invitedAt, new Date(end.getTime() - HOUR));
}
