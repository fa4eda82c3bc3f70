import * as widgets from '../../home-widgets/index.js';
import * as fixture from '../../home-widgets/home-widgets.fixture.js';
import { REQUESTS } from '../../requests/requests.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const nowhere = () => undefined;

export const homeWidgets: Samples = {
  DocumentsWidget: sample(widgets.DocumentsWidget, 'element', {
    width: 1,
    documents: fixture.DOCUMENTS.slice(0, 2),
    onDownload: noop,
  }),
  ContactsWidget: sample(widgets.ContactsWidget, 'element', {
    contacts: fixture.CONTACTS.slice(0, 2),
    normalise: (phone) => phone,
    onBookmarkChange: noop,
  }),
  HighlightsWidget: sample(widgets.HighlightsWidget, 'element', {
    width: 2,
    articles: fixture.ARTICLES.slice(0, 2),
  }),
  GlobalMarketsResearch: sample(widgets.GlobalMarketsResearch, 'element', {
    width: 3,
    articles: fixture.ARTICLES.slice(0, 2),
  }),
  CashManagementSolutions: sample(widgets.CashManagementSolutions, 'element', {
    width: 1,
    guides: fixture.GUIDES.slice(0, 2),
    onDownload: noop,
  }),
  EventsWidget: sample(widgets.EventsWidget, 'element', {
    width: 1,
    events: fixture.EVENTS.slice(0, 2),
    linkOf: nowhere,
  }),
  WhatsNew: sample(widgets.WhatsNew, 'element', {
    width: 1,
    news: fixture.NEWS.slice(0, 2),
    liveHref: nowhere,
  }),
  ServiceInformation: sample(widgets.ServiceInformation, 'element', {
    code: 'ONE_CLICK',
    width: 1,
    information: fixture.INFORMATION,
  }),
  DataRoomWidget: sample(widgets.DataRoomWidget, 'element', { rooms: fixture.ROOMS }),
  OneClickConfirmation: sample(widgets.OneClickConfirmation, 'element', { trades: fixture.TRADES }),
  Circularisation: sample(widgets.Circularisation, 'element', {
    requests: REQUESTS.slice(0, 2),
    hrefOf: ({ id }) => `#${id}`,
  }),
};
