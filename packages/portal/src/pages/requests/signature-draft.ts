import {
  allowsSending,
  SIGNATURE_FORM_STATES,
  type SignatureFormState,
} from '@atrium/contract/signature-rules';
import type { Request } from '@atrium/contract/requests';
import { newSignatureForm, type SignatureFormValue } from '@atrium/ui';
import { draftOwner, type DraftOwner } from '../../app/draft-owner.ts';
import { newKey } from '../../app/new-key.ts';

/** How far the signature form of a request is. */
export interface SignatureDraft {
  state: SignatureFormState;
  value: SignatureFormValue;
  /** The intent to send this value: what went out before the answer was lost is not sent twice. */
  key: string;
}

const keyOf = (user: DraftOwner, requestId: string) => `signature-draft:${draftOwner(user)}:${requestId}`;

const isState = (state: unknown): state is SignatureFormState =>
  SIGNATURE_FORM_STATES.some((one) => one === state);

/** What was begun in a request: a look at another tab of it, or a reload, loses nothing. Null for nothing. */
export function recallSignature(user: DraftOwner, requestId: string): SignatureDraft | null {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(keyOf(user, requestId)) ?? '{}',
    ) as Partial<SignatureDraft>;
    if (!isState(kept.state) || typeof kept.value !== 'object') return null;
    return {
      state: kept.state,
      value: { ...newSignatureForm(''), ...kept.value },
      key: typeof kept.key === 'string' ? kept.key : newKey(),
    };
  } catch {
    // What cannot be read is no draft.
    return null;
  }
}

/** Keeps it while this tab of the browser is open: it holds messages back, which it must not do for ever (RDET-053). */
export function keepSignature(user: DraftOwner, requestId: string, draft: SignatureDraft): void {
  try {
    if (draft.state === 'HIDDEN' || draft.state === 'SENT') sessionStorage.removeItem(keyOf(user, requestId));
    else sessionStorage.setItem(keyOf(user, requestId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still sends.
  }
}

/** Whether a signature form that is being filled in holds messages back; who has no form is not held (RDET-053). */
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
