import type { Context } from 'hono';
import { Failure } from './failure.ts';
import { receiveBody } from './read-json.ts';

/** Reads a URL-encoded form; of fields with the same name the first counts. Throws 415 for other content types. */
export async function readForm(context: Context): Promise<Readonly<Record<string, string>>> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new Failure('UNSUPPORTED_MEDIA_TYPE');
  const body = await receiveBody(context);
  const fields = [...new URLSearchParams(new TextDecoder().decode(body))];
  return Object.fromEntries(fields.toReversed());
}
