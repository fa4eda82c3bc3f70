import { and, eq } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import type { Transaction } from '../database/index.ts';
import { userIdentities, users } from '../database/schema/index.ts';
import type { SignInFailure } from './failures.ts';

/** A user's identity at an issuer. */
export interface Identity {
  readonly issuer: string;
  /** The issuer's permanent identifier of the user; an e-mail address may change or be reassigned. */
  readonly subject: string;
  /** Session id at the issuer, if it sends one: a back-channel logout may name it. */
  readonly issuerSessionId: string | null;
  readonly idToken: string | null;
}

/** E-mail address as stated by the issuer. */
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
  // The row lock makes two concurrent first sign-ins wait for each other.
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
 * Finds the user of a confirmed identity: by issuer and subject, or at the first sign-in by verified e-mail address
 * (decision 78). The address is requested only then.
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
