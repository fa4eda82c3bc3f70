import { documentsOf, eq, fullName, isTheirTurn, schema, signatoriesOf } from '@atrium/server';
import type { Platform } from '@atrium/server';
import { codeLocks, validCode } from './codes.ts';
import type { SigningVisit } from './links.ts';
import type { SigningFacts } from './signing-page.ts';

const { sandboxSigningLinks, signatureEnvelopes, signatureSignatories, users } = schema;

export type Fields = Readonly<Record<string, unknown>>;
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the visit from the query or form of a request. */
export function visitOf(fields: Fields): SigningVisit {
  const lang = text(fields['lang']);
  return {
    token: text(fields['link']),
    from: fields['from'] === 'portal' ? 'portal' : undefined,
    lang: lang === 'en' || lang === 'fr' ? lang : undefined,
  };
}

/** Returns everything a link gives access to; null for an unknown link. */
export async function visitedBy({ db, clock }: Platform, token: string): Promise<SigningFacts | null> {
  const [row] = await db
    .select({ link: sandboxSigningLinks, envelope: signatureEnvelopes, author: users })
    .from(sandboxSigningLinks)
    .innerJoin(signatureSignatories, eq(signatureSignatories.id, sandboxSigningLinks.signatoryId))
    .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.id, signatureSignatories.envelopeId))
    .innerJoin(users, eq(users.id, signatureEnvelopes.createdById))
    .where(eq(sandboxSigningLinks.token, token));
  if (!row) return null;
  const { link, envelope, author } = row;
  const signatories = await signatoriesOf(db, [envelope.id]);
  const signatory = signatories.find(({ id }) => id === link.signatoryId)!;
  const now = clock();
  return {
    envelope,
    signatories,
    signatory,
    documents: await documentsOf(db, [envelope.id]),
    author: fullName(author),
    isTurn: isTheirTurn({ envelope, signatories }, signatory),
    hasCode: validCode(link, now) !== null,
    locks: await codeLocks(db, signatory, now),
    now,
  };
}
