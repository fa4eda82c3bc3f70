import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Db, JobResult, JobWithMetadata } from 'pg-boss';
import type pg from 'pg';
import { BANK_TIME_ZONE } from '../bank-time.ts';
import { aloneAtSetup } from '../database/index.ts';
import type { OpenDatabase, Transaction } from '../database/index.ts';
import { deadLetters } from '../database/schema/index.ts';
import type { Log } from '../log.ts';
import { JOB_NAMES, jobRules } from './catalogue.ts';
import type { JobData, JobName } from './catalogue.ts';

/** One attempt at a job. */
export interface JobRun<N extends JobName> {
  readonly data: JobData<N>;
  /** Of this job, in the log and the audit trail. */
  readonly correlationId: string;
  /** Aborted when the server stops, or when the job has taken too long and is given to another attempt. */
  readonly signal: AbortSignal;
  /**
   * Marks the job as done in the transaction of its effects, so that both commit or neither. Throws when another attempt has
   * taken over, so that nothing is done twice. Idempotent handlers need not call it.
   */
  done(tx: Transaction): Promise<void>;
}

export type JobHandlers = { readonly [N in JobName]: (run: JobRun<N>) => Promise<void> };

type AnyHandler = (run: JobRun<JobName>) => Promise<void>;

export interface JobQueue {
  /** Enqueues jobs in the transaction of the write that needs them: they exist if and only if it commits. */
  enqueue<N extends JobName>(tx: Transaction, name: N, ...data: readonly JobData<N>[]): Promise<void>;
  /** Starts processing jobs, including those of servers that have died. */
  work(handlers: JobHandlers): Promise<void>;
  /** Waits for running jobs, and returns unfinished ones to the queue. The database stays open. */
  stop(): Promise<void>;
}

/** Database schema of the library's tables, in the same database as ours. */
const SCHEMA = 'jobs';
/** Queue in which pg-boss puts jobs that failed permanently, until they become dead letters on the support page. */
const FAILED = 'failed';
/**
 * A job whose server sends no heartbeat for this long is run again by any server. In seconds, like the constants below.
 */
const HEARTBEAT = 20;
const SUPERVISE = 15;
const RETRIES = { retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 };
const EXPIRE = 15 * 60;
/** How often and how soon a failed job is retried, in seconds; the delay doubles each time. */
type Retries = typeof RETRIES;
/** How long finished jobs are kept. */
const KEEP = 3 * 24 * 3600;
/** How long a stop waits for running jobs, in milliseconds. */
const STOP_MS = 5_000;
/** Users may be waiting for these jobs, so they are polled more often. */
const PROMPT: ReadonlySet<JobName> = new Set<JobName>(['mail.send', 'signatures.complete', 'documents.read']);
/** Maximum number of jobs a server fetches at once; after a full batch it fetches the next one immediately. */
const BATCH = 10;
const POLL = { prompt: 1, patient: 10 } as const;

/** Runs pg-boss on our pool. The only connection to the embedded database must not stay in a failed transaction. */
function onPool(pool: pg.Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      let isBroken = false;
      try {
        const result = await client.query<Record<string, unknown>>(text, values?.length ? values : undefined);
        // A query with several statements returns one result per statement.
        const all = Array.isArray(result) ? (result as pg.QueryResult<Record<string, unknown>>[]) : [result];
        return { rows: all.flatMap(({ rows }) => rows) };
      } catch (error) {
        await client.query('rollback').catch(() => (isBroken = true));
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
  };
}

const within = (tx: Transaction): Db => fromDrizzle(tx, sql);

const correlationIdOf = ({ id }: { id: string }): string => id.replaceAll('-', '');

/** Returns why a job failed, without the parameters of a statement, which may be personal data. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/**
 * Opens the queue, which several servers share; each job is run by one of them at a time (docs/decisions). Jobs can be
 * enqueued from now on, but nothing runs before `work`.
 */
export async function openJobs(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  log: Log,
  retries: Retries = RETRIES,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: onPool(pool),
    schema: SCHEMA,
    superviseIntervalSeconds: SUPERVISE,
    monitorIntervalSeconds: SUPERVISE,
    useListenNotify: false,
  });
  boss.on('error', (error) => log('error', 'failed', { component: 'jobs', error }));
  await aloneAtSetup({ pool }, async () => {
    await boss.start();
    const options = {
      ...retries,
      heartbeatSeconds: HEARTBEAT,
      expireInSeconds: EXPIRE,
      deleteAfterSeconds: KEEP,
    };
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    if (!known.has(FAILED)) await boss.createQueue(FAILED, { ...RETRIES, retryLimit: 1000 });
    for (const name of JOB_NAMES) {
      if (known.has(name)) await boss.updateQueue(name, { ...options, deadLetter: FAILED });
      else await boss.createQueue(name, { ...options, deadLetter: FAILED });
    }
  });

  async function attempt(name: JobName, handler: AnyHandler, job: JobWithMetadata): Promise<void> {
    const facts = { topic: name, correlationId: correlationIdOf(job) };
    log('info', 'job started', facts);
    try {
      await handler({
        data: jobRules(name).data.parse(job.data ?? {}) as JobData<JobName>,
        correlationId: correlationIdOf(job),
        signal: job.signal,
        done: async (tx) => {
          const { id, retryCount } = job;
          const db = within(tx);
          await boss.complete(name, { id, retryCount }, undefined, { db });
          const [now] = await boss.findJobs(name, { id, db });
          if (now?.state !== 'completed' || now.retryCount !== retryCount)
            throw new Error('another attempt has taken over');
        },
      });
    } catch (error) {
      log('error', 'job failed', { ...facts, count: job.retryCount + 1, error });
      throw error;
    }
    log('info', 'job done', facts);
    // At once: when the server stops, the queue runs every job of the batch again that is not settled. If this fails,
    // the result of the batch settles it.
    await boss.complete(name, { id: job.id, retryCount: job.retryCount }).catch(() => {});
  }

  /** Turns a job that failed permanently into a dead letter for support (DATA-010). */
  async function bury(job: JobWithMetadata): Promise<void> {
    const { message } = (job.sourceOutput ?? {}) as { message?: unknown };
    await db.transaction(async (tx) => {
      await tx.insert(deadLetters).values({
        id: job.id,
        createdAt: job.createdOn,
        topic: job.sourceName ?? FAILED,
        key: job.sourceId ?? job.id,
        value: JSON.stringify(job.data ?? {}),
        errorMessage: typeof message === 'string' ? message : 'The server that worked on it was gone',
        attempts: (job.sourceRetryCount ?? 0) + 1,
      });
      const { id, retryCount } = job;
      await boss.complete(FAILED, { id, retryCount }, undefined, { db: within(tx) });
    });
  }

  const outcomeOf = async (
    job: JobWithMetadata,
    run: (job: JobWithMetadata) => Promise<void>,
  ): Promise<JobResult> => {
    try {
      await run(job);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      return { id: job.id, status: 'failed', output: { message: reasonOf(error) } };
    }
  };

  return {
    async enqueue(tx, name, ...data) {
      if (data.length === 0) return;
      await boss.insert(
        name,
        data.map((each) => ({ data: each })),
        { db: within(tx) },
      );
    },

    async work(handlers) {
      const work = (name: string, seconds: number, run: (job: JobWithMetadata) => Promise<void>) =>
        boss.work(
          name,
          {
            pollingIntervalSeconds: seconds,
            batchSize: BATCH,
            burstWhenBatchFull: true,
            includeMetadata: true,
            perJobResults: true,
          },
          async (jobs: JobWithMetadata[]) => {
            const results: JobResult[] = [];
            for (const job of jobs) {
              // After a stop, another server runs the rest of the batch.
              if (job.signal.aborted) results.push({ id: job.id, status: 'failed' });
              else results.push(await outcomeOf(job, run));
            }
            return results;
          },
        );
      for (const name of JOB_NAMES) {
        // `attempt` parses the data with the schema of this name, so it matches the handler's type.
        const handler = handlers[name];
        await work(name, PROMPT.has(name) ? POLL.prompt : POLL.patient, (job) => attempt(name, handler, job));
        const { schedule, isNeverMadeUp } = jobRules(name);
        if (schedule)
          await boss.schedule(
            name,
            schedule,
            {},
            {
              tz: BANK_TIME_ZONE,
              missed: isNeverMadeUp ? 'skip' : 'once',
            },
          );
      }
      await work(FAILED, POLL.patient, bury);
    },

    stop: () => boss.stop({ graceful: true, close: false, timeout: STOP_MS }),
  };
}
