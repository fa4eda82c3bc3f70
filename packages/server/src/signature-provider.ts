import type { Reads, Transaction } from './database/index.ts';
import { refusal } from './http/index.ts';
import type { Signatory } from './signatures/index.ts';

/**
 * Invites people to sign and collects their signatures. It reports their actions with `sign`, `decline`, `failDelivery`
 * and `autorespond`, which the server's index exports (docs/how-to/use-another-signature-provider.md).
 */
export interface SignatureProvider {
  /** Prepares what people need to sign, in the transaction that invites them. An error thrown here makes the call fail. */
  invite(tx: Transaction, signatories: readonly Signatory[]): Promise<void>;
  /** Returns signing URLs by signatory id, each shown only to that signatory; without one, they get it another way. */
  signingUrls(db: Reads, signatoryIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Updates an external service with the stored state of an envelope: who is invited, who was reminded, whether it is
   * void. Called by a job after each of these changes and retried until it succeeds, so it must be idempotent.
   */
  synchronise?(envelopeId: string): Promise<void>;
}

/** For an installation without a provider: sending an envelope fails with SERVICE_UNAVAILABLE. */
export const NO_SIGNATURES: SignatureProvider = {
  invite() {
    throw refusal('SERVICE_UNAVAILABLE', {
      en: 'Documents cannot be sent for signature: no signature provider is set up.',
      fr: 'Les documents ne peuvent pas être envoyés pour signature : aucun prestataire de signature n’est configuré.',
    });
  },
  signingUrls: () => Promise.resolve(new Map()),
};
