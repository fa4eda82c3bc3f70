export { feedbackHandlers } from './handlers.ts';
