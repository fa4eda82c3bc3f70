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
 * Whether the survey is shown: not answered yet, before its last day (TERM-011), not put off in this session (TERM-018);
 * not to whoever takes the place of somebody else, nor over the terms that must be accepted first. Who is here for the first
 * time has nothing to judge yet, nor has who holds none of the services that it names. `isBusy` holds it back: something
 * else is asked at the moment.
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
