import {
  takesInformationFiles,
  type AttachmentRule,
  type CreationStep,
  type FileStep,
  type RequestConfiguration,
} from '@atrium/contract/request-creation-rules';
import type { HeldDocument } from '@atrium/contract/uploads';
import { useUploads, type UploadItem, type UploadOptions, type Uploads } from '@atrium/ui';
import { useUploadOptions } from '../../../api/uploads.ts';
import type { DraftFiles } from './drafts.ts';

const isRefused = ({ status }: UploadItem) => status === 'error' || status === 'incompatible';

const taking = (options: UploadOptions, rule: AttachmentRule | undefined): UploadOptions => ({
  ...options,
  ...(rule && { maxCount: rule.maximum }),
  ...(rule?.mediaCategories && { categories: rule.mediaCategories }),
});

/** Takes up what a list of a draft had, and answers how many of its files the server no longer holds. */
function takeUp(uploads: Uploads, ids: readonly string[], held: readonly HeldDocument[]): number {
  const found = held.filter(({ documentId }) => ids.includes(documentId));
  uploads.restore(found.map(({ documentId, filename, size }) => ({ documentId, name: filename, size })));
  return ids.length - found.length;
}

/**
 * The files of the form. Those of the request are one list, which the information step or the step of documents shows
 * (NEW-041): switching that step on or off takes none of them away. Those to be signed are another.
 */
export function useCreationFiles(
  configuration: RequestConfiguration | undefined,
  steps: readonly CreationStep[],
) {
  const options = useUploadOptions();
  const ruleOf = (id: FileStep) => configuration?.steps.find((step) => step.id === id)?.attachments;
  const hasDocuments = steps.includes('DOCUMENT');
  const documents = useUploads(
    taking(options, hasDocuments ? ruleOf('DOCUMENT') : configuration?.attachments),
  );
  const signature = useUploads(taking(options, ruleOf('SIGNATORY')));
  const inInformation = configuration !== undefined && takesInformationFiles(configuration, steps);
  const used: { documents: Uploads | null; signature: Uploads | null } = {
    documents: hasDocuments || inInformation ? documents : null,
    signature: steps.includes('SIGNATORY') ? signature : null,
  };
  return {
    /** What each step shows. */
    uploads: { information: inInformation ? documents : undefined, documents, signature },
    /** As the payload has them. */
    ids: {
      documentIds: used.documents?.documentIds ?? [],
      signatureIds: used.signature?.documentIds ?? [],
    },
    /** A file that was not accepted, or failed on its way, is never left out in silence. */
    problems: [
      ...(used.documents?.items.some(isRefused)
        ? [{ step: hasDocuments ? ('DOCUMENT' as const) : ('INFORMATION' as const), field: 'documentIds' }]
        : []),
      ...(used.signature?.items.some(isRefused)
        ? [{ step: 'SIGNATORY' as const, field: 'signature.documentIds' }]
        : []),
    ].map((file) => ({ ...file, code: 'invalid-error' as const })),
    /** Whether the request takes files; undefined until that is known. */
    takesFiles: configuration && used.documents !== null,
    /** Files are on their way: the form waits for them. */
    isSending: used.documents?.busy === true || used.signature?.busy === true,
    hasAny: documents.items.length + signature.items.length > 0,
    /** As a draft remembers them. */
    kept: {
      documents: documents.documentIds,
      signature: signature.documentIds,
      missing: [...documents.items, ...signature.items].filter(({ documentId }) => documentId === null)
        .length,
    } satisfies DraftFiles,
    /** Takes the files of a draft up that the server still holds, and answers how many are to be chosen again. */
    takeUp: (kept: DraftFiles, held: readonly HeldDocument[]): number =>
      kept.missing + takeUp(documents, kept.documents, held) + takeUp(signature, kept.signature, held),
  };
}
export type CreationFiles = ReturnType<typeof useCreationFiles>;
