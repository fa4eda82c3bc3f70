import { html } from 'hono/html';
import type { Language } from '../http/language.ts';
import { serverPage } from '../http/server-page.ts';
import type { Html } from '../http/server-page.ts';
import type { Persona } from '../seed/personas.ts';

const TEXTS = {
  en: {
    pick: 'Who do you want to be?',
    intro: 'This is the sandbox of Atrium. Choose a person: each has different services, rights and pages.',
    clients: 'Clients',
    bank: 'Bank and outsourced service',
    failed: 'You are not signed in',
    retry: 'Sign in again',
    support: 'Support id',
    unknown:
      'Your identity was confirmed, but no account of Atrium has your email address. Ask the bank to add it.',
    refused: 'The sign-in was interrupted, or it took too long. Nothing was changed.',
    unreachable: 'The service that confirms identities does not answer. Try again in a moment.',
  },
  fr: {
    pick: 'Qui voulez-vous être ?',
    intro:
      'Voici le bac à sable d’Atrium. Choisissez une personne : chacune a des services, des droits et des pages différents.',
    clients: 'Clients',
    bank: 'Banque et service externalisé',
    failed: 'Vous n’êtes pas connecté',
    retry: 'Se connecter à nouveau',
    support: 'Identifiant d’assistance',
    unknown:
      'Votre identité est confirmée, mais aucun compte Atrium ne porte votre adresse e-mail. Demandez à la banque de l’ajouter.',
    refused: 'La connexion a été interrompue ou a pris trop de temps. Rien n’a été modifié.',
    unreachable: 'Le service qui confirme les identités ne répond pas. Réessayez dans un instant.',
  },
} as const;

/** The page of the sandbox identity provider on which one picks a person. `action` is its own address. */
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

export type SignInFailure = 'unknown' | 'refused' | 'unreachable';

/** The page after a sign-in that did not work. */
export function signInFailurePage(language: Language, reason: SignInFailure, supportId: string): Html {
  const text = TEXTS[language];
  return serverPage(
    language,
    text.failed,
    null,
    html`<h1>${text.failed}</h1>
      <p>${text[reason]}</p>
      <p><a href="/auth/login">${text.retry}</a></p>
      <p class="muted">${text.support} <code>${supportId}</code></p>`,
  );
}
