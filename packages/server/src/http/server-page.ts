import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from './language.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const OTHER = { en: { code: 'fr', name: 'Français' }, fr: { code: 'en', name: 'English' } } as const;

/**
 * Renders a page on the server, without scripts. `switchTo` is the address of the page for the link to the other language;
 * null for no link.
 */
export function serverPage(language: Language, title: string, switchTo: string | null, content: Html): Html {
  const other = OTHER[language];
  const href = switchTo && `${switchTo}${switchTo.includes('?') ? '&' : '?'}lang=${other.code}`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Atrium</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/auth/pages.css" />
      </head>
      <body>
        <header class="bar">
          <p>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
              <path d="M3 21V3h18v18M7 21V11a5 5 0 0 1 10 0v10M11 21V11.5a1 1 0 0 1 2 0V21M2 21h20" />
            </svg>
            Atrium
          </p>
          ${href === null ? '' : html`<a href="${href}" lang="${other.code}" hreflang="${other.code}">${other.name}</a>`}
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}
