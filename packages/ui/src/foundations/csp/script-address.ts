/** The part of Trusted Types that is used here; not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => unknown };
}

/** Scripts of our own that run beside the page; no other address ever becomes one. */
const OWN_SCRIPT = /^\/assets\/scripts\/[a-z-]+\.js$/;

const allowed = new Set<string>();

/** Lets a script of the host become one too: an address of the page's own origin. */
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
 * The address of one of our own worker scripts, as a page under `require-trusted-types-for 'script'` wants it: made by the
 * policy `atrium`, which the content policy of the server allows by name.
 */
export function scriptAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('atrium', { createScriptURL: checked });
  // A trusted address stands wherever a string does.
  return policy ? (policy.createScriptURL(address) as string) : checked(address);
}
