import { shapes } from '@atrium/contract/generated/shapes';
import { answerFault } from '@atrium/contract/shapes';

/** Returns how a response violates the API contract, else null; in its own chunk, loaded during the first call. */
export const faultOfAnswer = (area: string, call: string, answer: unknown): string | null =>
  answerFault(shapes, area, call, answer);
