/** The part of the Trusted Types API used here; not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => unknown };
}

/** Our own worker scripts; no other URL is ever accepted. */
const OWN_SCRIPT = /^\/assets\/scripts\/[a-z-]+\.js$/;

const allowed = new Set<string>();

/** Allows a worker script of the host, a URL of the page's own origin; throws a TypeError for any other origin. */
export function allowScript(address: string): void {
  const { origin, href } = location;
  if (new URL(address, href).origin !== origin) {
    throw new TypeError(`A worker script must come from the origin of the page (${origin}): ${address}`);
  }
  allowed.add(address);
}

function checked(address: string): string {
  if (!OWN_SCRIPT.test(address) && !allowed.has(address))
    throw new TypeError(`not a script of the portal: ${address}`);
  return address;
}

let policy: { createScriptURL: (address: string) => unknown } | undefined;

/**
 * Returns the URL of one of our own worker scripts as a TrustedScriptURL, for `require-trusted-types-for 'script'`:
 * created by the policy `atrium`, which the server's CSP allows by name. Throws a TypeError for any other URL.
 */
export function scriptAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('atrium', { createScriptURL: checked });
  // A TrustedScriptURL is accepted wherever a string is.
  return policy ? (policy.createScriptURL(address) as string) : checked(address);
}
