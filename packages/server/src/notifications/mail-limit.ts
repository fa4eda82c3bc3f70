import { rateLimit } from '../http/index.ts';
import type { RateLimitRules } from '../http/index.ts';
import type { Platform } from '../platform.ts';

/** A list of reminders sent one after another is served; more than one a minute for hours is not somebody's work. */
const MAILS: RateLimitRules = { burst: 60, refillMs: 60_000 };

/**
 * Creates the limit by user id that the calls share whose purpose is an e-mail: reminders, invitations sent again,
 * requests for access and documents sent to one's mailbox. Limits per recipient alone would not stop a flood to many.
 */
export const mailLimit = (platform: Pick<Platform, 'db'>) =>
  rateLimit(platform, 'e-mails of a person', MAILS);
