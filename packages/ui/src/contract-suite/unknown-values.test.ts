import { SearchGroup } from '@atrium/contract/search';
import { renderToString } from 'react-dom/server';
import { Article } from '@atrium/contract/highlights';
import { Contact } from '@atrium/contract/contacts';
import { Document } from '@atrium/contract/documents';
import { Forecast } from '@atrium/contract/forecast';
import { GuaranteesSummary } from '@atrium/contract/guarantees';
import { LegalDashboardSummary } from '@atrium/contract/legal-dashboard';
import { LoansAndDepositsSummary } from '@atrium/contract/loans-and-deposits';
import { Message } from '@atrium/contract/messages';
import { MtmSummary } from '@atrium/contract/mtm';
import { Notification } from '@atrium/contract/notifications';
import { UserPreference } from '@atrium/contract/preferences';
import { RequestDocument } from '@atrium/contract/request-documents';
import { Request } from '@atrium/contract/requests';
import { EnvelopeEvent, SignatureEnvelope } from '@atrium/contract/signatures';
import { AttachedTag } from '@atrium/contract/tags';
import { TradeConfirmation } from '@atrium/contract/trade-confirmations';
import {
  inField,
  UNKNOWN_VALUE,
  withUnknownValues,
  type Schema,
} from '@atrium/contract/unknown-values.fixture';
import { NewsItem } from '@atrium/contract/whats-new';
import { describe, expect, test } from 'vitest';
import { createUiI18n } from '../../../../tools/i18n.ts';
import type { Language } from '../foundations/index.js';
import { ENVELOPE } from '../signature/signature.fixture.js';
import type { Sample } from './sample.tsx';
import { LANGUAGES, samples, tree } from './suite.tsx';

const EVENTS = (['created', 'signed', 'declined'] as const).map((kind) => ({
  id: kind,
  at: '2026-11-20T10:00:00.000Z',
  kind,
  signatory: { name: 'Lena Brandt', isMe: false },
  by: null,
  reason: '',
}));

/** Props that show values of answers: the prop, the schema of the answer, and how the value is nested in it. */
const SHOWN: readonly [component: string, prop: string, schema: Schema, value?: unknown][] = [
  ['RequestsBoard', 'requests', Request.array()],
  ['LastRequests', 'requests', Request.array()],
  ['Circularisation', 'requests', Request.array()],
  ['RequestPage', 'state', inField('request', Request)],
  ['RequestActions', 'request', Request],
  ['SearchPage', 'groups', SearchGroup.array()],
  ['Thread', 'messages', Message.array()],
  ['RequestDocuments', 'documents', RequestDocument.array()],
  ['EnvelopeCard', 'envelope', SignatureEnvelope, ENVELOPE],
  ['EnvelopeHistory', 'events', EnvelopeEvent.array(), EVENTS],
  ['TagChips', 'tags', AttachedTag.array()],
  ['NotificationList', 'notifications', Notification.array()],
  ['Preferences', 'preferences', UserPreference.array()],
  ['DocumentsWidget', 'documents', Document.array()],
  ['ContactsWidget', 'contacts', Contact.array()],
  ['HighlightsWidget', 'articles', Article.array()],
  ['GlobalMarketsResearch', 'articles', Article.array()],
  ['WhatsNew', 'news', NewsItem.array()],
  ['OneClickConfirmation', 'trades', TradeConfirmation.array()],
  ['Forecast', 'forecasts', Forecast.array()],
  ['Guarantees', 'summary', GuaranteesSummary],
  ['LegalDashboard', 'summary', LegalDashboardSummary],
  ['LoansAndDeposits', 'summary', LoansAndDepositsSummary],
  ['Mtm', 'summary', MtmSummary],
];

const cases = SHOWN.flatMap(([name, prop, schema, value]) => {
  const sample = samples[name]!;
  const answers = withUnknownValues(schema, value ?? sample.props[prop]);
  return [...answers].map(([path, answer]): [string, string, Sample] => [
    name,
    path,
    { ...sample, props: { ...sample.props, [prop]: answer } },
  ]);
});

/** Returns what a user can read in markup: texts and the attributes that are read out. */
const readable = (markup: string): string =>
  [
    ...markup.matchAll(/>([^<]*)</g),
    ...markup.matchAll(/(?:aria-label|title|aria-description|alt)="([^"]*)"/g),
  ]
    .map((match) => match[1])
    .join('\n');

/** Renders a component and returns its texts; a missing string is not an error here. */
const shown = (sample: Sample, language: Language): string =>
  readable(
    renderToString(
      tree(
        sample,
        language,
        null,
        createUiI18n(language, () => undefined),
      ),
    ),
  );

describe('an unknown value does not break a component and is displayed as text', () => {
  test.each(cases)('%s: %s', (_, __, sample) => {
    for (const language of LANGUAGES) {
      const text = shown(sample, language);
      // Neither the code itself nor an undefined value.
      expect(text).not.toContain(UNKNOWN_VALUE);
      expect(text).not.toMatch(/undefined|\bNaN\b|\[object/);
    }
  });

  test.each([
    ['RequestState', 'state', { state: UNKNOWN_VALUE, turn: undefined }],
    ['RequestState', 'turn.verb', { turn: { holder: 'you', verb: UNKNOWN_VALUE } }],
    ['EnvelopeCard', 'status', { envelope: { ...ENVELOPE, status: UNKNOWN_VALUE }, display: 'submitted' }],
    ['EnvelopeHistory', 'kind', { events: EVENTS.map((event) => ({ ...event, kind: UNKNOWN_VALUE })) }],
  ])('%s says what it does not know of %s in its own words', (name, _, props) => {
    const sample = samples[name]!;
    for (const language of LANGUAGES)
      expect(shown({ ...sample, props: { ...sample.props, ...props } }, language)).toContain('Something new');
  });
});
