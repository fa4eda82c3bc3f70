import { html } from 'hono/html';
import type { Language } from '../http/language.ts';
import { serverPage } from '../http/server-page.ts';
import type { Html } from '../http/server-page.ts';

const TEXTS = {
  en: {
    failed: 'You are not signed in',
    retry: 'Sign in again',
    support: 'Support id',
    unknown:
      'Your identity was confirmed, but no account of Atrium has your email address. Ask the bank to add it.',
    refused: 'The sign-in was interrupted, or it took too long. Nothing was changed.',
    unreachable: 'The service that confirms identities does not answer. Try again in a moment.',
  },
  fr: {
    failed: 'Vous n’êtes pas connecté',
    retry: 'Se connecter à nouveau',
    support: 'Identifiant d’assistance',
    unknown:
      'Votre identité est confirmée, mais aucun compte Atrium ne porte votre adresse e-mail. Demandez à la banque de l’ajouter.',
    refused: 'La connexion a été interrompue ou a pris trop de temps. Rien n’a été modifié.',
    unreachable: 'Le service qui confirme les identités ne répond pas. Réessayez dans un instant.',
  },
} as const;

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
