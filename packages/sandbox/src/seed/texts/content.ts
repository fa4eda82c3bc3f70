/** Text of every document that the bank publishes. */
export const CONTENT_PARAGRAPHS: Readonly<Record<'en' | 'fr', readonly string[]>> = {
  en: [
    'This document tells what the bank offers, who may use it and what it takes to begin.',
    'Your client service sets the service up with you: first a call of half an hour, then a test in our test environment, then the start on a day you choose.',
    'All amounts are in the currency of the account. Orders that arrive after the cut-off time are carried out on the next business day.',
    'Two people of your company approve each change of rights. The bank keeps a record of who asked for what.',
  ],
  fr: [
    'Ce document présente ce que propose la banque, qui peut en bénéficier et ce qu’il faut pour commencer.',
    'Votre service client met le service en place avec vous : un appel d’une demi-heure, puis un essai dans notre environnement de test, puis le démarrage à la date de votre choix.',
    'Tous les montants sont dans la devise du compte. Les ordres reçus après l’heure limite sont exécutés le jour ouvré suivant.',
    'Deux personnes de votre entreprise approuvent chaque modification de droits. La banque conserve la trace de chaque demande.',
  ],
};

/** Header and rows of the tables in the workbooks that the bank publishes. */
export const CONTENT_TABLE: Readonly<Record<'en' | 'fr', readonly (readonly (string | number)[])[]>> = {
  en: [
    ['Currency', 'Cut-off, local time', 'Value'],
    ['EUR', '16:30', 'Same day'],
    ['GBP', '15:45', 'Same day'],
    ['USD', '17:00', 'Same day'],
    ['CHF', '14:00', 'Same day'],
    ['JPY', '11:00', 'Next day'],
  ],
  fr: [
    ['Devise', 'Heure limite locale', 'Date de valeur'],
    ['EUR', '16:30', 'Jour même'],
    ['GBP', '15:45', 'Jour même'],
    ['USD', '17:00', 'Jour même'],
    ['CHF', '14:00', 'Jour même'],
    ['JPY', '11:00', 'Lendemain'],
  ],
};
