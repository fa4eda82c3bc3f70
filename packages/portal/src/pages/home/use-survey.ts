import { isSurveyOpen } from '@atrium/contract/feedback-rules';
import { useNow } from '@atrium/ui';
import { useState } from 'react';
import { useUser } from '../../api/users.ts';
import { useSettings } from '../../app/settings.ts';

const keyOf = (userId: string) => `survey-later:${userId}`;

/**
 * Whether the survey is shown: not answered yet, before its last day (TERM-011), not put off in this session (TERM-018);
 * not to whoever takes the place of somebody else, nor over the terms that must be accepted first. `isBusy` holds it back:
 * something else is asked at the moment.
 */
export function useSurvey(isBusy: boolean): { isShown: boolean; putOff: () => void } {
  const user = useUser();
  const now = useNow();
  const { surveyLastDay } = useSettings();
  const [isPutOff, setPutOff] = useState(() => sessionStorage.getItem(keyOf(user.id)) !== null);
  return {
    isShown:
      !isBusy &&
      !user.hasFilledSurvey &&
      !user.isImpersonated &&
      user.hasAcceptedTermsAndConditions &&
      isSurveyOpen(now().toISOString().slice(0, 10), surveyLastDay) &&
      !isPutOff,
    putOff: () => {
      sessionStorage.setItem(keyOf(user.id), 'true');
      setPutOff(true);
    },
  };
}
