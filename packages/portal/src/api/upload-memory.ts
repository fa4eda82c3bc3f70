/** Remembers unfinished uploads, so that a file chosen again after a reload resumes where it stopped. */

const KEY = 'uploads';
/** The server discards an upload after a day; a remembered one is looked up on the server, never trusted. */
const MOST = 50;
const EDGE = 64 * 1024;

type Remembered = Record<string, string>;

function read(): Remembered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...(kept as Remembered) } : {};
  } catch {
    return {};
  }
}

function change(work: (uploads: Remembered) => void): void {
  const uploads = read();
  work(uploads);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(uploads).slice(-MOST))));
  } catch {
    // Without storage, only an upload interrupted by a reload restarts from the beginning.
  }
}

export const uploadMemory = {
  find: (print: string): string | undefined => read()[print],
  keep: (print: string, uploadId: string): void => change((uploads) => (uploads[print] = uploadId)),
  forget: (print: string): void => change((uploads) => delete uploads[print]),
};
export type UploadMemory = typeof uploadMemory;

export async function sha256(bytes: ArrayBuffer): Promise<Uint8Array | null> {
  // Missing where the portal is not served over https.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : null;
}

/**
 * Returns a fingerprint of a file and its destination: name, size, date, and the first and last bytes, so that a file
 * modified in place is not mistaken for the half-sent one. Null without Web Crypto (no HTTPS).
 */
export async function fingerprint(
  file: File,
  payload: Readonly<Record<string, string>>,
): Promise<string | null> {
  const facts = JSON.stringify([file.name, file.size, file.lastModified, payload]);
  const whole = new Blob([facts, file.slice(0, EDGE), file.slice(-EDGE)]);
  const hash = await sha256(await whole.arrayBuffer());
  return hash && Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
