/** Addresses of the sandbox's signing pages. The link travels in the query, which no log keeps. */
export const SIGNING_PAGE = '/sandbox/signature';
export const MAILBOX_PAGE = '/sandbox/mailbox';

/** Where a link leads; `portal` brings the person back to the request afterwards. */
export function signingPath(token: string, from?: 'portal'): string {
  return `${SIGNING_PAGE}?${new URLSearchParams({ link: token, ...(from && { from }) })}`;
}
