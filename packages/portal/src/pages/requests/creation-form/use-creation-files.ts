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

/**
 * Restores the files of a draft to a list, in place of those chosen so far; returns how many of them the server no longer
 * has.
 */
function takeUp(uploads: Uploads, ids: readonly string[], held: readonly HeldDocument[]): number {
  const found = held.filter(({ documentId }) => ids.includes(documentId));
  uploads.clear();
  uploads.restore(found.map(({ documentId, filename, size }) => ({ documentId, name: filename, size })));
  return ids.length - found.length;
}

/**
 * Manages the files of the form. The request has one list, shown by the information step or the document step
 * (NEW-041): switching that step on or off removes none of them. Documents to be signed are a separate list.
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
    /** The uploads that each step shows. */
    uploads: { information: inInformation ? documents : undefined, documents, signature },
    /** The document ids for the payload. */
    ids: {
      documentIds: used.documents?.documentIds ?? [],
      signatureIds: used.signature?.documentIds ?? [],
    },
    /** Refused and failed files are reported, never omitted silently. */
    problems: [
      ...(used.documents?.items.some(isRefused)
        ? [{ step: hasDocuments ? ('DOCUMENT' as const) : ('INFORMATION' as const), field: 'documentIds' }]
        : []),
      ...(used.signature?.items.some(isRefused)
        ? [{ step: 'SIGNATORY' as const, field: 'signature.documentIds' }]
        : []),
    ].map((file) => ({ ...file, code: 'invalid-error' as const })),
    /** Whether the request accepts files; undefined until known. */
    takesFiles: configuration && used.documents !== null,
    /** Files are still uploading: the form waits for them. */
    isSending: used.documents?.busy === true || used.signature?.busy === true,
    hasAny: documents.items.length + signature.items.length > 0,
    /** The files as stored in a draft. */
    kept: {
      documents: documents.documentIds,
      signature: signature.documentIds,
      missing: [...documents.items, ...signature.items].filter(({ documentId }) => documentId === null)
        .length,
    } satisfies DraftFiles,
    /** Replaces all files by those of a draft that the server still has; returns how many must be chosen again. */
    takeUp: (kept: DraftFiles, held: readonly HeldDocument[]): number =>
      kept.missing + takeUp(documents, kept.documents, held) + takeUp(signature, kept.signature, held),
  };
}
export type CreationFiles = ReturnType<typeof useCreationFiles>;
