export { PROFILE_TABS, ProfilePage } from './profile-page.js';
export type { ProfilePageProps, ProfileTab } from './profile-page.js';
