import * as z from 'zod';

/** Identifier of a stored record. */
export const Id = z.uuid();

/** Path parameter `{id}` of a stored record. */
export const idParams = z.object({ id: Id });
