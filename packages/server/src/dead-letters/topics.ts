import { and, eq, gte, notExists, sql } from 'drizzle-orm';
import * as z from 'zod';
import { Id } from '@atrium/contract/ids';
import type { ServiceCode } from '@atrium/contract/services';
import { CONTRACT_KINDS } from '@atrium/contract/contract-status';
import type { Transaction } from '../database/index.ts';
import {
  contracts,
  documents,
  kycRecords,
  notifications,
  requests,
  users,
} from '../database/schema/index.ts';
import { JOB_NAMES, jobRules } from '../jobs/index.ts';
import type { JobData, JobName } from '../jobs/index.ts';
import { notify } from '../notifications/index.ts';
import { requestPath, requestSubject } from '../requests/index.ts';
import type { Platform } from '../platform.ts';

/** An event cannot be processed; support sees the message unchanged. */
export class EventRefused extends Error {}

interface Topic {
  /** The service that the event belongs to. */
  readonly service: ServiceCode;
  /** Processes the event; must be idempotent. */
  readonly process: (platform: Platform, tx: Transaction, value: unknown) => Promise<void>;
}

const Event = z.object({ id: Id, version: z.literal(1) });
/** Its id is the code of the legal entity, by which KYC records are known. */
const KycReviewed = Event.extend({ id: z.string().min(1), nextReviewAt: z.iso.date() });
const UserCreated = Event.extend({ email: z.string() });
const ContractChanged = Event.extend({ kind: z.enum(CONTRACT_KINDS) });

/** Parses the content of an event; throws EventRefused that names the first invalid field. */
function read<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || 'value';
  throw new EventRefused(
    issue?.input === undefined
      ? `Field ${field} is missing`
      : `Field ${field} is not valid: ${JSON.stringify(issue.input)}`,
  );
}

/** Notifies the participants of the request, except its last updater and those already notified. */
async function notifyParticipants(platform: Platform, tx: Transaction, value: unknown): Promise<void> {
  const { id } = read(Event, value);
  const [request] = await tx.select().from(requests).where(eq(requests.id, id));
  if (!request) throw new EventRefused(`No request has the identifier ${id}`);
  await notify(tx, platform, {
    about: requestSubject(id),
    types: ['REQUEST_UPDATED'],
    byId: request.lastUpdatedById,
    amongst: notExists(
      tx
        .select({ one: sql`1` })
        .from(notifications)
        .where(
          and(
            eq(notifications.userId, users.id),
            eq(notifications.url, requestPath(id)),
            gte(notifications.createdAt, request.updatedAt),
          ),
        ),
    ),
  });
}

/** Enqueues a job again that has failed permanently, with all its attempts. */
const jobTopic = (name: JobName): Topic => ({
  service: jobRules(name).service,
  process: (platform, tx, value) =>
    platform.jobs.enqueue(tx, name, read(jobRules(name).data, value) as JobData<JobName>),
});

/** Checks that the document's bytes are in the store, by which it counts as archived; throws EventRefused otherwise. */
async function archiveDocument({ blobs }: Platform, tx: Transaction, value: unknown): Promise<void> {
  const { id } = read(Event, value);
  const [row] = await tx.select({ sha256: documents.sha256 }).from(documents).where(eq(documents.id, id));
  if (!row) throw new EventRefused(`No document has the identifier ${id}`);
  const file = await blobs.get(row.sha256);
  if (!file) throw new EventRefused(`The store has no file for the document ${id}`);
  await file.stream.cancel();
}

/** Checks that the email belongs to this account; throws EventRefused otherwise. */
async function enterUser(_: Platform, tx: Transaction, value: unknown): Promise<void> {
  const { id, email } = read(UserCreated, value);
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
  if (!row) throw new EventRefused(`No account has the email ${email}`);
  if (row.id !== id) throw new EventRefused(`The email ${email} belongs to another account`);
}

const contractExists = async (tx: Transaction, id: string): Promise<void> => {
  const [row] = await tx.select({ id: contracts.id }).from(contracts).where(eq(contracts.id, id));
  if (!row) throw new EventRefused(`No contract has the identifier ${id}`);
};

/** Checks that the reviewed KYC record exists; throws EventRefused otherwise. */
async function enterReview(_: Platform, tx: Transaction, value: unknown): Promise<void> {
  const { id } = read(KycReviewed, value);
  if ((await tx.$count(kycRecords, eq(kycRecords.ricosCode, id))) === 0)
    throw new EventRefused(`No KYC record has the identifier ${id}`);
}

/** Events that this server processes, by topic, and its own jobs, by name. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  ...Object.fromEntries(JOB_NAMES.map((name) => [name, jobTopic(name)])),
  'requests.updated': { service: 'REQUESTS_BOARD', process: notifyParticipants },
  'documents.uploaded': { service: 'DOCUMENTS', process: archiveDocument },
  'users.created': { service: 'CONTACTS', process: enterUser },
  'contracts.changed': {
    service: 'CONTRACTS',
    process: (_, tx, value) => contractExists(tx, read(ContractChanged, value).id),
  },
  'kyc.reviewed': { service: 'KYC', process: enterReview },
};

/** Processes an event; throws {@link EventRefused} when it cannot be processed. */
export async function processEvent(
  platform: Platform,
  tx: Transaction,
  event: { readonly topic: string; readonly value: string },
): Promise<void> {
  const topic = Object.hasOwn(TOPICS, event.topic) ? TOPICS[event.topic] : undefined;
  if (!topic) throw new EventRefused(`Nobody listens to the topic ${event.topic}`);
  let value: unknown;
  try {
    value = JSON.parse(event.value);
  } catch {
    throw new EventRefused('The value is not JSON');
  }
  await topic.process(platform, tx, value);
}
