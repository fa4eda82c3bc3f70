import { and, eq, schema, sql } from '@atrium/server';
import type { Platform } from '@atrium/server';

const { identityRecords } = schema;

type Payload = Record<string, unknown>;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Returns the storage for the sandbox identity provider on our own table, so that its sessions and codes survive a
 * restart. One class per model, as the provider instantiates it.
 */
export function identityStorage({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const read = async (condition: ReturnType<typeof eq>): Promise<Payload | undefined> => {
    const [row] = await db.select().from(identityRecords).where(condition).limit(1);
    if (!row || (row.expiresAt && row.expiresAt <= clock())) return undefined;
    return row.payload as Payload;
  };

  return class IdentityStorage {
    readonly model: string;
    constructor(model: string) {
      this.model = model;
    }
    #key(id: string): string {
      return `${this.model}:${id}`;
    }
    async upsert(id: string, payload: Payload, expiresIn?: number): Promise<void> {
      const row = {
        payload,
        uid: textOf(payload['uid']),
        userCode: textOf(payload['userCode']),
        grantId: textOf(payload['grantId']),
        expiresAt: expiresIn ? new Date(clock().getTime() + expiresIn * 1000) : null,
      };
      await db
        .insert(identityRecords)
        .values({ key: this.#key(id), ...row })
        .onConflictDoUpdate({ target: identityRecords.key, set: row });
    }
    find(id: string): Promise<Payload | undefined> {
      return read(eq(identityRecords.key, this.#key(id)));
    }
    findByUid(uid: string): Promise<Payload | undefined> {
      return read(
        and(
          eq(identityRecords.uid, uid),
          sql`${identityRecords.key} like ${`${this.model}:%`}`,
        ) as ReturnType<typeof eq>,
      );
    }
    findByUserCode(userCode: string): Promise<Payload | undefined> {
      return read(eq(identityRecords.userCode, userCode));
    }
    async consume(id: string): Promise<void> {
      const consumed = JSON.stringify({ consumed: Math.floor(clock().getTime() / 1000) });
      await db
        .update(identityRecords)
        .set({ payload: sql`${identityRecords.payload} || ${consumed}::jsonb` })
        .where(eq(identityRecords.key, this.#key(id)));
    }
    async destroy(id: string): Promise<void> {
      await db.delete(identityRecords).where(eq(identityRecords.key, this.#key(id)));
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      await db.delete(identityRecords).where(eq(identityRecords.grantId, grantId));
    }
  };
}

export interface SandboxSecrets {
  readonly clientSecret: string;
  readonly cookieKey: string;
  /** Private signing key as a JSON Web Key. */
  readonly signingKey: JsonWebKey;
}

const SECRETS_KEY = 'Secrets:sandbox';

/** Returns the secrets of the sandbox provider: created once and stored, so that a restart does not end sessions. */
export async function sandboxSecrets(
  db: Platform['db'],
  make: () => SandboxSecrets,
): Promise<SandboxSecrets> {
  await db.insert(identityRecords).values({ key: SECRETS_KEY, payload: make() }).onConflictDoNothing();
  const [row] = await db.select().from(identityRecords).where(eq(identityRecords.key, SECRETS_KEY)).limit(1);
  return row!.payload as SandboxSecrets;
}
