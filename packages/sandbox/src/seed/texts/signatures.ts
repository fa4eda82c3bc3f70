/** Documents sent for signature, by the action of the request, and their text. */

interface Names {
  en: readonly string[];
  fr: readonly string[];
}

export const SIGNATURE_DOCUMENTS: Readonly<Record<string, Names>> = {
  ACCOUNT_OPENING: {
    en: ['Account opening agreement v3', 'Specimen signature card', 'Guarantee letter', 'Fee schedule'],
    fr: ['Convention de compte v3', 'Carton de signature', 'Lettre de garantie', 'Barème de frais'],
  },
  SIGNATORIES_UPDATE: {
    en: ['List of authorised signatories', 'Specimen signature card'],
    fr: ['Liste des signataires habilités', 'Carton de signature'],
  },
  POWER_GRANT: {
    en: ['Joint power of attorney', 'Schedule of powers'],
    fr: ['Pouvoir conjoint', 'Annexe des pouvoirs'],
  },
  CREDIT_LINE: {
    en: ['Credit line agreement', 'Drawing conditions'],
    fr: ['Convention de ligne de crédit', 'Conditions de tirage'],
  },
};

export const OTHER_SIGNATURE_DOCUMENTS: Names = {
  en: ['Amendment to the framework agreement'],
  fr: ['Avenant à la convention cadre'],
};

export const SIGNATURE_PARAGRAPHS = {
  en: [
    'This document takes effect on the day of its last signature. The parties have read it in full before signing.',
    'It is governed by the framework agreement between the bank and its client. Where the two differ, this document prevails for what it states.',
    'The parties sign it electronically; the signature page at its end names each signatory with the moment of the signature.',
  ],
  fr: [
    'Le présent document prend effet le jour de sa dernière signature. Les parties l’ont lu en entier avant de signer.',
    'Il relève de la convention cadre entre la banque et son client. En cas de divergence, il prévaut pour ce qu’il énonce.',
    'Les parties le signent par voie électronique ; la page de signature, à la fin, nomme chaque signataire et le moment de sa signature.',
  ],
} as const;

export const DECLINE_REASONS = {
  en: [
    'The fee schedule is not the one we agreed on.',
    'My powers ended last month; please address this to my successor.',
    'The second page names the wrong legal entity.',
  ],
  fr: [
    'Le barème n’est pas celui que nous avions convenu.',
    'Mes pouvoirs ont pris fin le mois dernier ; merci de vous adresser à mon successeur.',
    'La deuxième page nomme une autre entité juridique.',
  ],
} as const;

export const SIGNATURE_SENTENCES = {
  en: {
    sent: (title: string, count: number) =>
      `Sent for signature: “${title}”, ${count} ${count === 1 ? 'signatory' : 'signatories'}.`,
    signed: (title: string) => `Everyone has signed “${title}”.`,
    declined: (title: string, name: string) => `${name} declined to sign “${title}”.`,
  },
  fr: {
    sent: (title: string, count: number) =>
      `Envoyé pour signature : « ${title} », ${count} signataire${count === 1 ? '' : 's'}.`,
    signed: (title: string) => `Tout le monde a signé « ${title} ».`,
    declined: (title: string, name: string) => `${name} a refusé de signer « ${title} ».`,
  },
} as const;
