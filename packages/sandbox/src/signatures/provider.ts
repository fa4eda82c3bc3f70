import { randomBytes } from 'node:crypto';
import { inArray, schema } from '@atrium/server';
import type { SignatureProvider } from '@atrium/server';
import { signingHref } from './links.ts';

const { sandboxSigningLinks } = schema;

/** Returns a link token that cannot be guessed: 256 random bits. */
export const newSigningToken = (): string => randomBytes(32).toString('base64url');

/** Signature provider of the sandbox: personal links to its own signing page, shown as emails in the mailbox. */
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
