import { CONTENT_DOCUMENTS_TOGETHER } from '@atrium/contract/content-rules';
import { newTag } from '@atrium/contract/tag-rules';
import { AddContentDocuments, useUploads, type AddContentDocumentsProps } from '@atrium/ui';
import { searchBankTags } from '../../api/tags.ts';
import { useUploadOptions } from '../../api/uploads.ts';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';

/** Adds documents to a block of a content page (HUB-017, HUB-022, HUB-023, TF-006, TF-008). */
export default function AddDocuments(props: Omit<AddContentDocumentsProps, 'uploads' | 'tagging'>) {
  const options = useUploadOptions();
  const uploads = useUploads({ ...options, maxCount: CONTENT_DOCUMENTS_TOGETHER });
  useUnsavedChanges(uploads.items.length > 0);
  return <AddContentDocuments uploads={uploads} tagging={{ onSearch: searchBankTags, newTag }} {...props} />;
}
