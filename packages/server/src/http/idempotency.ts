import { Id } from '@atrium/contract/ids';
import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import { badRequest } from './failure.ts';

/** The key of an intent to write, as the caller names it; none is as good, but a resend then writes again. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key === null) return null;
  if (!Id.safeParse(key).success) throw badRequest(undefined, `headers.${IDEMPOTENCY_HEADER}`);
  return key;
}
