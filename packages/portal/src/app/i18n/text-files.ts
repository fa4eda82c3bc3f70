import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';

/** Whether a failed read is worth repeating: the server is busy or out of reach, but the file may exist. */
const isPassing = (status: number): boolean => status >= 500;

async function readFile(url: string, done: ReadCallback): Promise<void> {
  let response: Response;
  let body: string;
  let texts: ResourceKey;
  try {
    response = await fetch(url);
    body = await response.text();
  } catch (error) {
    // The second argument of a failure is whether i18next tries again.
    return done(String(error), true);
  }
  if (!response.ok) return done(`${url}: ${response.status}`, isPassing(response.status));
  try {
    texts = JSON.parse(body) as ResourceKey;
  } catch (error) {
    return done(String(error), false);
  }
  return done(null, texts);
}

/**
 * Reads the texts of each language and namespace from their file (PLAT-014). One `fetch` is all it needs: the backend of
 * the i18next project is ten times as large, and every page would load it before its first text.
 */
export const textFiles: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => {},
  read: (language, namespace, done) =>
    void readFile(`/assets/locales/${language}/${namespace}.json?v=${__LOCALES_VERSION__}`, done),
};
