/** A path inside the portal to return to after sign-in; anything that could lead elsewhere becomes the start page. */
export function returnPath(text: string | undefined): string {
  if (!text || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return '/';
  const base = 'http://local.invalid';
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (!url || url.origin !== base || /^\/(auth|oidc|api)(\/|$)/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
