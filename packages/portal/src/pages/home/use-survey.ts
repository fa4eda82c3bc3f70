import { bankDay } from '@atrium/contract/bank-day';
import { isSurveyOpen } from '@atrium/contract/feedback-rules';
import { useNow } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { homeChangesQuery } from '../../api/home.ts';
import { useUser } from '../../api/users.ts';
import { useSettings } from '../../api/settings.ts';
import { readStored, writeStored } from '../../app/browser-storage.ts';
import { surveyServices } from './survey-services.ts';

const keyOf = (userId: string) => `survey-later:${userId}`;

/**
 * Whether the survey is shown: not yet answered, before its last day (TERM-011), not postponed in this session
 * (TERM-018). Not during impersonation, before the terms are accepted, on a first visit, or for users without any of
 * the services it asks about. `isBusy` delays it while something else is being asked.
 */
export function useSurvey(isBusy: boolean): { isShown: boolean; putOff: () => void } {
  const user = useUser();
  const now = useNow();
  const { surveyLastDay } = useSettings();
  const changes = useQuery(homeChangesQuery());
  const isFirstVisit = !changes.data?.since;
  const [isPutOff, setPutOff] = useState(() => readStored(keyOf(user.id), 'session') !== null);
  return {
    isShown:
      !isBusy &&
      !isFirstVisit &&
      surveyServices(user).length > 0 &&
      !user.hasFilledSurvey &&
      !user.isImpersonated &&
      user.hasAcceptedTermsAndConditions &&
      isSurveyOpen(bankDay(now()), surveyLastDay) &&
      !isPutOff,
    putOff: () => {
      writeStored(keyOf(user.id), 'true', 'session');
      setPutOff(true);
    },
  };
}
