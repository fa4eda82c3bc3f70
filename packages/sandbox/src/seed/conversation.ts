import type { Audience } from '@atrium/contract/audience';
import type { RequestState } from '@atrium/contract/request-rules';
import type { BankClock } from './clock.ts';
import type { UserRow } from './people.ts';
import type { Chance } from './random.ts';
import { ENDINGS, EXCHANGES } from './texts/requests.ts';
import type { RequestTemplate, Texts } from './texts/requests.ts';
import { fill } from './words.ts';
import type { Language, Words } from './words.ts';

/** A message before it is converted to HTML. */
export interface SeededMessage {
  id: string;
  senderId: string;
  text: string;
  createdAt: Date;
  requestState: RequestState;
  /** The text mentions an attachment. */
  attaches: boolean;
}

export interface ConversationPlan {
  template: RequestTemplate;
  state: RequestState;
  language: Language;
  words: Words;
  client: UserRow;
  colleagues: readonly UserRow[];
  staff: readonly UserRow[];
  /** Author of the first message. */
  opener: UserRow;
  /** Index of the opening in the template, or its text. */
  opening: number | string;
  createdAt: Date;
  updatedAt: Date;
  /** Author of the last message. */
  lastSender?: UserRow;
}

interface Turn {
  audience: Audience;
  texts: Texts;
  /** State of the request after this message. */
  state: RequestState;
}

/** Returns the text at one index, in both languages. */
function only(texts: Texts, index: number): Texts {
  return { en: texts.en.slice(index, index + 1), fr: texts.fr.slice(index, index + 1) };
}

/** Returns the turns that lead from the opening to a state: who writes, about what. */
function turnsTo(random: Chance, plan: ConversationPlan): Turn[] {
  const { template, state } = plan;
  const opening: Turn = {
    audience: plan.opener.kind === 'ATRIUM' ? 'bank' : 'client',
    texts:
      typeof plan.opening === 'string'
        ? { en: [plan.opening], fr: [plan.opening] }
        : only(template.opening, plan.opening),
    state: plan.opener.kind === 'ATRIUM' ? 'ACTION_REQUIRED' : 'INPROGRESS',
  };
  const need: Turn = { audience: 'bank', texts: template.need, state: 'ACTION_REQUIRED' };
  const given: Turn = { audience: 'client', texts: template.given, state: 'INPROGRESS' };
  const work: Turn = { audience: 'bank', texts: template.work, state: 'INPROGRESS' };
  const done: Turn = { audience: 'bank', texts: template.done, state: 'INPROGRESS' };
  // Each exchange occurs at most once in a conversation.
  const left = [...EXCHANGES];
  const exchanges = (most: number): Turn[] =>
    Array.from({ length: random.int(0, most) }, () => {
      const [chosen] = left.splice(random.int(0, left.length - 1), 1);
      return [
        { audience: 'client' as const, texts: chosen!.client, state: 'INPROGRESS' as const },
        { audience: 'bank' as const, texts: chosen!.bank, state: 'INPROGRESS' as const },
      ];
    }).flat();

  if (state === 'ACTION_REQUIRED') return [opening, ...exchanges(3), need];
  if (state === 'CANCELED')
    return [opening, need, ...exchanges(2), { audience: 'client', texts: ENDINGS.cancel, state }];
  const course = [opening, ...exchanges(1), need, given, ...exchanges(2), work];
  if (state === 'INPROGRESS') return [...course, ...exchanges(1)];
  if (state === 'TO_CLOSE') return [...course, done, { audience: 'bank', texts: ENDINGS.askClosure, state }];
  if (state === 'PROCESSED') return [...course, done, { audience: 'bank', texts: ENDINGS.processed, state }];
  const thanks: Turn = { audience: 'client', texts: ENDINGS.thanks, state: 'INPROGRESS' };
  const farewell: Turn = { audience: 'bank', texts: ENDINGS.closed, state };
  return random.odds(0.5) ? [...course, done, thanks, farewell] : [...course, { ...done, state }];
}

/** Generates the messages of one request, from its creation to its last update, in order. */
export function generateConversation(
  random: Chance,
  clock: BankClock,
  plan: ConversationPlan,
): SeededMessage[] {
  const { client, colleagues, staff, language, words, createdAt, updatedAt } = plan;
  const turns = turnsTo(random, plan);
  const span = updatedAt.getTime() - createdAt.getTime();
  return turns.map((turn, index) => {
    const isLast = index === turns.length - 1;
    const writers = turn.audience === 'bank' ? staff : [client, client, client, ...colleagues];
    const ends =
      isLast && plan.lastSender && (plan.lastSender.kind === 'ATRIUM') === (turn.audience === 'bank');
    const author = index === 0 ? plan.opener : ends ? plan.lastSender! : random.pick(writers);
    const text = fill(random, turn.texts, language, words);
    const share = turns.length === 1 ? 1 : index / (turns.length - 1);
    return {
      id: random.id(),
      senderId: author.id,
      text,
      createdAt:
        index === 0
          ? createdAt
          : isLast
            ? updatedAt
            : clock.after(new Date(createdAt.getTime() + span * share), 0),
      requestState: isLast ? plan.state : turn.state,
      attaches: /attached|joint|specimen cards/i.test(text),
    };
  });
}
