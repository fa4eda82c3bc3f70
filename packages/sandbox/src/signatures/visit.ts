import { documentsOf, eq, fullName, isTheirTurn, schema, signatoriesOf } from '@atrium/server';
import type { Platform } from '@atrium/server';
import { codeLocks, validCode } from './codes.ts';
import type { SigningVisit } from './links.ts';
import type { SigningFacts } from './signing-page.ts';

const { sandboxSigningLinks, signatureEnvelopes, signatureSignatories, users } = schema;

export type Fields = Readonly<Record<string, unknown>>;
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a request says about its visit, in the query or in a form. */
export function visitOf(fields: Fields): SigningVisit {
  const lang = text(fields['lang']);
  return {
    token: text(fields['link']),
    from: fields['from'] === 'portal' ? 'portal' : undefined,
    lang: lang === 'en' || lang === 'fr' ? lang : undefined,
  };
}

/** Everything a link leads to; null for one that was never sent. */
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
