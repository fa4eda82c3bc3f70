import { ERROR_STATUS } from '@atrium/contract/errors';
import type { ErrorCode } from '@atrium/contract/errors';
import type { Bilingual } from './language.ts';

/** Default labels of the error codes; a handler may give its own instead. */
const LABELS: Record<ErrorCode, Bilingual> = {
  BAD_REQUEST: {
    en: 'Some of the information sent is not valid.',
    fr: 'Certaines informations envoyées ne sont pas valides.',
  },
  UNAUTHENTICATED: {
    en: 'Sign in to continue.',
    fr: 'Connectez-vous pour continuer.',
  },
  FORBIDDEN: {
    en: 'You are not allowed to do this.',
    fr: 'Vos droits ne vous permettent pas d’effectuer cette action.',
  },
  TERMS_NOT_ACCEPTED: {
    en: 'Accept the terms and conditions of use to continue.',
    fr: 'Acceptez les conditions générales d’utilisation pour continuer.',
  },
  NOT_FOUND: {
    en: 'This does not exist, or no longer exists.',
    fr: 'Cet élément n’existe pas ou n’existe plus.',
  },
  METHOD_NOT_ALLOWED: {
    en: 'This address does not accept this kind of call.',
    fr: 'Cette adresse n’accepte pas ce type d’appel.',
  },
  CONFLICT: {
    en: 'This was changed in the meantime, or something else depends on it. Reload the page and try again.',
    fr: 'Cet élément a été modifié entre-temps ou est utilisé ailleurs. Actualisez la page et réessayez.',
  },
  PAYLOAD_TOO_LARGE: {
    en: 'What was sent is too large.',
    fr: 'Le contenu envoyé est trop volumineux.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    en: 'Content of this type is not accepted here.',
    fr: 'Ce type de contenu n’est pas accepté ici.',
  },
  MISDIRECTED: {
    en: 'This address is not served here.',
    fr: 'Cette adresse n’est pas desservie ici.',
  },
  TOO_MANY_REQUESTS: {
    en: 'Too many attempts. Wait a minute and try again.',
    fr: 'Trop de tentatives. Patientez une minute avant de réessayer.',
  },
  INTERNAL: {
    en: 'The bank’s system could not complete this. Nothing was changed.',
    fr: 'Le système de la banque n’a pas pu terminer cette opération. Rien n’a été modifié.',
  },
  SERVICE_UNAVAILABLE: {
    en: 'This service is not available at the moment.',
    fr: 'Ce service n’est pas disponible pour le moment.',
  },
  BAD_EXTENSION: {
    en: 'Files of this type are not accepted.',
    fr: 'Les fichiers de ce type ne sont pas acceptés.',
  },
  OVER_SIZE: {
    en: 'This file is larger than what is accepted.',
    fr: 'Ce fichier dépasse la taille acceptée.',
  },
  EMPTY_FILE: {
    en: 'This file is empty.',
    fr: 'Ce fichier est vide.',
  },
  INCORRECT_FILE_NAME: {
    en: 'The name of this file has characters that are not accepted.',
    fr: 'Le nom de ce fichier contient des caractères qui ne sont pas acceptés.',
  },
  BAD_CONTENT: {
    en: 'The content of this file is not of the type its name says.',
    fr: 'Le contenu de ce fichier ne correspond pas au type indiqué par son nom.',
  },
  ACTIVE_CONTENT: {
    en: 'This file contains scripts or commands that start programs.',
    fr: 'Ce fichier contient des scripts ou des commandes qui lancent des programmes.',
  },
  CHECKSUM_MISMATCH: {
    en: 'Part of the file was damaged during the upload. Send it again.',
    fr: 'Une partie du fichier a été endommagée pendant l’envoi. Envoyez-le à nouveau.',
  },
  SYMPHONY_EXCEPTION: {
    en: 'The messaging system of the bank did not accept this.',
    fr: 'La messagerie de la banque n’a pas accepté cette opération.',
  },
  SAVED_SEARCH_NAME_NOT_AVAILABLE: {
    en: 'This name is already used by another saved search.',
    fr: 'Ce nom est déjà utilisé par une autre recherche enregistrée.',
  },
  SAVED_SEARCH_DUPLICATE_NAME: {
    en: 'You already have a saved search with this name.',
    fr: 'Vous avez déjà une recherche enregistrée sous ce nom.',
  },
  SAVED_SEARCH_CONTRACT: {
    en: 'A search can be shared only within one contract. Choose filters and people of the same contract.',
    fr: 'Une recherche ne peut être partagée que dans un seul contrat. Choisissez des filtres et des personnes du même contrat.',
  },
  RECORD_CHANGED: {
    en: 'Somebody else has changed this since you read it. Nothing was saved.',
    fr: 'Une autre personne a modifié cet élément depuis que vous l’avez lu. Rien n’a été enregistré.',
  },
  ACCESS_REVIEW_OPEN: {
    en: 'An access review of this contract is open. Close it first.',
    fr: 'Une revue des accès de ce contrat est ouverte. Clôturez-la d’abord.',
  },
  ACCESS_REVIEW_UNFINISHED: {
    en: 'Some lines of this review have not been decided.',
    fr: 'Certaines lignes de cette revue n’ont pas fait l’objet d’une décision.',
  },
  CONTRACT_IN_USE: {
    en: 'A contract that has users, requests, documents, closed access reviews or other records, such as loans, guarantees, trades, agreements or data rooms, cannot be deleted.',
    fr: 'Un contrat qui a des utilisateurs, des demandes, des documents, des revues des accès clôturées ou d’autres données, par exemple des prêts, des garanties, des opérations, des conventions ou des espaces documentaires, ne peut pas être supprimé.',
  },
  CONTRACT_READ_ONLY: {
    en: 'This contract is read-only.',
    fr: 'Ce contrat est en lecture seule.',
  },
  NO_LEGAL_ENTITIES: {
    en: 'Choose at least one legal entity of the commercial clients.',
    fr: 'Choisissez au moins une entité juridique des clients commerciaux.',
  },
  LEGAL_ENTITIES_LIST_EMPTIED: {
    en: 'A list of this contract has none but the legal entities that are removed. Change or delete the list first.',
    fr: 'Une liste de ce contrat ne contient que les entités juridiques retirées. Modifiez ou supprimez d’abord cette liste.',
  },
  LEGAL_ENTITIES_LIST_NAME_TAKEN: {
    en: 'This contract already has a list with this name.',
    fr: 'Ce contrat a déjà une liste qui porte ce nom.',
  },
  LEGAL_ENTITIES_LIST_IN_USE: {
    en: 'Rights of users are limited to this list. Change these rights first.',
    fr: 'Des droits d’utilisateurs sont limités à cette liste. Modifiez d’abord ces droits.',
  },
  CONTRACT_USER_NOT_REMOVABLE: {
    en: 'An administrator of the contract cannot be removed. Give this person another role first.',
    fr: 'Un administrateur du contrat ne peut pas être retiré. Attribuez d’abord un autre rôle à cette personne.',
  },
  LAST_CONTRACT_ADMIN: {
    en: 'A contract keeps at least one administrator. Give somebody else this role first.',
    fr: 'Un contrat conserve au moins un administrateur. Attribuez d’abord ce rôle à une autre personne.',
  },
  HOMEPAGE_CHOSEN_BY_USER: {
    en: 'One of these people chose their home page themselves. It is only replaced if you confirm it.',
    fr: 'L’une de ces personnes a choisi elle-même sa page d’accueil. Elle n’est remplacée que si vous le confirmez.',
  },
  OSA_DIFFERENT_CLIENTS: {
    en: 'These users have different clients. Transfer the users of one client at a time.',
    fr: 'Ces utilisateurs ont des clients différents. Transférez les utilisateurs d’un seul client à la fois.',
  },
  CONTRACT_NOT_ASSIGNABLE: {
    en: 'These users cannot be transferred to this contract. Choose another contract of their client.',
    fr: 'Ces utilisateurs ne peuvent pas être transférés vers ce contrat. Choisissez un autre contrat de leur client.',
  },
};

export interface FailureEntry {
  readonly code: ErrorCode;
  readonly label: Bilingual;
  /** The field at fault, as in `body.address.city`. */
  readonly path?: string;
}

export interface FailureOptions extends ErrorOptions {
  /** Seconds until the call may be retried: the Retry-After header of the response. */
  readonly retryAfter?: number;
  /** Methods that the address supports: the Allow header of a 405 response (RFC 9110, 15.5.6). */
  readonly allow?: readonly string[];
}

/** An expected error, thrown by a handler or a guard; problem.ts maps other errors, by default to 500. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly entries: readonly FailureEntry[];
  readonly retryAfter: number | null;
  readonly allow: readonly string[] | null;

  constructor(code: ErrorCode, entries?: readonly FailureEntry[], options?: FailureOptions) {
    super(code, options);
    this.name = 'Failure';
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.retryAfter = options?.retryAfter ?? null;
    this.allow = options?.allow ?? null;
    this.entries = entries?.length ? entries : [{ code, label: LABELS[code] }];
  }
}

export const unauthenticated = () => new Failure('UNAUTHENTICATED');
export const forbidden = (label?: Bilingual) => refusal('FORBIDDEN', label);
/** For a user who has not accepted the terms yet, whatever the call. */
export const termsNotAccepted = () => new Failure('TERMS_NOT_ACCEPTED');
/** Also for records that exist but that the caller may not know about. */
export const notFound = () => new Failure('NOT_FOUND');
/** For well-formed input that breaks a rule; `path` as in `body.email`. */
export const badRequest = (label?: Bilingual, path?: string) => refusal('BAD_REQUEST', label, path);

/** Creates a failure with one entry; without a label, the default one of its code. */
export function refusal(
  code: ErrorCode,
  label?: Bilingual,
  path?: string,
  options?: FailureOptions,
): Failure {
  return new Failure(code, [{ code, label: label ?? LABELS[code], ...(path && { path }) }], options);
}

/** Refusals of calls before they start because of load: that of the caller, or that of all users. */
const OVERLOAD = {
  person: {
    code: 'TOO_MANY_REQUESTS',
    retryAfter: 2,
    label: {
      en: 'Too many actions at once. Nothing was changed. Try again in a few seconds.',
      fr: 'Trop d’actions à la fois. Rien n’a été modifié. Réessayez dans quelques secondes.',
    },
  },
  everybody: {
    code: 'SERVICE_UNAVAILABLE',
    retryAfter: 5,
    label: {
      en: 'The service is very busy at the moment. Nothing was changed. Try again in a few seconds.',
      fr: 'Le service est très sollicité pour le moment. Rien n’a été modifié. Réessayez dans quelques secondes.',
    },
  },
} as const;

/** Returns the refusal of a call that was not started: 429 when the caller has too many calls, else 503. */
export function overload(of: keyof typeof OVERLOAD): Failure {
  const { code, label, retryAfter } = OVERLOAD[of];
  return refusal(code, label, undefined, { retryAfter });
}
