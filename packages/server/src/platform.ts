import { sql } from 'drizzle-orm';
import type { Adapters } from './adapters.ts';
import type { Actor } from './auth/index.ts';
import type { Config } from './config.ts';
import { repeatedOnConflict } from './database/index.ts';
import type { Database, Transaction } from './database/index.ts';
import { auditEvents } from './database/schema/index.ts';
import type { BlobStore, Drafts } from './files/index.ts';
import type { JobQueue } from './jobs/index.ts';
import type { Log } from './log.ts';
import type { MailSender } from './mail/index.ts';
import { smtpMail } from './mail/index.ts';
import type { ServiceReport } from './service-grids/index.ts';
import { NO_SIGNATURES } from './signature-provider.ts';
import type { SignatureProvider } from './signature-provider.ts';

/** Dependencies of every area. Time and ids come only from here, so that tests are repeatable. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly drafts: Drafts;
  readonly jobs: JobQueue;
  readonly log: Log;
  /** Null if no e-mails are sent. */
  readonly mail: MailSender | null;
  readonly signatures: SignatureProvider;
  /** Reports that the installation adds to the server's own. */
  readonly reports: readonly ServiceReport[];
  readonly clock: () => Date;
  readonly newId: () => string;
  /**
   * Runs a write: its changes and its audit entries are one transaction. After a deadlock or a serialisation failure,
   * `work` runs again, so it must have no effects outside the transaction, such as files or e-mails.
   */
  write<T>(call: WriteCall, work: (tx: Transaction, audit: AuditTrail) => Promise<T>): Promise<T>;
}

/** The part of the platform that adapters are created with. */
export type PlatformBasis = Omit<Platform, 'mail' | 'signatures' | 'reports'>;

/** The part of a call that a write needs. */
export interface WriteCall {
  readonly actor: Actor;
  readonly correlationId: string;
}

export interface AuditEntry {
  readonly eventType: 'CREATE' | 'UPDATE' | 'DELETE';
  /** Area of the record, as in `users`. */
  readonly entity: string;
  readonly entityId: string;
  /** Field or label of what changed. */
  readonly name: string;
  readonly oldValue?: unknown;
  readonly newValue?: unknown;
  readonly secondaryEntity?: string;
  readonly secondaryEntityId?: string;
}

/** Writes audit entries, in the given order. */
export type AuditTrail = (...entries: readonly AuditEntry[]) => Promise<void>;
/** Entries per insert, below the limit on parameters per statement. */
const AUDIT_BATCH = 1_000;

/** Returns the audit trail of a write, which writes in the same transaction. */
export const auditTrail =
  (tx: Transaction, { actor, correlationId }: WriteCall, createdAt: Date): AuditTrail =>
  async (...entries) => {
    const basis = {
      createdAt,
      userId: actor.userId,
      impersonatorId: actor.impersonatorId,
      correlationId,
      oldValue: null,
      newValue: null,
      secondaryEntity: null,
      secondaryEntityId: null,
    };
    for (let at = 0; at < entries.length; at += AUDIT_BATCH)
      await tx.insert(auditEvents).values(
        entries.slice(at, at + AUDIT_BATCH).map((entry) => ({
          ...basis,
          ...entry,
          contractMoment: entry.entity === 'contracts' ? sql`contract_moment()` : null,
        })),
      );
  };

export interface PlatformParts {
  readonly config: Config;
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly drafts: Drafts;
  readonly jobs: JobQueue;
  readonly log: Log;
  readonly adapters?: Adapters;
  readonly clock?: () => Date;
  readonly newId?: () => string;
}

export function createPlatform({
  config,
  db,
  blobs,
  drafts,
  jobs,
  log,
  adapters = {},
  clock,
  newId,
}: PlatformParts): Platform {
  const now = clock ?? (() => new Date());
  const basis: PlatformBasis = {
    config,
    db,
    blobs,
    drafts,
    jobs,
    log,
    clock: now,
    newId: newId ?? (() => crypto.randomUUID()),
    write: (call, work) =>
      repeatedOnConflict(() =>
        db.transaction((tx) => work(tx, (...entries) => auditTrail(tx, call, now())(...entries))),
      ),
  };
  return {
    ...basis,
    mail: config.smtp ? smtpMail(config.smtp, config) : (adapters.mail?.(basis) ?? null),
    signatures: adapters.signatures?.(basis) ?? NO_SIGNATURES,
    reports: adapters.reports?.(basis) ?? [],
  };
}
