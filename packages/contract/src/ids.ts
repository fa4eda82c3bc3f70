import * as z from 'zod';

/** Id of a stored record (UUID), in lower case as stored: RFC 9562 accepts both cases on input. */
export const Id = z.uuid().toLowerCase();

/** Path parameter `{id}` of a stored record. */
export const idParams = z.object({ id: Id });
