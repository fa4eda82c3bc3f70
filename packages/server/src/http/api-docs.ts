import { Hono } from 'hono';
import { html } from 'hono/html';
import type { ApiTable, Endpoint } from '@atrium/contract/endpoint';
import type { AppEnv } from './mount.ts';

const TEXTS = {
  en: {
    title: 'Atrium API',
    intro: 'Every call below is relative to /api. The same contract as a document:',
    method: 'Call',
    summary: 'What it does',
    access: 'Who',
    key: 'Error key',
    answers: 'Answer',
    public: 'anyone',
    'signed-in': 'anyone signed in',
    empty: 'nothing',
    binary: 'a file',
    json: 'JSON',
  },
  fr: {
    title: 'API d’Atrium',
    intro: 'Chaque appel ci-dessous est relatif à /api. Le même contrat sous forme de document :',
    method: 'Appel',
    summary: 'Ce qu’il fait',
    access: 'Pour qui',
    key: 'Clé d’erreur',
    answers: 'Réponse',
    public: 'tout le monde',
    'signed-in': 'toute personne connectée',
    empty: 'rien',
    binary: 'un fichier',
    json: 'JSON',
  },
} as const;

/** Serves an HTML page that lists the endpoints of the contract; the OpenAPI document has the schemas. */
export function apiDocs(api: ApiTable): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/', (context) => {
    const { language } = context.var;
    const text = TEXTS[language];
    const row = (endpoint: Endpoint) => {
      const { access, response } = endpoint;
      return html`<tr>
        <td>
          <code><b>${endpoint.method}</b> ${endpoint.path}</code>
        </td>
        <td lang="en">${endpoint.summary}</td>
        <td>${typeof access === 'string' ? text[access] : html`<code>${access.name}</code>`}</td>
        <td>${typeof response === 'string' ? text[response] : text.json}</td>
        <td>${endpoint.errorKey ? html`<code>${endpoint.errorKey}</code>` : ''}</td>
      </tr>`;
    };
    return context.html(
      html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${text.title}</title>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="stylesheet" href="/auth/pages.css" />
          </head>
          <body class="wide">
            <main>
              <h1>${text.title}</h1>
              <p>${text.intro} <a href="/api/openapi.json">openapi.json</a></p>
              ${Object.entries(api).map(
                ([area, table]) =>
                  html`<section aria-labelledby="area-${area}">
                    <h2 id="area-${area}">${area}</h2>
                    <div class="scroll" tabindex="0" role="region" aria-labelledby="area-${area}">
                      <table>
                        <thead>
                          <tr>
                            <th scope="col">${text.method}</th>
                            <th scope="col">${text.summary}</th>
                            <th scope="col">${text.access}</th>
                            <th scope="col">${text.answers}</th>
                            <th scope="col">${text.key}</th>
                          </tr>
                        </thead>
                        <tbody>
                          ${Object.values(table).map(row)}
                        </tbody>
                      </table>
                    </div>
                  </section>`,
              )}
            </main>
          </body>
        </html>`,
    );
  });
  return app;
}
