import { and, eq } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import type { Transaction } from '../database/index.ts';
import { userIdentities, users } from '../database/schema/index.ts';
import type { SignInFailure } from './failures.ts';

/** Who the issuer says that somebody is. */
export interface Identity {
  readonly issuer: string;
  /** What the issuer knows the person by, for ever; an address of mail changes, and is given to another one day. */
  readonly subject: string;
  /** The session at the issuer, where it names one: it may end ours (back-channel logout). */
  readonly issuerSessionId: string | null;
  readonly idToken: string | null;
}

/** An address of mail as the issuer names it. */
export interface IssuerEmail {
  readonly address: string | null;
  readonly isVerified: boolean;
}

type Person = { readonly userId: string } | { readonly failure: SignInFailure };

async function linkByEmail(
  tx: Transaction,
  { issuer, subject }: Identity,
  { address, isVerified }: IssuerEmail,
  now: Date,
): Promise<Person> {
  if (address === null) return { failure: 'no-email' };
  if (!isVerified) return { failure: 'unverified' };
  // Two first sign-ins at once wait for each other.
  const [user] = await tx
    .select({ id: users.id, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.email, address.trim().toLowerCase()))
    .for('update');
  if (!user || user.deletedAt) return { failure: 'unknown' };
  const [other] = await tx
    .select({ subject: userIdentities.subject })
    .from(userIdentities)
    .where(and(eq(userIdentities.userId, user.id), eq(userIdentities.issuer, issuer)));
  if (other) return other.subject === subject ? { userId: user.id } : { failure: 'other-identity' };
  await tx.insert(userIdentities).values({ issuer, subject, userId: user.id, createdAt: now });
  return { userId: user.id };
}

/**
 * The person whom an issuer has confirmed: by issuer and subject, the first time by the verified address (decision 78). The
 * address is asked for only then.
 */
export async function findPerson(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  identity: Identity,
  email: () => Promise<IssuerEmail>,
): Promise<Person> {
  const { issuer, subject } = identity;
  const [known] = await db
    .select({ userId: users.id, deletedAt: users.deletedAt })
    .from(userIdentities)
    .innerJoin(users, eq(users.id, userIdentities.userId))
    .where(and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject)));
  if (known) return known.deletedAt ? { failure: 'unknown' } : { userId: known.userId };
  const named = await email();
  return db.transaction((tx) => linkByEmail(tx, identity, named, clock()));
}
