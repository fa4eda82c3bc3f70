import { ApiError } from '@atrium/contract/errors';
import { useToast, type Uploads } from '@atrium/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heldDocumentsQuery } from '../../../api/uploads.ts';
import type { KeptFiles } from '../added-files.ts';

/** No network, a gateway error or an ended session: none of them means that the files are gone. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 401 || error.status >= 502);

const LONGEST_WAIT = 30_000;
const PATIENT_QUERY = {
  ...heldDocumentsQuery(),
  retry: (_count: number, error: unknown) => isPassing(error),
  retryDelay: (count: number) => Math.min(1000 * 2 ** count, LONGEST_WAIT),
};

/**
 * Restores the files that a draft had when its page was left, as far as the server still has them, and shows how many
 * must be chosen again. Returns the files to store now, and whether some are still being looked up: nothing is sent
 * without them.
 */
export function useDraftFiles(
  kept: KeptFiles,
  { restore, items, documentIds }: Uploads,
): KeptFiles & { seeking: boolean } {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const queries = useQueryClient();
  const [sought, setSought] = useState(kept);
  useEffect(() => {
    if (sought.files.length + sought.missing === 0) return undefined;
    let isLeft = false;
    const find = async () => {
      const held = sought.files.length > 0 ? await queries.fetchQuery(PATIENT_QUERY).catch(() => []) : [];
      if (isLeft) return;
      const found = held.filter(({ documentId }) => sought.files.includes(documentId));
      restore(
        found.map(({ documentId, filename, size }) => ({
          documentId,
          name: filename,
          size,
          tags: sought.tags?.[documentId] ?? [],
        })),
      );
      setSought({ files: [], missing: 0 });
      const missing = sought.missing + sought.files.length - found.length;
      if (missing > 0) toast.error(t('draftFilesMissing', { count: missing }));
    };
    void find();
    return () => {
      isLeft = true;
    };
  }, [sought, queries, restore, toast, t]);
  const underWay = items.filter(({ status }) => status === 'waiting' || status === 'progress').length;
  return {
    files: [...sought.files, ...documentIds],
    missing: sought.missing + underWay,
    tags: {
      ...sought.tags,
      ...Object.fromEntries(
        items.flatMap(({ documentId, tags }) => (documentId === null ? [] : [[documentId, tags]])),
      ),
    },
    seeking: sought.files.length > 0,
  };
}
