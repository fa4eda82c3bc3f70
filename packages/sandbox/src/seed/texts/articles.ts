import type { ArticleCategory } from '@atrium/contract/articles';

/** A story in both languages with the same figures: `{rate}`, `{change}`, `{currency}`, `{sector}`, `{country}`, `{month}`, `{year}`. */
export interface ArticleTemplate {
  category: ArticleCategory;
  keywords: readonly string[];
  title: { en: string; fr: string };
  lead: { en: string; fr: string };
  /** Page of the source, to which the language is appended; no link unless given. */
  link?: string;
  /** Lines that start with `# ` are headings, with `> ` quotes. */
  body: { en: readonly string[]; fr: readonly string[] };
}

export const ARTICLE_TEMPLATES: readonly ArticleTemplate[] = [
  {
    category: 'ECONOMIC',
    link: 'https://research.atrium.example/economy',
    keywords: ['rates', 'deposits'],
    title: {
      en: 'The deposit rate holds at {rate}%: what it changes for your cash',
      fr: 'Le taux de dépôt reste à {rate} % : ce que cela change pour votre trésorerie',
    },
    lead: {
      en: 'The central bank left its deposit rate at {rate}% in {month}. Term deposits keep the current curve for some weeks.',
      fr: 'La banque centrale a maintenu son taux de dépôt à {rate} % en {month}. Les dépôts à terme conservent la courbe actuelle quelques semaines.',
    },
    body: {
      en: [
        'The decision was expected by most of the market. What matters for treasurers is the tone: the next step depends on wages, and these are published only after the quarter ends.',
        'A deposit of three months now pays close to {rate}%. Longer terms pay a little less, as the curve prices one cut within the year.',
        'Companies with cash that is not needed before spring can place part of it over six months and keep the rest at sight.',
        '# What it means for deposits',
        'Banks set their year-end prices in the first half of December. Deposits placed before then keep the present curve; after that, terms across the turn of the year usually pay 20 to 35 hundredths less.',
        '# What it means for borrowers',
        'Drawings linked to the three-month rate are renewed a little lower than in summer. Fixed rates at five years are unchanged: whoever planned to fix part of a loan has no reason to hurry.',
        '> The decision matters less for the level of rates than for the shape of the curve before the year ends.',
      ],
      fr: [
        'La décision était attendue par la plupart des intervenants. Pour les trésoriers, c’est le ton qui compte : la suite dépend des salaires, publiés seulement après la fin du trimestre.',
        'Un dépôt à trois mois rapporte désormais près de {rate} %. Les durées plus longues rapportent un peu moins, la courbe anticipant une baisse dans l’année.',
        'Les entreprises dont la trésorerie n’est pas nécessaire avant le printemps peuvent en placer une partie à six mois et garder le reste à vue.',
        '# Pour les placements',
        'Les banques fixent leurs prix de fin d’année dans la première quinzaine de décembre. Les dépôts placés avant conservent la courbe actuelle ; ensuite, les durées à cheval sur le changement d’année rapportent en général 20 à 35 centièmes de moins.',
        '# Pour les emprunteurs',
        'Les tirages indexés sur le taux à trois mois se renouvellent un peu plus bas que cet été. Les taux fixes à cinq ans sont inchangés : rien ne presse pour qui voulait figer une partie d’un crédit.',
        '> La décision compte moins pour le niveau des taux que pour la forme de la courbe d’ici la fin de l’année.',
      ],
    },
  },
  {
    category: 'ECONOMIC',
    link: 'https://research.atrium.example/economy',
    keywords: ['inflation', 'outlook'],
    title: {
      en: 'Inflation at {rate}% in {month}: services still lead',
      fr: 'Inflation à {rate} % en {month} : les services toujours en tête',
    },
    lead: {
      en: 'Prices rose by {rate}% over one year. Energy pulls the figure down, services keep it up.',
      fr: 'Les prix ont augmenté de {rate} % sur un an. L’énergie tire le chiffre vers le bas, les services le soutiennent.',
    },
    body: {
      en: [
        'Without energy and food, the rise is {change} points higher. Rents and insurance explain half of the gap.',
        'For companies in {country}, indexation clauses in leases and supply contracts come due in the first quarter. It is worth listing them now.',
        'Our economists expect the figure to fall slowly and to reach the target in the second half of the year.',
        '# Three clauses to look at',
        'Leases that follow the index of the third quarter change on 1 January. Supply contracts often name a basket instead, with energy at a fifth of it. Service contracts follow wages, which rise by more.',
        '> A clause that nobody reads is still a clause that is applied.',
        '# Our figures',
        'We see the index at 2.1% in spring and at 1.9% by the end of next year, with services the last to follow.',
      ],
      fr: [
        'Hors énergie et alimentation, la hausse est supérieure de {change} point. Les loyers et l’assurance expliquent la moitié de l’écart.',
        'Pour les entreprises en {country}, les clauses d’indexation des baux et des contrats d’approvisionnement jouent au premier trimestre. Il est utile d’en dresser la liste dès maintenant.',
        'Nos économistes attendent un repli lent et un retour à l’objectif au second semestre.',
        '# Trois clauses à relire',
        'Les baux indexés sur le troisième trimestre évoluent au 1er janvier. Les contrats d’approvisionnement suivent souvent un panier, dont l’énergie fait un cinquième. Les contrats de service suivent les salaires, qui montent davantage.',
        '> Une clause que personne ne lit reste une clause qui s’applique.',
        '# Nos prévisions',
        'Nous voyons l’indice à 2,1 % au printemps et à 1,9 % à la fin de l’an prochain, les services étant les derniers à suivre.',
      ],
    },
  },
  {
    category: 'MARKETS_TRENDS',
    link: 'https://research.atrium.example/markets',
    keywords: ['fx', 'hedging'],
    title: {
      en: 'EUR/{currency}: a narrow range, and what may end it',
      fr: 'EUR/{currency} : une fourchette étroite, et ce qui peut y mettre fin',
    },
    lead: {
      en: 'The pair moved by less than {change}% in {month}. Options are cheap, forwards less so.',
      fr: 'La paire a varié de moins de {change} % en {month}. Les options sont bon marché, les termes moins.',
    },
    body: {
      en: [
        'Two forces hold the pair: a small gap of rates and steady trade flows. Neither is likely to change before the next meetings of the central banks.',
        'Low volatility makes options attractive for exporters with uncertain volumes. For known amounts a forward remains the simpler tool.',
        'We see the range holding until the end of the year, with more risk on the upper side.',
        '# For exporters',
        'Cover known invoices with forwards up to six months, and leave a third open where volumes are uncertain. Orders at a limit cost nothing and catch short moves.',
        '# For importers',
        'The range is a chance to lengthen cover at a price that has not been seen for a year. Watch the margin calls of long forwards: they use credit lines.',
      ],
      fr: [
        'Deux forces tiennent la paire : un faible écart de taux et des flux commerciaux stables. Ni l’une ni l’autre ne devrait changer avant les prochaines réunions des banques centrales.',
        'La faible volatilité rend les options intéressantes pour les exportateurs aux volumes incertains. Pour des montants connus, le terme reste l’outil le plus simple.',
        'Nous voyons la fourchette tenir jusqu’à la fin de l’année, avec un risque plutôt à la hausse.',
        '# Pour les exportateurs',
        'Couvrez les factures connues à terme jusqu’à six mois, et laissez un tiers ouvert lorsque les volumes sont incertains. Les ordres à cours limité ne coûtent rien et captent les mouvements brefs.',
        '# Pour les importateurs',
        'La fourchette permet d’allonger la couverture à un prix inédit depuis un an. Surveillez les appels de marge des termes longs : ils consomment les lignes de crédit.',
      ],
    },
  },
  {
    category: 'MARKETS_TRENDS',
    link: 'https://research.atrium.example/markets',
    keywords: ['credit', 'bonds'],
    title: {
      en: 'Corporate bonds: spreads in {sector} tighten by {change} points',
      fr: 'Obligations d’entreprises : les primes du secteur {sector} se resserrent de {change} point',
    },
    lead: {
      en: 'Demand for issues in {sector} is three times the supply. First-time issuers use the window.',
      fr: 'La demande pour les émissions du secteur {sector} est trois fois supérieure à l’offre. Les nouveaux émetteurs profitent de la fenêtre.',
    },
    body: {
      en: [
        'Books opened in {month} were covered within the hour. Five-year maturities take most of the orders.',
        'For companies that plan to refinance within eighteen months, an early issue with a short negative carry can be cheaper than waiting.',
        'Documentation takes six to eight weeks for a first issue: a rating is helpful but not always needed.',
        '# Who buys',
        'Insurers take the long end, funds the middle, and treasuries of other companies the short one. Orders from outside the euro area make a fifth of the book.',
        '# What to prepare',
        'Three years of accounts, a paper on the sector and a clear use of the money are what investors ask for first. The rest is a matter of weeks.',
      ],
      fr: [
        'Les livres ouverts en {month} ont été couverts en moins d’une heure. Les maturités à cinq ans concentrent les ordres.',
        'Pour les entreprises qui prévoient un refinancement sous dix-huit mois, une émission anticipée avec un court portage négatif peut coûter moins cher que l’attente.',
        'La documentation prend six à huit semaines pour une première émission : une notation est utile mais pas toujours nécessaire.',
        '# Qui achète',
        'Les assureurs prennent les échéances longues, les fonds les moyennes, et les trésoreries d’autres entreprises les courtes. Les ordres venus de l’extérieur de la zone euro font un cinquième du livre.',
        '# Que préparer',
        'Trois exercices de comptes, une note sur le secteur et un emploi clair des fonds : voilà ce que les investisseurs demandent d’abord. Le reste est affaire de semaines.',
      ],
    },
  },
  {
    category: 'PRESS_REVIEW',
    keywords: ['press'],
    title: {
      en: 'In the press: {sector} in {country}',
      fr: 'Revue de presse : le secteur {sector} en {country}',
    },
    lead: {
      en: 'Three articles of the week on {sector}, and what they leave out.',
      fr: 'Trois articles de la semaine sur le secteur {sector}, et ce qu’ils passent sous silence.',
    },
    body: {
      en: [
        'The business papers in {country} report full order books and longer payment terms. The second point has received less attention than it deserves: average terms have grown by four days in a year.',
        'A survey of treasurers shows that one company in three now insures its receivables.',
        'Figures for {month} will tell whether the trend goes on.',
        '# What the papers leave out',
        'Longer terms are not only a matter of manners: in two sectors out of five they are now written into framework contracts.',
        '> Payment terms are a loan that nobody applied for.',
        'We will come back to the receivables of {sector} with figures of our own clients, without their names.',
      ],
      fr: [
        'La presse économique en {country} évoque des carnets de commandes pleins et des délais de paiement plus longs. Le second point mérite plus d’attention : les délais moyens ont augmenté de quatre jours en un an.',
        'Une enquête auprès des trésoriers montre qu’une entreprise sur trois assure désormais ses créances.',
        'Les chiffres de {month} diront si la tendance se poursuit.',
        '# Ce que la presse ne dit pas',
        'L’allongement des délais n’est pas qu’une question d’usage : dans deux secteurs sur cinq, il figure désormais dans les contrats-cadres.',
        '> Un délai de paiement est un crédit que personne n’a demandé.',
        'Nous reviendrons sur les créances du secteur {sector} avec les chiffres, sans les noms, de nos propres clients.',
      ],
    },
  },
  {
    category: 'CA',
    keywords: ['group', 'payments'],
    title: {
      en: 'Instant payments in {country}: the timetable for companies',
      fr: 'Paiements instantanés en {country} : le calendrier des entreprises',
    },
    lead: {
      en: 'From {month} the bank sends and receives instant payments for companies in {country}, files included.',
      fr: 'À partir de {month}, la banque émet et reçoit les paiements instantanés des entreprises en {country}, y compris par fichier.',
    },
    body: {
      en: [
        'A payment reaches the beneficiary within ten seconds, at any hour. Name and account are compared before it leaves, and the result is shown to the person who approves.',
        'Files of up to {n} payments are accepted. Each payment is confirmed on its own, so that one refusal does not hold up the others.',
        'Limits are those of the contract. To change them, open a request from the portal.',
        '# What changes for approvers',
        'An instant payment cannot be called back. We advise a second approval from EUR 50,000 on, and a phone number of the supplier that does not come from the invoice.',
        '# The timetable',
        'Single payments come first, files follow one month later, and standing orders in spring. Nothing has to be signed.',
      ],
      fr: [
        'Un paiement parvient au bénéficiaire en dix secondes, à toute heure. Le nom et le compte sont comparés avant l’envoi, et le résultat est présenté à la personne qui valide.',
        'Les fichiers jusqu’à {n} paiements sont acceptés. Chaque paiement est confirmé séparément : un refus ne retient pas les autres.',
        'Les plafonds sont ceux du contrat. Pour les modifier, ouvrez une demande depuis le portail.',
        '# Ce qui change pour les valideurs',
        'Un paiement instantané ne se rappelle pas. Nous conseillons une seconde validation à partir de 50 000 EUR, et un numéro de téléphone du fournisseur qui ne provienne pas de la facture.',
        '# Le calendrier',
        'Les paiements unitaires d’abord, les fichiers un mois plus tard, les ordres permanents au printemps. Rien n’est à signer.',
      ],
    },
  },
  {
    category: 'SECTORIAL',
    link: 'https://research.atrium.example/sectors',
    keywords: ['sector', 'working capital'],
    title: {
      en: '{Sector}: working capital under pressure in {country}',
      fr: '{Sector} : le besoin en fonds de roulement sous tension en {country}',
    },
    lead: {
      en: 'Stocks in {sector} grew by {change}% over the year while sales stood still.',
      fr: 'Les stocks du secteur {sector} ont augmenté de {change} % sur l’année alors que les ventes stagnent.',
    },
    body: {
      en: [
        'Longer supply chains and earlier orders explain most of the rise. The cost of carrying the stock has become visible with short rates at {rate}%.',
        'Companies answer in three ways: consignment with suppliers, sale of receivables, and shorter product lists.',
        'Programmes for suppliers start at EUR 20m of yearly purchases and take about three months to set up.',
        '# Where the cash is',
        'Half of the rise stands in raw materials bought ahead of price increases that did not come. The other half is finished goods on their way to customers who order later than before.',
        '> Stock is cash that has changed its address.',
        '# Three questions for the next board',
        'How many days does the stock stand for? Who owns it on the way? And what would it cost to sell the receivables behind it?',
      ],
      fr: [
        'Des chaînes plus longues et des commandes anticipées expliquent l’essentiel de la hausse. Avec des taux courts à {rate} %, le coût de portage devient visible.',
        'Les entreprises répondent de trois façons : consignation chez les fournisseurs, cession de créances, gammes plus courtes.',
        'Les programmes fournisseurs commencent à 20 M€ d’achats annuels et se mettent en place en trois mois environ.',
        '# Où se trouve la trésorerie',
        'La moitié de la hausse tient aux matières achetées en prévision de hausses de prix qui ne sont pas venues. L’autre moitié, ce sont des produits finis en route vers des clients qui commandent plus tard.',
        '> Le stock est une trésorerie qui a changé d’adresse.',
        '# Trois questions pour le prochain conseil',
        'Combien de jours le stock représente-t-il ? À qui appartient-il en chemin ? Et que coûterait la cession des créances qui se trouvent derrière ?',
      ],
    },
  },
  {
    category: 'REGULATORY',
    keywords: ['regulation', 'reporting'],
    title: {
      en: 'New reporting rules in {country} from {year}',
      fr: 'Nouvelles règles de déclaration en {country} à partir de {year}',
    },
    lead: {
      en: 'Payments above EUR 10,000 to some countries will be reported with their purpose. What to prepare.',
      fr: 'Les paiements de plus de 10 000 EUR vers certains pays seront déclarés avec leur motif. Ce qu’il faut préparer.',
    },
    body: {
      en: [
        'The rule was published in {month}. It adds one field to the payment message, which most enterprise systems already have.',
        'The bank accepts the code from now on and refuses payments without it from the first day of the year.',
        'A list of codes and a test file are available from the service desk.',
        '# What to prepare',
        'List the countries you pay, and who in the company knows why. Ask the vendor of your payment system for the new field. Send a test file before the middle of December.',
        '# What we check',
        'The bank looks at the presence and the form of the code, not at its truth: that remains with whoever pays.',
      ],
      fr: [
        'La règle a été publiée en {month}. Elle ajoute un champ au message de paiement, déjà présent dans la plupart des progiciels.',
        'La banque accepte le code dès maintenant et refusera les paiements sans code à compter du premier jour de l’année.',
        'La liste des codes et un fichier de test sont disponibles auprès du support.',
        '# Que préparer',
        'Dressez la liste des pays payés, et de qui, dans l’entreprise, sait pourquoi. Demandez le nouveau champ à l’éditeur de votre logiciel de paiement. Envoyez un fichier de test avant la mi-décembre.',
        '# Ce que nous vérifions',
        'La banque contrôle la présence et la forme du code, non son exactitude : celle-ci incombe au payeur.',
      ],
    },
  },
  {
    category: 'REGULATORY',
    keywords: ['kyc', 'ownership'],
    title: {
      en: 'Beneficial owners: what changes in the register of {country}',
      fr: 'Bénéficiaires effectifs : ce qui change dans le registre en {country}',
    },
    lead: {
      en: 'The register is no longer open to all. How banks and clients prove ownership from {month}.',
      fr: 'Le registre n’est plus ouvert à tous. Comment banques et clients justifient la détention à partir de {month}.',
    },
    body: {
      en: [
        'Access is now given to those who show a legitimate interest. Banks have it, so that most reviews go on as before.',
        'Where the register and the statements of the company differ, the company must explain the difference within thirty days.',
        'An up-to-date chart of ownership, signed by a representative, remains the document that shortens a review most.',
        '# What shortens a review',
        'A chart with percentages, a date and a signature. Copies of identity papers that do not end within three months. And one person whom we may call.',
        '# What does not',
        'Old charts with corrections by hand, and registers of countries that are not updated. Both lead to questions that could be avoided.',
      ],
      fr: [
        'L’accès est désormais réservé à qui justifie d’un intérêt légitime. C’est le cas des banques : la plupart des revues continuent comme avant.',
        'Lorsque le registre et les déclarations de la société diffèrent, celle-ci doit s’en expliquer sous trente jours.',
        'Un organigramme de détention à jour, signé par un représentant, reste le document qui raccourcit le plus une revue.',
        '# Ce qui raccourcit une revue',
        'Un organigramme avec des pourcentages, une date et une signature. Des pièces d’identité qui n’expirent pas dans les trois mois. Et une personne que nous pouvons appeler.',
        '# Ce qui l’allonge',
        'Les organigrammes corrigés à la main, et les registres de pays qui ne sont pas à jour. Les deux appellent des questions évitables.',
      ],
    },
  },
];

export const SECTORS = [
  { en: 'logistics', fr: 'logistique' },
  { en: 'chemicals', fr: 'chimie' },
  { en: 'food', fr: 'agroalimentaire' },
  { en: 'energy', fr: 'énergie' },
  { en: 'real estate', fr: 'immobilier' },
  { en: 'machinery', fr: 'mécanique' },
  { en: 'retail', fr: 'distribution' },
  { en: 'health care', fr: 'santé' },
] as const;

/** Countries whose French name takes the preposition « en ». */
export const CITIES = [
  { en: 'France', fr: 'France' },
  { en: 'Germany', fr: 'Allemagne' },
  { en: 'Italy', fr: 'Italie' },
  { en: 'Spain', fr: 'Espagne' },
  { en: 'Sweden', fr: 'Suède' },
  { en: 'Belgium', fr: 'Belgique' },
  { en: 'Switzerland', fr: 'Suisse' },
] as const;
