import * as contacts from '../../contacts/index.js';
import { ACTIVITY, BANK_CONTACTS, CONTACT_BLOCKS } from '../../contacts/contacts.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const { clientMember } = BANK_CONTACTS[0]!;
const actions = { normalise: (phone: string) => phone, onBookmarkChange: noop, onSaveCard: noop };

export const contactParts: Samples = {
  ActivityBars: sample(contacts.ActivityBars, 'element', { activity: ACTIVITY }),
  ContactCard: sample(contacts.ContactCard, 'element', { contact: clientMember, ...actions }),
  ContactsPage: sample(contacts.ContactsPage, 'element', {
    members: BANK_CONTACTS,
    blocks: CONTACT_BLOCKS,
    filters: {},
    onFiltersChange: noop,
    state: { status: 'ready', total: 4 },
    onTakeOver: () => Promise.resolve(),
    ...actions,
  }),
};
