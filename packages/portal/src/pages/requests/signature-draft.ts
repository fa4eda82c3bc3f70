import {
  allowsSending,
  SIGNATURE_FORM_STATES,
  type SignatureFormState,
} from '@atrium/contract/signature-rules';
import type { Request } from '@atrium/contract/requests';
import { newSignatureForm, type SignatureFormValue } from '@atrium/ui';
import { readStored, removeStored, writeStored } from '../../app/browser-storage.ts';
import { draftOwner, type DraftOwner } from '../../app/draft-owner.ts';
import { newKey } from '../../app/new-key.ts';

/** The state of the signature form of a request. */
export interface SignatureDraft {
  state: SignatureFormState;
  value: SignatureFormValue;
  /** Idempotency key of this value: a form whose response was lost is not sent twice. */
  key: string;
}

const keyOf = (user: DraftOwner, requestId: string) => `signature-draft:${draftOwner(user)}:${requestId}`;

const isState = (state: unknown): state is SignatureFormState =>
  SIGNATURE_FORM_STATES.some((one) => one === state);

/** Returns the unsent signature form of a request, which survives a tab change and a reload. Null if there is none. */
export function recallSignature(user: DraftOwner, requestId: string): SignatureDraft | null {
  try {
    const kept = JSON.parse(readStored(keyOf(user, requestId), 'session') ?? '{}') as Partial<SignatureDraft>;
    if (!isState(kept.state) || typeof kept.value !== 'object') return null;
    return {
      state: kept.state,
      value: { ...newSignatureForm(''), ...kept.value },
      key: typeof kept.key === 'string' ? kept.key : newKey(),
    };
  } catch {
    // An unreadable draft counts as none.
    return null;
  }
}

/** Stores the form for this browser tab only: it blocks messages, which it must not do indefinitely (RDET-053). */
export function keepSignature(user: DraftOwner, requestId: string, draft: SignatureDraft): void {
  const key = keyOf(user, requestId);
  if (draft.state === 'HIDDEN' || draft.state === 'SENT') removeStored(key, 'session');
  else writeStored(key, JSON.stringify(draft), 'session');
}

/** Whether an open signature form blocks messages; users without the form are not blocked (RDET-053). */
export function holdsMessages(
  user: DraftOwner,
  {
    id,
    hasElectronicSignature,
    rights,
  }: Pick<Request, 'id' | 'hasElectronicSignature'> & {
    rights: Pick<Request['rights'], 'canUploadDocument'>;
  },
): boolean {
  if (!hasElectronicSignature || !rights.canUploadDocument) return false;
  const draft = recallSignature(user, id);
  return draft !== null && !allowsSending(draft.state);
}
