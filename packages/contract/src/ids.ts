import * as z from 'zod';

/**
 * Id of a stored record (UUID of any version, as PostgreSQL stores it), in lower case as stored: RFC 9562 accepts both
 * cases on input.
 */
export const Id = z.guid().toLowerCase();

/** Path parameter `{id}` of a stored record. */
export const idParams = z.object({ id: Id });

/** Query of a deletion: the version that was read; any other version is refused with 409. */
export const versionQuery = z.object({ version: z.coerce.number<number>().int().min(0) });
