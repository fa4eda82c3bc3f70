/**
 * Error codes of a database that is unavailable at the moment: no connection left, starting or stopping, connection lost,
 * statement timeout (SQLSTATE classes 08 and 57, 53300).
 */
const UNAVAILABLE_CODE = /^(?:08\w{3}|57P0[1-3]|57014|53300|ECONNREFUSED|ECONNRESET|EPIPE)$/;
/** The pool's own errors have a message but no code. */
const UNAVAILABLE_WORDS =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether an error or its cause says that the database is unavailable at the moment. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && UNAVAILABLE_CODE.test(code)) return true;
    if (UNAVAILABLE_WORDS.test(cause.message)) return true;
  }
  return false;
}
