import type { ResearchRating } from '@atrium/contract/research-rules';
import type { Bilingual } from '@atrium/server';

/** Names of fictitious companies, in three parts. */
export const COMPANY_STEMS = [
  'Brenner',
  'Castellani',
  'Marlowe',
  'Lindqvist',
  'Tolosa',
  'Veldkamp',
  'Aurelian',
  'Kestrel',
  'Montclar',
  'Nordhavn',
  'Ostrava',
  'Pellegrin',
  'Quantock',
  'Rosenau',
] as const;
export const COMPANY_TRADES = ['Foods', 'Paper', 'Marine', 'Chemie', 'Energia', 'Logistics'] as const;
export const COMPANY_FORMS = [
  { name: 'AG', currency: 'EUR' },
  { name: 'SpA', currency: 'EUR' },
  { name: 'SA', currency: 'EUR' },
  { name: 'plc', currency: 'GBP' },
  { name: 'AB', currency: 'SEK' },
  { name: 'NV', currency: 'EUR' },
] as const;

/** Text of the document of a note, by rating. */
export const NOTE_TEXTS: Readonly<Record<ResearchRating, Bilingual>> = {
  BUY: {
    en: 'Orders grow faster than the sector and the price of the share does not show it yet. Debt falls to less than twice the yearly result; the dividend is covered twice. The risk is a weaker second half in Germany.',
    fr: 'Les commandes progressent plus vite que le secteur et le cours ne le reflète pas encore. La dette revient à moins de deux fois le résultat annuel ; le dividende est couvert deux fois. Le risque est un second semestre plus faible en Allemagne.',
  },
  HOLD: {
    en: 'Results are in line with what was announced. Margins hold, volumes do not. We wait for the investor day before we change our view.',
    fr: 'Les résultats sont conformes aux annonces. Les marges tiennent, pas les volumes. Nous attendons la journée investisseurs avant de changer d’avis.',
  },
  SELL: {
    en: 'Prices fall for the third quarter in a row while stocks rise. The loan that ends next year will be renewed at a higher rate. We see better value elsewhere in the sector.',
    fr: 'Les prix baissent pour le troisième trimestre de suite alors que les stocks augmentent. Le crédit qui échoit l’an prochain sera renouvelé à un taux plus élevé. Nous voyons de meilleures valeurs ailleurs dans le secteur.',
  },
};
