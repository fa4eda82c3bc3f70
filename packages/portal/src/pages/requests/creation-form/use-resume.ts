import { useToast } from '@atrium/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heldDocumentsQuery } from '../../../api/uploads.ts';
import type { CreationDraft } from './drafts.ts';
import type { CreationFiles } from './use-creation-files.ts';

/** Resumes an earlier draft, with those of its files that the server still has. */
export function useResume(files: CreationFiles, onResume: (draft: CreationDraft) => void) {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const queries = useQueryClient();
  const [isResuming, setResuming] = useState(false);
  const [missing, setMissing] = useState(0);
  return {
    isResuming,
    /** Number of files of the draft that must be chosen again. */
    missing,
    resume: async (draft: CreationDraft) => {
      const { documents, signature } = draft.files;
      setResuming(true);
      try {
        const hasFiles = documents.length + signature.length > 0;
        const held = hasFiles ? await queries.fetchQuery(heldDocumentsQuery()) : [];
        onResume(draft);
        setMissing(files.takeUp(draft.files, held));
      } catch {
        // Without the response its files would be lost: the offer stays.
        toast.error(t('draftNotResumed'));
      } finally {
        setResuming(false);
      }
    },
  };
}
