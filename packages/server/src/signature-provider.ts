import type { Reads, Transaction } from './database/index.ts';
import { refusal } from './http/index.ts';
import type { Signatory } from './signatures/index.ts';

/**
 * Who invites people to sign and gathers their signatures. It reports what they do by `sign`, `decline`, `failDelivery`
 * and `autorespond`, which the server's index offers (docs/how-to/use-another-signature-provider.md).
 */
export interface SignatureProvider {
  /** Makes what people need to sign, in the transaction that invites them. What it throws refuses the call. */
  invite(tx: Transaction, signatories: readonly Signatory[]): Promise<void>;
  /** Where people sign, by signatory. Each is shown to that person alone; one without an address is told it elsewhere. */
  signingUrls(db: Reads, signatoryIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Brings a service elsewhere up to date with an envelope as it is stored now: who is invited, who was reminded, whether
   * it is void. A job that runs after each such change and again until it succeeds, so it must be safe to repeat.
   */
  synchronise?(envelopeId: string): Promise<void>;
}

/** Of an installation that has none: no envelope can be sent. */
export const NO_SIGNATURES: SignatureProvider = {
  invite() {
    throw refusal('SERVICE_UNAVAILABLE', {
      en: 'Documents cannot be sent for signature: no signature provider is set up.',
      fr: 'Les documents ne peuvent pas être envoyés pour signature : aucun prestataire de signature n’est configuré.',
    });
  },
  signingUrls: () => Promise.resolve(new Map()),
};
