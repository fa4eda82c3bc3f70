import * as profile from '../../profile/index.js';
import {
  NOTIFICATION_PREFERENCES,
  NOTIFICATIONS,
  PREFERENCES,
  ROLES,
  USER,
} from '../../profile/profile.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const form = {
  user: USER,
  editable: true,
  countries: new Map([['FR', 'France']]),
  normalisePhone: (text: string) => text,
  cleanFirstName: (text: string) => text,
  onSave: () => Promise.resolve(null),
};

export const profilePages: Samples = {
  NotificationList: sample(profile.NotificationList, 'element', {
    filter: 'all',
    onFilterChange: noop,
    // “Minutes” is the same word in both languages.
    notifications: NOTIFICATIONS.slice(1),
    total: 31,
    unread: 2,
    pageSize: 20,
    serviceName: () => '12',
    onShowMore: noop,
    onOpen: noop,
    onMarkSeen: noop,
    onMarkAllSeen: noop,
  }),
  Preferences: sample(profile.Preferences, 'element', {
    preferences: PREFERENCES,
    notificationPreferences: NOTIFICATION_PREFERENCES,
    onChange: noop,
    onNotificationChange: noop,
  }),
  ProfileForm: sample(profile.ProfileForm, 'element', form),
  ProfileInformation: sample(profile.ProfileInformation, 'element', {
    ...form,
    roles: { roles: ROLES },
    noticeHref: '#notice',
    termsHref: '#terms',
  }),
  ProfilePage: sample(profile.ProfilePage, 'element', {
    tab: 'notifications',
    tabHref: (tab) => `#${tab}`,
    unread: 5,
    newRequestHref: '#new',
    children: 'Halden',
  }),
  RolesList: sample(profile.RolesList, 'element', { roles: ROLES }),
};
