import { PROFILE_FIELDS, type ProfileChanges, type ProfileValues } from './profile-values.js';

/** Returns the fields edited since they were loaded, trimmed (PROF-021). White space around a value is no edit. */
export function profileChanges(loaded: ProfileValues, edited: ProfileValues): ProfileChanges {
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const value = edited[field].trim();
      return value === loaded[field].trim() ? [] : [[field, value]];
    }),
  );
}

/** Returns the newest values with the edits on top: fields that were not edited follow the server. */
export function mergeProfile(
  loaded: ProfileValues,
  edited: ProfileValues,
  newest: ProfileValues,
): ProfileValues {
  const changes = profileChanges(loaded, edited);
  const merged = { ...newest };
  // As typed, not trimmed: the user may still be typing.
  for (const field of PROFILE_FIELDS) if (field in changes) merged[field] = edited[field];
  return merged;
}
