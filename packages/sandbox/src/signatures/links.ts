/** URLs of the sandbox pages. The link token is in the query string, which is not logged. */
export const SIGNING_PAGE = '/sandbox/signature';
export const MAILBOX_PAGE = '/sandbox/mailbox';

/** What a signing page passes on from step to step. */
export interface SigningVisit {
  token: string;
  /** The visit came from the portal and returns there. */
  from?: 'portal' | undefined;
  /** Chosen on the page; otherwise the language of the browser. */
  lang?: 'en' | 'fr' | undefined;
}

/** Returns the URL of a signing page; `notice` is the result of the last step, `read` whether the box was ticked. */
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
