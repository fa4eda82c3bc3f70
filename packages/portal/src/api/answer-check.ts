import { shapes } from '@atrium/contract/generated/shapes';
import { answerFault } from '@atrium/contract/shapes';

/** What is wrong with the answer of a call, by the contract; in a chunk of its own, which comes while the first call is away. */
export const faultOfAnswer = (area: string, call: string, answer: unknown): string | null =>
  answerFault(shapes, area, call, answer);
