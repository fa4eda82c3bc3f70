import { and, asc, eq, inArray } from 'drizzle-orm';
import { ENVELOPE_EVENTS } from '@atrium/contract/signature-rules';
import type { EnvelopeEvent } from '@atrium/contract/signatures';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { auditEvents, signatureEnvelopes, users } from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';
import { fullName, signatoriesOf } from './envelope-records.ts';
import type { Signatory } from './envelope-records.ts';

/** Audit entries about one envelope, with the users who made them. */
const entriesOf = (db: Reads, envelopeId: string) =>
  db
    .select({
      name: auditEvents.name,
      at: auditEvents.createdAt,
      newValue: auditEvents.newValue,
      secondaryEntity: auditEvents.secondaryEntity,
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.userId))
    .where(
      and(
        eq(auditEvents.entity, 'signatures'),
        eq(auditEvents.entityId, envelopeId),
        inArray(auditEvents.name, ['remind', 'resend', 'status']),
      ),
    )
    .orderBy(asc(auditEvents.id));
type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

/** Ids of the signatories reminded by an entry: one person, or everyone whose turn it was. */
const remindedIn = ({ name, newValue, secondaryEntity }: Entry): readonly unknown[] =>
  name === 'resend' ? [secondaryEntity] : name === 'remind' && Array.isArray(newValue) ? newValue : [];

/**
 * Returns the history of an envelope, oldest first. Events that happen once are stored with envelope and signatories;
 * who cancelled, and reminders (signatories store only the last one), come from the audit trail.
 */
export async function envelopeHistory(db: Reads, user: User, envelopeId: string): Promise<EnvelopeEvent[]> {
  const [row] = await db
    .select({
      envelope: signatureEnvelopes,
      author: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(signatureEnvelopes)
    .innerJoin(users, eq(users.id, signatureEnvelopes.createdById))
    .where(eq(signatureEnvelopes.id, envelopeId));
  if (!row) throw notFound();
  const { envelope } = row;
  const people = await signatoriesOf(db, [envelopeId]);
  const entries = await entriesOf(db, envelopeId);

  const person = (one: Entry['user']) => ({ name: fullName(one), isMe: one.id === user.id });
  const email = user.contactInformation.email.toLowerCase();
  const author = person(row.author);
  const events: EnvelopeEvent[] = [];
  const tell = (
    kind: EnvelopeEvent['kind'],
    at: Date,
    {
      signatory,
      by = null,
      reason = '',
    }: { signatory?: Signatory } & Partial<Pick<EnvelopeEvent, 'by' | 'reason'>>,
  ) =>
    events.push({
      id: [kind, signatory?.id ?? '', at.getTime()].join(' '),
      at: at.toISOString(),
      kind,
      signatory: signatory ? { name: fullName(signatory), isMe: signatory.email === email } : null,
      by,
      reason,
    });

  tell('created', envelope.createdAt, { by: author });
  for (const signatory of people) {
    if (signatory.invitedAt) tell('invited', signatory.invitedAt, { signatory });
    const reminders = entries.filter((entry) => remindedIn(entry).includes(signatory.id));
    for (const entry of reminders) tell('reminded', entry.at, { signatory, by: person(entry.user) });
    // A reminder from before the audit trail has only a time; only the author can have sent it.
    if (signatory.remindedAt && reminders.length === 0)
      tell('reminded', signatory.remindedAt, { signatory, by: author });
    if (signatory.status === 'Signed') tell('signed', signatory.statusChangedAt, { signatory });
    if (signatory.status === 'Autoresponded') tell('autoresponded', signatory.statusChangedAt, { signatory });
    if (signatory.status === 'Declined')
      tell('declined', signatory.statusChangedAt, { signatory, reason: envelope.declineReason });
  }
  const ended = { at: envelope.statusChangedAt };
  if (envelope.status === 'Completed') tell('completed', ended.at, {});
  if (envelope.status === 'DeliveryFailed') tell('deliveryFailed', ended.at, {});
  if (envelope.status === 'Voided') {
    const entry = entries.findLast(({ name, newValue }) => name === 'status' && newValue === 'Voided');
    tell('cancelled', ended.at, { by: entry ? person(entry.user) : author });
  }
  const rank = ({ kind }: EnvelopeEvent) => ENVELOPE_EVENTS.indexOf(kind);
  return events.toSorted((a, b) => a.at.localeCompare(b.at) || rank(a) - rank(b));
}
