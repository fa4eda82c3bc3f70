export { preferenceKind } from './preference-kind.js';
export type { PreferenceKind } from './preference-kind.js';
export { Preferences } from './preferences.js';
export type { NotificationValues, PreferencesProps } from './preferences.js';
