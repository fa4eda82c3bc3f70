export { FeedbackSurvey } from './feedback-survey.js';
export type { FeedbackDraft, FeedbackSurveyProps } from './feedback-survey.js';
