export { ProfileForm } from './profile-form.js';
export type { ProfileFormProps } from './profile-form.js';
export { toProfileValues, toUserUpdate } from './profile-values.js';
export type { ProfileChanges, ProfileErrors, ProfileField, ProfileValues } from './profile-values.js';
