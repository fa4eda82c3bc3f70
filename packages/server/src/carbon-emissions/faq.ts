import type { ServiceReport } from '../service-grids/index.ts';

/** Questions and answers of the FAQ tab about carbon emissions (GRID-005, GRID-015). */
export const EMISSIONS_FAQ: NonNullable<ServiceReport['faq']> = [
  {
    question: {
      en: 'What are scopes 1, 2 and 3?',
      fr: 'Que sont les scopes 1, 2 et 3\u202f?',
    },
    answer: {
      en: 'They come from the greenhouse gas protocol. Scope 1 is what your legal entity emits itself, for example by burning fuel. Scope 2 is what the production of the energy that it buys emits. Scope 3 is everything else along its value chain: purchases, transport, travel, the use of what it sells.',
      fr: 'Ils viennent du protocole des gaz à effet de serre. Le scope 1 couvre ce que votre entité juridique émet elle-même, par exemple en brûlant du combustible. Le scope 2 couvre la production de l’énergie qu’elle achète. Le scope 3 couvre le reste de sa chaîne de valeur\u00a0: achats, transport, déplacements, usage de ce qu’elle vend.',
    },
  },
  {
    question: {
      en: 'In which unit are the figures?',
      fr: 'Dans quelle unité sont les chiffres\u202f?',
    },
    answer: {
      en: 'In metric tonnes of carbon dioxide equivalent. The other greenhouse gases are converted by their warming effect over one hundred years.',
      fr: 'En tonnes d’équivalent dioxyde de carbone. Les autres gaz à effet de serre sont convertis selon leur effet de réchauffement sur cent ans.',
    },
  },
  {
    question: {
      en: 'Where do the figures come from?',
      fr: 'D’où viennent les chiffres\u202f?',
    },
    answer: {
      en: 'From what your legal entities publish or send to the bank. The bank adds nothing to them and does not estimate what is missing.',
      fr: 'De ce que vos entités juridiques publient ou transmettent à la banque. La banque n’y ajoute rien et n’estime pas ce qui manque.',
    },
  },
  {
    question: {
      en: 'When does a new year appear?',
      fr: 'Quand une nouvelle année apparaît-elle\u202f?',
    },
    answer: {
      en: 'Once the year is closed and its report has been received, as a rule in the second quarter of the following year.',
      fr: 'Lorsque l’année est close et que sa déclaration a été reçue, en général au deuxième trimestre de l’année suivante.',
    },
  },
  {
    question: {
      en: 'A figure is wrong. What can I do?',
      fr: 'Un chiffre est inexact. Que faire\u202f?',
    },
    answer: {
      en: 'Create a request from this page and attach the report with the right figure. The bank corrects the year once the document has been checked.',
      fr: 'Créez une demande depuis cette page et joignez la déclaration qui porte le bon chiffre. La banque corrige l’année après vérification du document.',
    },
  },
];
