import type { Context } from 'hono';
import { Failure } from './failure.ts';

/** Escapes that may make a text which no database keeps as it is: a null character, half a surrogate pair. */
const SUSPECT_ESCAPE = /\\u(?:0000|d[89a-f])/i;

const isText = (value: unknown): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));

/** Text as JSON; names and values that are no whole text are refused, as they would come back changed. */
function parseJson(text: string): unknown {
  if (!SUSPECT_ESCAPE.test(text)) return JSON.parse(text);
  return JSON.parse(text, (key, value: unknown) => {
    if (!isText(key) || !isText(value)) throw new SyntaxError('a character that is none');
    return value;
  });
}

/** Keeps the body of a call in memory, up to the limit of all bodies; one that breaks off is refused. */
export async function receiveBody(context: Context): Promise<ArrayBuffer> {
  try {
    return await context.req.arrayBuffer();
  } catch (cause) {
    throw new Failure('BAD_REQUEST', undefined, { cause });
  }
}

/** The JSON body of a request; refuses other content types, what is not UTF-8 and what is not JSON. */
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
