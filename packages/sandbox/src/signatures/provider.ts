import { randomBytes } from 'node:crypto';
import { inArray, schema } from '@atrium/server';
import type { SignatureProvider } from '@atrium/server';
import { signingHref } from './links.ts';

const { sandboxSigningLinks } = schema;

/** A link nobody guesses: 256 bits. */
export const newSigningToken = (): string => randomBytes(32).toString('base64url');

/** The provider of the sandbox: personal links to a signing page of its own. The mailbox shows them as e-mails. */
export const sandboxSignatures: SignatureProvider = {
  async invite(tx, signatories) {
    await tx
      .insert(sandboxSigningLinks)
      .values(signatories.map(({ id }) => ({ signatoryId: id, token: newSigningToken() })));
  },
  async signingUrls(db, signatoryIds) {
    const links = await db
      .select()
      .from(sandboxSigningLinks)
      .where(inArray(sandboxSigningLinks.signatoryId, [...signatoryIds]));
    return new Map(
      links.map(({ signatoryId, token }) => [signatoryId, signingHref({ token, from: 'portal' })]),
    );
  },
};
