import { ApiError, CORRELATION_HEADER, NO_ANSWER } from '@atrium/contract/errors';

/**
 * Returns what `read` makes of a file's response: its body, or the code that saves it. A connection that breaks before its end is a failed call
 * (PLAT-078), not a fault of the page that only the log would tell.
 */
export async function wholeBody<Body>(answer: Response, read: () => Promise<Body>): Promise<Body> {
  try {
    return await read();
  } catch (cause) {
    if ((cause as Error | undefined)?.name === 'AbortError') throw cause;
    const supportId = answer.headers.get(CORRELATION_HEADER) ?? '';
    throw new ApiError({ status: 0, errors: NO_ANSWER, supportId, key: null }, { cause });
  }
}
