/** Addresses of the sandbox's pages. The link travels in the query, which no log keeps. */
export const SIGNING_PAGE = '/sandbox/signature';
export const MAILBOX_PAGE = '/sandbox/mailbox';

/** What a signing page keeps from step to step. */
export interface SigningVisit {
  token: string;
  /** Came from the portal and goes back there. */
  from?: 'portal' | undefined;
  /** Chosen on the page; else the browser's language. */
  lang?: 'en' | 'fr' | undefined;
}

/** The address of a visit's page; `notice` says what the last step came to, `read` that the box was ticked. */
export function signingHref({ token, from, lang }: SigningVisit, notice?: string, read = false): string {
  const search = new URLSearchParams({
    link: token,
    ...(from && { from }),
    ...(lang && { lang }),
    ...(notice && { notice }),
    ...(read && { read: 'yes' }),
  });
  return `${SIGNING_PAGE}?${search}`;
}
