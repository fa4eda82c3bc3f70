import { AskWhy, DraftsButton, HelpIcon } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../api/users.ts';
import { askWhyNotDo } from '../../app/shell/access-explanations.tsx';
import { useDraftList } from './use-draft-list.ts';

/** Above the board, beside the button for a new request: the unsent drafts, or without the right, why there is none. */
export default function BesideNew() {
  return useUser().rights.requests.canCreateRequest ? <BoardDrafts /> : <WhyNoRequest />;
}

function BoardDrafts() {
  const { drafts, deleteDraft } = useDraftList(useUser());
  return <DraftsButton drafts={drafts} onDelete={deleteDraft} />;
}

function WhyNoRequest() {
  const { t } = useTranslation('requests');
  return (
    <AskWhy
      variant="tertiary"
      hangs="end"
      icon={HelpIcon}
      className="max-xs:-my-8"
      onAsk={() => askWhyNotDo('CREATE_REQUESTS')}
    >
      {/* Phones show the icon alone, so that the title keeps its line. */}
      <span className="max-xs:sr-only">{t('whyNoRequest')}</span>
    </AskWhy>
  );
}
