/** Paths that are not pages of the portal: returning there would restart the sign-in or show raw data. */
const NO_PAGE = /^\/(?:auth|oidc|api)(?:\/|$)/;

/** Whether a browser, proxy or router may read a decoded path as another host. */
const isAmbiguous = (path: string): boolean => /\/\/|[\\\p{Cc}]/u.test(path);

/** Returns a path percent-decoded; null when it is malformed. */
function unescaped(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Returns the page to open after sign-in as path, query and fragment; anything that could lead to another site becomes the
 * start page. Checks and returns the address as a browser parses it, without `..` and tabs.
 */
export function returnPath(text: string | undefined): string {
  const base = 'http://local.invalid';
  if (!text?.startsWith('/') || !URL.canParse(text, base)) return '/';
  const { origin, pathname, search, hash } = new URL(text, base);
  const path = unescaped(pathname);
  if (origin !== base || path === null || isAmbiguous(path) || NO_PAGE.test(path)) return '/';
  return pathname + search + hash;
}
