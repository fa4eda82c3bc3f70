import type { Context } from 'hono';
import { Failure } from './failure.ts';

/** The JSON body of a request; refuses other content types and what is not JSON. */
export async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Failure('UNSUPPORTED_MEDIA_TYPE');
  const text = await context.req.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure('BAD_REQUEST', undefined, { cause });
  }
}
