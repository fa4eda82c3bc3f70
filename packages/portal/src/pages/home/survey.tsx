import { FEEDBACK_LIMITS, isFeedbackComplete } from '@atrium/contract/feedback-rules';
import { FeedbackSurvey, useLanguage, useToast, type FeedbackDraft } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendFeedback } from '../../api/feedbacks.ts';
import { useUser } from '../../api/users.ts';
import { catalogueEntry } from '../../app/router/service-access.ts';
import { surveyServices } from './survey-services.ts';
import { forgetSurvey, keepSurvey, recallSurvey } from '../../app/survey-draft.ts';

/** The survey over the home; in its own chunk, because it is answered only once. */
export function Survey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const toast = useToast();
  const send = useSendFeedback();
  const user = useUser();
  const { id } = user;
  const services = surveyServices(user);
  const chosen = (draft: FeedbackDraft) =>
    services.filter((service) => draft.preferredServices.includes(service));
  const [begun] = useState(() => recallSurvey(id));
  return (
    <FeedbackSurvey
      open
      onClose={onClose}
      services={services.map((value) => ({ value, label: catalogueEntry(value).label[language] }))}
      mostServices={FEEDBACK_LIMITS.services}
      longestMessage={FEEDBACK_LIMITS.message}
      isComplete={(draft) =>
        isFeedbackComplete({ rating: draft.rating, preferredServices: chosen(draft) }) &&
        draft.message.length <= FEEDBACK_LIMITS.message
      }
      defaultDraft={begun}
      onDraftChange={(draft) => keepSurvey(id, draft)}
      onSend={async (draft) => {
        if (draft.rating === null) return;
        await send.mutateAsync({
          rating: draft.rating,
          preferredServices: chosen(draft),
          message: draft.message,
        });
        forgetSurvey(id);
        toast.success(t('feedbackSent'));
      }}
    />
  );
}
