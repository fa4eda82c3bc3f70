/** Places that are no page of the portal: to come back there would begin again, or show what is no page. */
const NO_PAGE = /^\/(?:auth|oidc|api)(?:\/|$)/;

/** A path that some browser, proxy or router may take for another host, once it reads the escapes. */
const isAmbiguous = (path: string): boolean => /\/\/|[\\\p{Cc}]/u.test(path);

/** A path without its escapes; null when they cannot be read. */
function unescaped(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * A place inside the portal to return to after sign-in, as path, query and fragment; anything that could lead elsewhere
 * becomes the start page. What is checked is what is answered: the address as a browser reads it, without `..` and tabs.
 */
export function returnPath(text: string | undefined): string {
  const base = 'http://local.invalid';
  if (!text?.startsWith('/') || !URL.canParse(text, base)) return '/';
  const { origin, pathname, search, hash } = new URL(text, base);
  const path = unescaped(pathname);
  if (origin !== base || path === null || isAmbiguous(path) || NO_PAGE.test(path)) return '/';
  return pathname + search + hash;
}
