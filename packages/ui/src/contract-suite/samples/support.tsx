import * as support from '../../support/index.js';
import { CHECKED_AT, LETTERS, PEOPLE, SERVICE_STATES } from '../../support/support.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const done = () => Promise.resolve();

export const supportPages: Samples = {
  SupportPage: sample(support.SupportPage, 'element', {
    tab: 'health-check',
    hrefOf: (tab) => `#${tab}`,
    deadLetters: 3,
    children: 'Halden',
  }),
  HealthList: sample(support.HealthList, 'element', {
    state: { status: 'ready', services: SERVICE_STATES, checkedAt: CHECKED_AT },
    onCheckAgain: noop,
    onSwitch: done,
  }),
  DeadLetterList: sample(support.DeadLetterList, 'element', {
    state: { status: 'ready', letters: LETTERS },
    onRetry: done,
    onDelete: done,
  }),
  PersonTakeover: sample(support.PersonTakeover, 'element', {
    query: 'halden',
    onSearch: noop,
    results: { status: 'ready', people: PEOPLE },
    allowed: true,
    onTakeOver: done,
  }),
};
