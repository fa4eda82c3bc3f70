import { holdsService } from '@atrium/contract/access';
import { FEEDBACK_SERVICES, type FeedbackService } from '@atrium/contract/feedback-rules';
import type { User } from '@atrium/contract/users';

/** Returns the services that the survey asks about (TERM-016) and the user has. */
export const surveyServices = (user: User): FeedbackService[] =>
  FEEDBACK_SERVICES.filter((service) => holdsService(service).allows(user));
