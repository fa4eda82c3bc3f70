import { WidgetFrame } from '../../dashboard/index.js';
import { EventItem, EventsPage } from '../../events/index.js';
import * as files from '../../files/index.js';
import * as foundations from '../../foundations/index.js';
import { FeedbackSurvey, HomePage, MarketingHome, WidgetPage } from '../../home/index.js';
import { EVENTS } from '../../home-widgets/home-widgets.fixture.js';
import { LastRequests, LastRequestsSettings, RequestsCounter } from '../../home-widgets/index.js';
import * as requests from '../../requests/index.js';
import { CONVERSATION } from '../../requests/thread/thread.fixture.js';
import { REQUEST, REQUESTS } from '../../requests/requests.fixture.js';
import * as shell from '../../shell/index.js';
import { noop, sample, type Sample, type Samples } from '../sample.tsx';

const audience = 'client' as const;
const requestActions = {
  acts: ['close'] as const,
  isCompleted: false,
  onAct: () => Promise.resolve(),
  onRemind: noop,
  onDelete: () => Promise.resolve(),
};
const hrefOf = ({ id }: { id: string }) => `#${id}`;

/** All icons have the same contract, so each gets the same sample. */
const icons = Object.fromEntries(
  Object.entries(foundations)
    .filter(([name]) => name.endsWith('Icon'))
    .map(([name, icon]): [string, Sample] => [
      name,
      sample(icon as foundations.IconComponent, 'element', { label: 'Halden' }),
    ]),
);

export const pages: Samples = {
  ...icons,
  HostLink: sample(foundations.HostLink, 'element', { href: '#home', children: 'Halden' }),
  UiProvider: sample(foundations.UiProvider, 'nothing', { children: 'Halden' }),
  StateMark: sample(foundations.StateMark, 'element', { name: 'action' }),
  AcceptedTypes: sample(files.AcceptedTypes, 'element', {
    extensions: ['pdf', 'docx'],
    maxSize: 10_000_000,
    maxCount: 3,
  }),
  DocumentViewer: sample(files.DocumentViewer, 'element', {
    name: 'mandate.pdf',
    progress: 0.4,
    onDownload: noop,
  }),
  DocumentPreview: sample(
    files.DocumentPreview,
    'element',
    {
      open: true,
      onOpenChange: noop,
      documents: [
        { id: 'a', name: 'mandate.xlsx' },
        { id: 'b', name: 'mandate.pdf' },
      ],
      documentId: 'a',
      onDownload: noop,
      details: 'Halden',
    },
    { layer: true },
  ),
  FileCard: sample(files.FileCard, 'element', {
    name: 'mandate.pdf',
    mediaType: 'application/pdf',
    size: 240_000,
    details: ['Halden'],
    onOpen: noop,
    unread: true,
  }),
  FileTypeIcon: sample(files.FileTypeIcon, 'element', { name: 'mandate.pdf', labelled: true }),
  Thread: sample(requests.Thread, 'element', {
    messages: CONVERSATION.pageRecords.slice(0, 1),
    stateChanges: [],
    total: 4,
    hasOlder: true,
    onShowOlder: noop,
    readUntil: null,
    audience,
    onDownload: noop,
    onOpenMail: noop,
  }),
  Conversation: sample(requests.Conversation, 'element', { thread: 'Halden', form: 'Iberia' }),
  MailViewer: sample(
    requests.MailViewer,
    'nothing',
    {
      open: true,
      onOpenChange: noop,
      mail: {
        mailId: 'a',
        from: 'm.delaunay@atrium.example',
        to: ['c.vasseur@halden.example'],
        subject: 'Halden',
        sentAt: '2026-11-20T13:20:00.000Z',
        content: null,
      },
    },
    { layer: true },
  ),
  WidgetFrame: sample(WidgetFrame, 'element', {
    title: 'Mandates',
    href: '#mandates',
    count: 4,
    link: { href: '#all', label: 'Halden' },
    status: 'error',
    error: { supportId: 'a3f9', onRetry: noop, lastKnown: '2026-11-20T09:00:00Z' },
  }),
  LastRequests: sample(LastRequests, 'element', {
    requests: REQUESTS,
    hrefOf,
    boardHref: '#board',
    audience,
  }),
  RequestsCounter: sample(RequestsCounter, 'element', {
    counters: { actionRequired: 2, inProgress: 5, open: 7, toClose: 1, favorite: 3 },
    hrefs: { board: '#b', actionRequired: '#a', inProgress: '#i', toClose: '#c', favorite: '#f' },
  }),
  HomePage: sample(HomePage, 'element', {
    firstName: 'Claire',
    facts: [{ id: 'sign', label: 'Halden', href: '#sign', isAction: true }],
    children: 'Iberia',
  }),
  MarketingHome: sample(MarketingHome, 'element', {
    firstName: 'Claire',
    contact: { state: 'idle', onAsk: noop },
    slides: [],
    services: [{ id: 'KYC', group: 'Contractual', label: 'KYC', description: 'Halden', href: '#kyc' }],
    isCarouselFirst: false,
  }),
  FeedbackSurvey: sample(
    FeedbackSurvey,
    'nothing',
    {
      open: true,
      onClose: noop,
      services: [{ value: 'KYC', label: 'KYC' }],
      mostServices: 3,
      longestMessage: 2000,
      isComplete: () => false,
      onSend: () => Promise.resolve(),
    },
    { layer: true },
  ),
  WidgetPage: sample(WidgetPage, 'element', { homeHref: '#home', children: 'Iberia' }),
  LastRequestsSettings: sample(LastRequestsSettings, 'nothing', {
    filter: 'DEFAULT',
    services: [],
    serviceOptions: [{ value: 'KYC', label: 'KYC' }],
    onFilterChange: noop,
    onServicesChange: noop,
  }),
  RequestPage: sample(requests.RequestPage, 'element', {
    state: { status: 'ready', request: REQUEST },
    backHref: '#board',
    audience,
    onFavoriteChange: noop,
    actions: requestActions,
    tabs: {
      shown: ['messages'],
      current: 'messages',
      hrefOf: () => '#messages',
      tagging: {
        onSearch: () => Promise.resolve([]),
        newTag: () => null,
        onSave: () => Promise.resolve(),
      },
      children: 'Halden',
    },
  }),
  AddParticipants: sample(
    requests.AddParticipants,
    'nothing',
    {
      open: true,
      onOpenChange: noop,
      people: [],
      audience,
      onAdd: () => Promise.resolve(),
    },
    { layer: true },
  ),
  RequestActions: sample(requests.RequestActions, 'nothing', { request: REQUEST, ...requestActions }),
  RequestState: sample(requests.RequestState, 'element', {
    state: 'ACTION_REQUIRED',
    turn: { holder: 'you', verb: 'sign' },
    audience,
  }),
  RequestsBoard: sample(requests.RequestsBoard, 'element', {
    tab: 'in-progress',
    tabHref: (tab) => `#${tab}`,
    counters: { open: 7, toClose: 1, favorite: 3 },
    requests: REQUESTS,
    audience,
    quick: ['unread'],
    onQuickChange: noop,
    gridState: {},
    onGridStateChange: noop,
    hrefOf,
    onFavoriteChange: noop,
  }),
  AppFrame: sample(shell.AppFrame, 'element', { children: 'Halden', notice: 'Iberia' }),
  EventItem: sample(EventItem, 'element', { event: EVENTS[0]! }),
  EventsPage: sample(EventsPage, 'element', {
    result: { status: 'ready', events: EVENTS },
    linkOf: () => undefined,
  }),
  CommandPalette: sample(
    shell.CommandPalette,
    'nothing',
    {
      open: true,
      onOpenChange: noop,
      groups: [{ id: 'go', label: 'Halden', commands: [{ id: 'home', label: 'Home', href: '#home' }] }],
    },
    { layer: true },
  ),
  NoticePage: sample(shell.NoticePage, 'element', {
    title: 'Terms',
    version: '12',
    sections: [
      { id: 'one', title: 'Scope', text: 'Halden' },
      { id: 'two', title: 'Duration', text: 'Iberia' },
    ],
  }),
};
