import { serverPage } from '@atrium/server';
import type { Html, Language } from '@atrium/server';
import { html } from 'hono/html';
import type { Persona } from '../seed/personas.ts';

const TEXTS = {
  en: {
    pick: 'Who do you want to be?',
    intro: 'This is the sandbox of Atrium. Choose a person: each has different services, rights and pages.',
    clients: 'Clients',
    bank: 'Bank and outsourced service',
  },
  fr: {
    pick: 'Qui voulez-vous être ?',
    intro:
      'Voici le bac à sable d’Atrium. Choisissez une personne : chacune a des services, des droits et des pages différents.',
    clients: 'Clients',
    bank: 'Banque et service externalisé',
  },
} as const;

/** Renders the page of the sandbox identity provider to pick a persona. `action` is its own URL. */
export function personaPage(language: Language, action: string, people: readonly Persona[]): Html {
  const text = TEXTS[language];
  const group = (title: string, members: readonly Persona[]) =>
    html`<h2>${title}</h2>
      <ul class="people">
        ${members.map(
          (person) =>
            html`<li>
              <button type="submit" name="persona" value="${person.persona}">
                <span><b>${person.firstName} ${person.lastName}</b><small>${person.companyName}</small></span>
                <span>${person.label[language]}</span>
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
                  <path d="M3 8h10M9 4l4 4-4 4" fill="none" stroke="currentColor" />
                </svg>
              </button>
            </li>`,
        )}
      </ul>`;
  return serverPage(
    language,
    text.pick,
    action,
    html`<h1>${text.pick}</h1>
      <p>${text.intro}</p>
      <form method="post" action="${action}">
        ${group(
          text.clients,
          people.filter((person) => person.kind === 'CLIENT'),
        )}
        ${group(
          text.bank,
          people.filter((person) => person.kind !== 'CLIENT'),
        )}
      </form>`,
  );
}
