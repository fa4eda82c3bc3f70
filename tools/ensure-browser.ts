import { findBrowser } from './browser.ts';
import { run } from './run.ts';

/**
 * Ensures that a browser for the tests is installed, and prints what it does: the system's Chromium or Chrome, else
 * Playwright's download, else Debian's package. Exits with instructions if there is none.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) {
    console.log(`browser: ${found}`);
    return found;
  }
  console.log('browser: none found, downloading one with Playwright');
  await run('playwright', ['install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  if (process.platform === 'linux') {
    console.log('browser: Playwright has none for this system, installing the Debian package');
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...args: string[]) => {
      const [command, ...rest] = [...sudo, 'apt-get', ...args];
      return run(command!, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    };
    await apt('update', '-qq');
    // Older releases have no separate package of the headless shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await apt('install', '-y', '-qq', '--no-install-recommends', name);
      const installed = findBrowser();
      if (installed) return installed;
    }
  }
  console.error('browser: none found. Install Chromium or Chrome, or set CHROMIUM=/path/to/browser.');
  process.exit(1);
}
