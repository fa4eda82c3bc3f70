import { DraftsButton } from '@atrium/ui';
import { useUser } from '../../api/users.ts';
import { useDraftList } from './use-draft-list.ts';

/** The user's unsent drafts, above the board. */
export default function BoardDrafts() {
  const { drafts, deleteDraft } = useDraftList(useUser());
  return <DraftsButton drafts={drafts} onDelete={deleteDraft} />;
}
