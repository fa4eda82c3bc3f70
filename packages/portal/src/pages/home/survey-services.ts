import { holdsService } from '@atrium/contract/access';
import { FEEDBACK_SERVICES, type FeedbackService } from '@atrium/contract/feedback-rules';
import type { User } from '@atrium/contract/users';

/** The services that the survey names: of its own (TERM-016), those that the person holds. */
export const surveyServices = (user: User): FeedbackService[] =>
  FEEDBACK_SERVICES.filter((service) => holdsService(service).allows(user));
