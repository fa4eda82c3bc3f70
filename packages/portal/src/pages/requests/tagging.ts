import { newTag } from '@atrium/contract/tag-rules';
import type { Request } from '@atrium/contract/requests';
import { useToast, type RequestPageProps } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { searchTags, useChangeTags } from '../../api/tags.ts';
import { tagHref } from '../../app/tag-href.ts';

/** Returns how the tags of a request are searched and saved. */
export function useTagging(request: Request | undefined): RequestPageProps['tabs']['tagging'] {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const { id = '', contractId = '' } = request ?? {};
  const change = useChangeTags(id);
  const onSearch = useMemo(() => searchTags(contractId), [contractId]);
  return {
    hrefOf: tagHref,
    onSearch,
    newTag,
    onSave: async (changes) => {
      await change.mutateAsync(changes);
      toast.success(t('done.tags'));
    },
  };
}
