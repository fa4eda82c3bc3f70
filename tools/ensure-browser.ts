import { findBrowser } from './browser.ts';
import { run } from './run.ts';

/**
 * Makes sure there is a browser to test with, and says what it does: the system's Chromium or Chrome, else Playwright's
 * own download, else Debian's package. Without any the program ends with how to get one.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) {
    console.log(`browser: ${found}`);
    return found;
  }
  console.log('browser: none found, asking Playwright for its own');
  await run('playwright', ['install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  if (process.platform === 'linux') {
    console.log('browser: Playwright has none to offer here, installing Debian’s');
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...args: string[]) => {
      const [command, ...rest] = [...sudo, 'apt-get', ...args];
      return run(command!, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    };
    await apt('update', '-qq');
    // Older releases have no package of the headless shell alone.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await apt('install', '-y', '-qq', '--no-install-recommends', name);
      const installed = findBrowser();
      if (installed) return installed;
    }
  }
  console.error('browser: none. Install Chromium or Chrome, or name one with CHROMIUM=/path/to/browser.');
  process.exit(1);
}
