import { useToast, type Uploads } from '@atrium/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heldDocumentsQuery } from '../../../api/uploads.ts';

/**
 * Takes up the files that a draft had when its page was left, as far as the server still holds them, and says how many are
 * to be chosen again. Answers those that are still being looked for: nothing is sent without them.
 */
export function useDraftFiles(kept: readonly string[], { restore }: Uploads): readonly string[] {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const queries = useQueryClient();
  const [sought, setSought] = useState(kept);
  useEffect(() => {
    if (sought.length === 0) return undefined;
    let isLeft = false;
    const find = async () => {
      const held = await queries.fetchQuery(heldDocumentsQuery()).catch(() => []);
      if (isLeft) return;
      const found = held.filter(({ documentId }) => sought.includes(documentId));
      restore(found.map(({ documentId, filename, size }) => ({ documentId, name: filename, size })));
      setSought([]);
      const missing = sought.length - found.length;
      if (missing > 0) toast.error(t('draftFilesMissing', { count: missing }));
    };
    void find();
    return () => {
      isLeft = true;
    };
  }, [sought, queries, restore, toast, t]);
  return sought;
}
