import * as z from 'zod';

/** Identifier of a stored record, in lower case as it is stored: RFC 9562 reads either. */
export const Id = z.uuid().toLowerCase();

/** Path parameter `{id}` of a stored record. */
export const idParams = z.object({ id: Id });
