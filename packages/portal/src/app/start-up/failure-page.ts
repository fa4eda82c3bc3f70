import { ApiError } from '@atrium/contract/errors';

/**
 * Shows the page for a failed start-up (PLAT-006). Its text is in index.html in both languages, because the
 * translations may be what failed to load.
 */
export function showStartUpFailure(error: unknown, supportMail: string | undefined): void {
  const page = document.querySelector<HTMLElement>('#start-up-failure');
  if (!page) throw error;
  document.querySelector('#splash')?.remove();
  page.hidden = false;

  document.querySelector('#start-up-retry')?.addEventListener('click', () => window.location.reload());

  const mail = document.querySelector<HTMLAnchorElement>('#start-up-mail');
  if (mail && supportMail) {
    mail.href = `mailto:${supportMail}`;
    mail.textContent = supportMail;
    mail.hidden = false;
  }

  const support = document.querySelector<HTMLElement>('#start-up-support');
  const id = support?.querySelector('code');
  if (support && id && error instanceof ApiError) {
    id.textContent = error.supportId;
    support.hidden = false;
  }
  page.querySelector<HTMLElement>(`[lang='${document.documentElement.lang}'] h1`)?.focus();
}
