import { html } from 'hono/html';
import type { Bilingual, Html, Language } from '../http/index.ts';
import { serverPage } from '../http/index.ts';
import type { SignInFailure } from './failures.ts';

const TEXTS = {
  en: { failed: 'You are not signed in', retry: 'Sign in again', support: 'Support id' },
  fr: {
    failed: 'Vous n’êtes pas connecté',
    retry: 'Se connecter à nouveau',
    support: 'Identifiant d’assistance',
  },
} as const;

/** One text per reason: what happened, and who can do what about it. */
const REASONS: Readonly<Record<SignInFailure, Bilingual>> = {
  cancelled: {
    en: 'The sign-in was cancelled. Nothing was changed.',
    fr: 'La connexion a été annulée. Rien n’a été modifié.',
  },
  expired: {
    en: 'The sign-in was interrupted, or it took too long. Nothing was changed.',
    fr: 'La connexion a été interrompue ou a pris trop de temps. Rien n’a été modifié.',
  },
  'other-browser': {
    en: 'This sign-in was not begun in this browser, or cookies are blocked. Nothing was changed.',
    fr: 'Cette connexion n’a pas été commencée dans ce navigateur, ou les cookies sont bloqués. Rien n’a été modifié.',
  },
  'issuer-failed': {
    en: 'The service that confirms identities reported an error. Try again in a moment.',
    fr: 'Le service qui confirme les identités a signalé une erreur. Réessayez dans un instant.',
  },
  unreachable: {
    en: 'The service that confirms identities does not answer. Try again in a moment.',
    fr: 'Le service qui confirme les identités ne répond pas. Réessayez dans un instant.',
  },
  'client-refused': {
    en: 'The service that confirms identities does not accept the portal. Give the support id to the bank.',
    fr: 'Le service qui confirme les identités n’accepte pas le portail. Transmettez l’identifiant d’assistance à la banque.',
  },
  untrusted: {
    en: 'The answer of the service that confirms identities could not be verified. Try again, or give the support id to the bank.',
    fr: 'La réponse du service qui confirme les identités n’a pas pu être vérifiée. Réessayez, ou transmettez l’identifiant d’assistance à la banque.',
  },
  unavailable: {
    en: 'Your sign-in could not be completed, because the portal has a problem of its own. Try again in a moment.',
    fr: 'Votre connexion n’a pas pu aboutir en raison d’un problème du portail. Réessayez dans un instant.',
  },
  'no-email': {
    en: 'Your identity was confirmed, but without an email address. Ask whoever manages your sign-in to add it.',
    fr: 'Votre identité est confirmée, mais sans adresse e-mail. Demandez à la personne qui gère votre accès de l’ajouter.',
  },
  unverified: {
    en: 'Your identity was confirmed, but your email address is not verified yet. Verify it, then sign in again.',
    fr: 'Votre identité est confirmée, mais votre adresse e-mail n’est pas encore vérifiée. Vérifiez-la, puis reconnectez-vous.',
  },
  unknown: {
    en: 'Your identity was confirmed, but no account of Atrium has your email address. Ask the bank to add it.',
    fr: 'Votre identité est confirmée, mais aucun compte Atrium ne porte votre adresse e-mail. Demandez à la banque de l’ajouter.',
  },
  'other-identity': {
    en: 'The account of Atrium with your email address belongs to another identity. Ask the bank to check it.',
    fr: 'Le compte Atrium qui porte votre adresse e-mail est lié à une autre identité. Demandez à la banque de le vérifier.',
  },
  'too-many': {
    en: 'There are too many sign-ins from your network at the moment. Wait a few seconds, then try again.',
    fr: 'Trop de connexions proviennent de votre réseau en ce moment. Patientez quelques secondes, puis réessayez.',
  },
};

/** Renders the page of a failed sign-in. */
export function signInFailurePage(language: Language, reason: SignInFailure, supportId: string): Html {
  const text = TEXTS[language];
  return serverPage(
    language,
    text.failed,
    null,
    html`<h1>${text.failed}</h1>
      <p>${REASONS[reason][language]}</p>
      <p><a href="/auth/login">${text.retry}</a></p>
      <p class="muted">${text.support} <code>${supportId}</code></p>`,
  );
}
