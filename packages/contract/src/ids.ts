import * as z from 'zod';

/** Identifier of a stored record: letters, digits and hyphens, chosen by the server. */
export const Id = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);

/** Path parameter `{id}`. */
export const idParams = z.object({ id: Id });
