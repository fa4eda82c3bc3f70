/**
 * Text form of a UUID in any version: ids come from the database of an installation, and PostgreSQL does not check the version bits.
 * Without the `g` flag, so that `test` keeps no state.
 */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
