import type { Context } from 'hono';
import { Failure } from './failure.ts';

/** Escapes of characters that the database cannot store unchanged: null, and half a surrogate pair. */
const SUSPECT_ESCAPE = /\\u(?:0000|d[89a-f])/i;

const isText = (value: unknown): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));

/** Parses JSON; throws for strings with null characters or lone surrogates, which would not be stored unchanged. */
function parseJson(text: string): unknown {
  if (!SUSPECT_ESCAPE.test(text)) return JSON.parse(text);
  return JSON.parse(text, (key, value: unknown) => {
    if (!isText(key) || !isText(value)) throw new SyntaxError('invalid Unicode character');
    return value;
  });
}

/** Reads the body of a call into memory, within the general body limit; throws 400 when it is cut off. */
export async function receiveBody(context: Context): Promise<ArrayBuffer> {
  try {
    return await context.req.arrayBuffer();
  } catch (cause) {
    throw new Failure('BAD_REQUEST', undefined, { cause });
  }
}

/** Reads the JSON body of a request; throws 415 for other content types, 400 for invalid UTF-8 or JSON. */
export async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Failure('UNSUPPORTED_MEDIA_TYPE');
  const bytes = await receiveBody(context);
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Failure('BAD_REQUEST', undefined, { cause });
  }
}
