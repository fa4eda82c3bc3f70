import type { User, UserUpdate } from '@atrium/contract/users';

/** The editable profile fields (PROF-020), with the maximum length accepted by the server. */
export const PROFILE_LIMITS = {
  firstName: 100,
  lastName: 100,
  landlinePhone: 30,
  mobilePhone: 30,
  addressLine1: 200,
  addressLine2: 200,
  zipCode: 20,
  city: 100,
  state: 100,
  countryCode: 2,
} as const;

export type ProfileField = keyof typeof PROFILE_LIMITS;
export const PROFILE_FIELDS = Object.keys(PROFILE_LIMITS) as ProfileField[];
export type ProfileValues = Record<ProfileField, string>;
/** The fields that the user changed, with their new values. */
export type ProfileChanges = Partial<ProfileValues>;
/** An error message for each invalid field. */
export type ProfileErrors = Partial<Record<ProfileField, string>>;

export function toProfileValues({
  contactInformation: { firstName, lastName, landlinePhone, mobilePhone },
  address,
}: Pick<User, 'contactInformation' | 'address'>): ProfileValues {
  return { firstName, lastName, landlinePhone, mobilePhone, ...address };
}

/** Returns the request body, with all values trimmed (PROF-021). */
export function toUserUpdate(values: ProfileValues): UserUpdate {
  const trimmed = Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, values[field].trim()]),
  ) as ProfileValues;
  const { firstName, lastName, landlinePhone, mobilePhone, ...address } = trimmed;
  return { contactInformation: { firstName, lastName, landlinePhone, mobilePhone }, address };
}
