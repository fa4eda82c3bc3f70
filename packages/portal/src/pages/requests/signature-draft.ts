import { allowsSending, type SignatureFormState } from '@atrium/contract/signature-rules';
import type { Request } from '@atrium/contract/requests';
import type { SignatureFormValue } from '@atrium/ui';

/** How far the signature form of a request is. */
export interface SignatureDraft {
  state: SignatureFormState;
  value: SignatureFormValue;
}

/** What was begun in a request, by its id: a look at another tab loses nothing. */
export const signatureDrafts = new Map<string, SignatureDraft>();

/** Whether a signature form that is being filled in holds messages back; who has no form is not held (RDET-053). */
export function holdsMessages({
  id,
  hasElectronicSignature,
  rights,
}: Pick<Request, 'id' | 'hasElectronicSignature'> & {
  rights: Pick<Request['rights'], 'canUploadDocument'>;
}): boolean {
  const draft = signatureDrafts.get(id);
  return hasElectronicSignature && rights.canUploadDocument && !!draft && !allowsSending(draft.state);
}
