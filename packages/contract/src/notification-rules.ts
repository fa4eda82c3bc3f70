/** What can have happened; the interface has a sentence for each (PROF-031). */
export const NOTIFICATION_TYPES = [
  'REQUEST_CREATED',
  'REQUEST_ACTION_REQUIRED',
  'REQUEST_TO_CLOSE',
  'REQUEST_UPDATED',
  'SIGNATURE_REQUIRED',
  'SIGNATURE_COMPLETED',
  'SIGNATURE_DECLINED',
  'SIGNATURE_FAILED',
  'REQUEST_REMINDER',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** PROF-027. */
export const NOTIFICATION_PAGE_SIZE = 20;
