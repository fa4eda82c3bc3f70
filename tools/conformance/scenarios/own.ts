import { NoExample } from '../examples.ts';
import { file, firstOf, pdf } from '../scenario.ts';
import type { Act, CallId, Scenario } from '../scenario.ts';

/** Data of a single person: it is changed, read back and restored. */

const savedSearches: Scenario = {
  calls: [
    'savedSearches.create',
    'savedSearches.rename',
    'savedSearches.toggleFavorite',
    'savedSearches.setAlert',
    'savedSearches.share',
    'savedSearches.remove',
  ],
  async run(act) {
    const person = act.someone(['savedSearches.create', 'savedSearches.share']);
    const name = `Conformance ${Date.now()}`;
    const query = { query: 'conformance', timeLine: { dateFrom: null, dateTo: null } };
    const { id } = await act.call(person, 'savedSearches.create', { body: { name, query } });
    const params = { id };
    act.later(person, 'savedSearches.remove', { params });
    const kept = async () => (await act.read(person, 'savedSearches.list')).find((one) => one.id === id);
    act.shows('savedSearches.create', (await kept())?.name === name, 'the search in the list');
    await act.call(person, 'savedSearches.rename', { params, body: { name: `${name} renamed` } });
    act.shows('savedSearches.rename', (await kept())?.name === `${name} renamed`, 'the new name in the list');
    await act.call(person, 'savedSearches.toggleFavorite', { params });
    act.shows('savedSearches.toggleFavorite', (await kept())?.isFavorite === true, 'a favourite in the list');
    await act.call(person, 'savedSearches.setAlert', { params, body: { alert: 'MONTHLY' } });
    act.shows('savedSearches.setAlert', (await kept())?.alert === 'MONTHLY', 'the alert in the list');
    // Shared with one of the given people, who can delete the copy again.
    await act.part(['savedSearches.share'], async () => {
      const { id: contractId } = firstOf(await act.read(person, 'savedSearches.contracts'), 'contract');
      const reachable = await act.read(person, 'savedSearches.reachableUsers', { query: { contractId } });
      const ids = new Set(reachable.map((one) => one.id));
      const other = act.someone(['savedSearches.list'], ({ user }) => ids.has(user.id));
      await act.call(person, 'savedSearches.share', { params, body: { userIds: [other.user.id] } });
      const copies = await act.read(other, 'savedSearches.list');
      const copy = copies.find((one) => one.name.startsWith(name) && one.sharedBy !== null);
      act.shows('savedSearches.share', copy !== undefined, 'the search in the list of the other user');
      if (copy) act.later(other, 'savedSearches.remove', { params: { id: copy.id } });
    });
    await act.call(person, 'savedSearches.remove', { params });
    act.shows('savedSearches.remove', (await kept()) === undefined, 'the search no longer in the list');
  },
};

/** Adds and removes a star; restores it if the record had one before. */
const favorites = (
  [add, remove]: readonly [add: CallId, remove: CallId],
  find: (act: Act) => Promise<{ person: Act['people'][number]; id: string; isStarred(): Promise<boolean> }>,
): Scenario => ({
  calls: [add, remove],
  async run(act) {
    const { person, id, isStarred } = await find(act);
    const input = { params: { id } };
    const wasStarred = await isStarred();
    if (wasStarred) act.later(person, add, input);
    await act.call(person, add, input);
    act.shows(add, await isStarred(), 'a favourite');
    await act.call(person, remove, input);
    act.shows(remove, !(await isStarred()), 'no favourite');
  },
});

const contactFavorites = favorites(['contacts.addFavorite', 'contacts.removeFavorite'], async (act) => {
  const person = act.someone(['contacts.addFavorite', 'contacts.search']);
  const members = async () => (await act.read(person, 'contacts.search', { body: {} })).members;
  const { id } = firstOf(await members(), 'contact').clientMember;
  return {
    person,
    id,
    isStarred: async () =>
      (await members()).some(({ clientMember }) => clientMember.id === id && clientMember.bookmark),
  };
});

const documentFavorites = favorites(['documents.addFavorite', 'documents.removeFavorite'], async (act) => {
  const person = act.someone(['documents.addFavorite', 'documents.search']);
  const { id, name } = firstOf(
    (await act.read(person, 'documents.search', { body: {} })).pageRecords.map((one) => ({
      id: one.id,
      name: one.filename,
    })),
    'document',
  );
  const isStarred = async () =>
    (await act.read(person, 'documents.search', { body: { query: name } })).pageRecords.some(
      (one) => one.id === id && one.isFavorite,
    );
  return { person, id, isStarred };
});

/** Returns a request that the person can read. */
async function someRequest(act: Act, calls: readonly CallId[]) {
  for (const person of act.people.filter((one) => calls.every((id) => act.mayCall(id, one)))) {
    const [found] = (await act.read(person, 'requests.list')).pageRecords;
    if (found) return { person, id: found.id };
  }
  throw new NoExample('none of the users provided has a request');
}

const requestFavorites = favorites(['requests.addFavorite', 'requests.removeFavorite'], async (act) => {
  const { person, id } = await someRequest(act, ['requests.addFavorite', 'requests.list']);
  const isStarred = async () => (await act.read(person, 'requests.get', { params: { id } })).favorite;
  return { person, id, isStarred };
});

const seen: Scenario = {
  calls: ['requests.markSeen', 'documents.markSeen', 'notifications.markSeen', 'notifications.markAllSeen'],
  async run(act) {
    await act.part(['requests.markSeen'], async () => {
      const { person, id } = await someRequest(act, ['requests.markSeen', 'requests.list']);
      await act.call(person, 'requests.markSeen', { params: { id } });
      const { lastSeenAt } = await act.read(person, 'requests.get', { params: { id } });
      act.shows('requests.markSeen', lastSeenAt !== null, 'the time at which it was seen');
    });
    await act.part(['documents.markSeen'], async () => {
      const person = act.someone(['documents.markSeen', 'documents.search']);
      const { pageRecords } = await act.read(person, 'documents.search', { body: {} });
      await act.call(person, 'documents.markSeen', { params: { id: firstOf(pageRecords, 'document').id } });
    });
    const unseen = async (person: Act['people'][number]) =>
      (await act.read(person, 'notifications.list', { query: { notSeenOnly: true } })).pageRecords;
    for (const person of act.people.filter((one) => act.mayCall('notifications.markSeen', one))) {
      const [one] = await unseen(person);
      if (!one) continue;
      await act.call(person, 'notifications.markSeen', { params: { id: one.notificationId } });
      const left = await unseen(person);
      act.shows(
        'notifications.markSeen',
        !left.some(({ notificationId }) => notificationId === one.notificationId),
        'the notification marked as seen',
      );
      await act.refusedElsewhere(person, 'notifications.markAllSeen');
      await act.call(person, 'notifications.markAllSeen');
      act.shows('notifications.markAllSeen', (await unseen(person)).length === 0, 'no unseen notification');
      return;
    }
    throw new NoExample('none of the users provided has an unseen notification');
  },
};

const preferences: Scenario = {
  calls: ['preferences.save', 'preferences.saveNotification', 'widgets.savePreferences', 'users.update'],
  async run(act) {
    await act.part(['preferences.saveNotification'], async () => {
      const person = act.someone(['preferences.saveNotification']);
      const list = () => act.read(person, 'preferences.listNotifications');
      const { preference, emailValue, webmailValue } = firstOf(await list(), 'notification preference');
      const body = { preferenceId: preference.name, emailValue, websiteValue: webmailValue };
      act.later(person, 'preferences.saveNotification', { body });
      await act.call(person, 'preferences.saveNotification', { body: { ...body, emailValue: !emailValue } });
      const saved = (await list()).find((one) => one.preference.name === preference.name);
      act.shows('preferences.saveNotification', saved?.emailValue === !emailValue, 'the saved value');
    });
    await act.part(['preferences.save'], async () => {
      const person = act.someone(['preferences.save']);
      const list = () => act.read(person, 'preferences.list');
      const found = (await list()).find(
        ({ preference, values }) =>
          !preference.isMultiValues &&
          preference.scopes.length > 1 &&
          preference.scopes.some(({ value }) => value !== values[0]),
      );
      if (!found) throw new NoExample('there is no preference with values to choose from');
      const { name: preferenceId, scopes } = found.preference;
      const other = scopes.find(({ value }) => value !== found.values[0])!.value;
      act.later(person, 'preferences.save', { body: { preferenceId, values: found.values } });
      await act.call(person, 'preferences.save', { body: { preferenceId, values: [other] } });
      const saved = (await list()).find(({ preference }) => preference.name === preferenceId);
      act.shows('preferences.save', saved?.values.join() === other, 'the saved value');
    });
    await act.part(['widgets.savePreferences'], async () => {
      const person = act.someone(['widgets.savePreferences']);
      const before = await act.read(person, 'widgets.preferences');
      if (before.template === null && before.config === null)
        throw new NoExample('the user has not chosen a home page, and a choice could not be undone');
      const back = before.config === null ? { template: before.template } : { config: before.config };
      act.later(person, 'widgets.savePreferences', { body: back });
      const template = before.template === 'TRADE_FINANCE' ? 'CASH_MANAGEMENT' : 'TRADE_FINANCE';
      await act.call(person, 'widgets.savePreferences', { body: { template } });
      const after = await act.read(person, 'widgets.preferences');
      act.shows('widgets.savePreferences', after.template === template, 'the saved template');
    });
    const person = act.someone(['users.update']);
    const { contactInformation, address } = await act.read(person, 'users.me');
    const { firstName, lastName, landlinePhone, mobilePhone } = contactInformation;
    const { addressLine1, addressLine2, zipCode, city, state } = address;
    const { countryCode } = address;
    const input = (phone: string) => ({
      params: { id: person.user.id },
      body: {
        contactInformation: { firstName, lastName, landlinePhone: phone, mobilePhone },
        address: { addressLine1, addressLine2, zipCode, city, state, countryCode },
      },
    });
    act.later(person, 'users.update', input(landlinePhone));
    const phone = '+33 1 99 00 00 00';
    await act.call(person, 'users.update', input(phone));
    const after = await act.read(person, 'users.me');
    act.shows('users.update', after.contactInformation.landlinePhone === phone, 'the saved number');
  },
};

const terms: Scenario = {
  calls: ['users.acceptTerms'],
  async run(act) {
    const person = act.someone(
      ['users.acceptTerms', 'users.terms'],
      ({ user }) => user.hasAcceptedTermsAndConditions,
    );
    const params = { id: person.user.id };
    // This user has already accepted the terms, so nothing changes.
    await act.call(person, 'users.acceptTerms', { params, body: { accept: true } });
    await act.outdated(person, 'users.acceptTerms', {
      params,
      body: { accept: true, version: 'conformance' },
    });
  },
};

const calendar: Scenario = {
  calls: [
    'expiryCalendar.createFeed',
    'expiryCalendar.readFeed',
    'expiryCalendar.revokeFeed',
    'expiryCalendar.saveReminders',
  ],
  async run(act) {
    const person = act.someone(['expiryCalendar.createFeed', 'expiryCalendar.saveReminders']);
    const reminders = await act.read(person, 'expiryCalendar.reminders');
    act.later(person, 'expiryCalendar.saveReminders', { body: reminders });
    const body = { leadTimes: [{ kind: 'LOAN', days: 30 }], byMail: !reminders.byMail };
    await act.call(person, 'expiryCalendar.saveReminders', { body });
    const after = await act.read(person, 'expiryCalendar.reminders');
    act.shows('expiryCalendar.saveReminders', after.byMail === body.byMail, 'the saved value');
    // Creating a second address would revoke the one that the person uses.
    const { feed } = await act.read(person, 'expiryCalendar.feed');
    if (feed) throw new NoExample('the user already has a calendar feed');
    act.later(person, 'expiryCalendar.revokeFeed');
    const { address } = await act.call(person, 'expiryCalendar.createFeed', {
      body: { kinds: [], withNames: false },
    });
    const made = await act.read(person, 'expiryCalendar.feed');
    act.shows('expiryCalendar.createFeed', made.feed !== null, 'a calendar feed');
    const token = new URL(address).searchParams.get('token');
    await act.call(person, 'expiryCalendar.readFeed', { query: { token } });
    await act.refusedElsewhere(person, 'expiryCalendar.revokeFeed');
    await act.call(person, 'expiryCalendar.revokeFeed');
    await act.refused('write.effect', ['NOT_FOUND'], person, 'expiryCalendar.readFeed', { query: { token } });
    const gone = await act.read(person, 'expiryCalendar.feed');
    act.shows('expiryCalendar.revokeFeed', gone.feed === null, 'no calendar feed');
  },
};

const reports: Scenario = {
  calls: ['analytics.send', 'log.write', 'contactRequests.send', 'research.requestDocument'],
  async run(act) {
    const person = act.someone(['analytics.send', 'log.write']);
    const event = {
      page: 'conformance',
      eventType: 'check',
      eventTarget: 'conformance',
      url: '/',
      createdAt: new Date().toISOString(),
    };
    await act.call(person, 'analytics.send', { body: [event] });
    await act.call(person, 'log.write', {
      body: { severity: 1, message: 'Conformance check', scope: 'conformance' },
    });
    await act.part(['contactRequests.send'], async () => {
      const asking = act.someone(['contactRequests.send']);
      await act.call(asking, 'contactRequests.send', { body: { service: null } });
      const asked = await act.read(asking, 'contactRequests.list');
      act.shows(
        'contactRequests.send',
        asked.some(({ service }) => service === null),
        'the contact request',
      );
    });
    const reader = act.someone(['research.requestDocument', 'research.notes']);
    const { id } = firstOf((await act.read(reader, 'research.notes')).pageRecords, 'research note');
    await act.call(reader, 'research.requestDocument', { body: { id } });
  },
};

const access: Scenario = {
  calls: ['accessExplanations.ask'],
  async run(act) {
    for (const person of act.people.filter((one) => act.mayCall('accessExplanations.ask', one))) {
      for (const subject of ['KYC', 'CONTRACTS', 'TRADE_FINANCE', 'MTM', 'AUDIT_REPORT_REQUEST'] as const) {
        const params = { subject };
        const { canAsk } = await act.read(person, 'accessExplanations.explain', { params });
        if (!canAsk) continue;
        await act.call(person, 'accessExplanations.ask', { body: { subject } });
        const { askedAt } = await act.read(person, 'accessExplanations.explain', { params });
        act.shows('accessExplanations.ask', askedAt !== null, 'the time of the access request');
        return;
      }
    }
    throw new NoExample('none of the users provided may request access');
  },
};

const uploads: Scenario = {
  calls: [
    'uploads.document',
    'uploads.start',
    'uploads.get',
    'uploads.append',
    'uploads.complete',
    'uploads.abort',
  ],
  async run(act) {
    const person = act.someone(['uploads.document', 'uploads.start']);
    await act.keyed(person, 'uploads.document', file);
    const text = pdf('Conformance check');
    const body = { filename: 'conformance.pdf', size: text.length };
    const bytes = (content: string) => ({
      raw: { body: content, headers: { 'content-type': 'application/octet-stream' } },
    });
    const { uploadId } = await act.call(person, 'uploads.start', { body });
    const params = { id: uploadId };
    act.later(person, 'uploads.abort', { params });
    await act.call(person, 'uploads.append', {
      params,
      query: { offset: 0 },
      ...bytes(text.slice(0, 10)),
    });
    const { received } = await act.call(person, 'uploads.get', { params });
    act.shows('uploads.append', received === 10, 'the number of bytes sent');
    await act.outdated(person, 'uploads.append', {
      params,
      query: { offset: 5 },
      ...bytes(text.slice(5)),
    });
    await act.call(person, 'uploads.append', { params, query: { offset: 10 }, ...bytes(text.slice(10)) });
    const { documentId } = await act.call(person, 'uploads.complete', { params });
    const held = await act.read(person, 'uploads.held');
    act.shows(
      'uploads.complete',
      held.some((one) => one.documentId === documentId),
      'the file of the user',
    );
    const other = await act.call(person, 'uploads.start', { body });
    const abandoned = { params: { id: other.uploadId } };
    await act.call(person, 'uploads.abort', abandoned);
    await act.refused('write.effect', ['NOT_FOUND'], person, 'uploads.abort', abandoned);
  },
};

export const OWN_SCENARIOS: readonly Scenario[] = [
  savedSearches,
  contactFavorites,
  documentFavorites,
  requestFavorites,
  seen,
  preferences,
  terms,
  calendar,
  reports,
  access,
  uploads,
];
