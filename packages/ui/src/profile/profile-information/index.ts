export { ProfileInformation } from './profile-information.js';
export type { ProfileInformationProps } from './profile-information.js';
