import type { RequestType } from '@atrium/contract/request-rules';
import type { ServiceCode } from '@atrium/contract/services';

/** A text in both languages, or several to choose from; the generator fills in `{words}`. */
export interface Texts {
  en: readonly string[];
  fr: readonly string[];
}

/** One kind of request: its titles and its conversation. */
export interface RequestTemplate {
  service: ServiceCode;
  action: string;
  types: readonly RequestType[];
  title: Texts;
  topic: Texts;
  /** First message; if there are as many as titles, each belongs to its title. */
  opening: Texts;
  /** What the bank needs before it can act. */
  need: Texts;
  /** What the client answers to that. */
  given: Texts;
  /** What the bank does with it. */
  work: Texts;
  /** How it ends. */
  done: Texts;
}

export const REQUEST_TEMPLATES: readonly RequestTemplate[] = [
  {
    service: 'CASH_MANAGEMENT',
    action: 'ACCOUNT_OPENING',
    types: ['SIGNATURE', 'SERVICE_ACTION', 'DOCUMENT'],
    title: {
      en: [
        'Opening of a {ccy} current account',
        'Opening of a {ccy} collection account',
        'Second {ccy} account for payroll',
      ],
      fr: [
        'Ouverture d’un compte courant en {ccy}',
        'Ouverture d’un compte d’encaissement en {ccy}',
        'Second compte en {ccy} pour la paie',
      ],
    },
    topic: { en: ['Accounts'], fr: ['Comptes'] },
    opening: {
      en: [
        '{entity} needs a new {ccy} account from {date}. Statements should come in camt.053, and the account joins the existing pool.',
        'Please open a {ccy} account in the name of {entity}. First incoming payment expected on {date}.',
      ],
      fr: [
        '{entity} a besoin d’un nouveau compte en {ccy} à partir du {date}. Les relevés sont attendus en camt.053 et le compte rejoint la centralisation existante.',
        'Merci d’ouvrir un compte en {ccy} au nom de {entity}. Premier encaissement attendu le {date}.',
      ],
    },
    need: {
      en: [
        'We need the signed opening agreement, the specimen signatures of two signatories and a register extract of less than three months.',
        'The agreement is attached. Two signatories must sign it, and we need the board resolution that names them.',
      ],
      fr: [
        'Il nous faut la convention d’ouverture signée, les spécimens de signature de deux signataires et un extrait du registre de moins de trois mois.',
        'La convention est jointe. Deux signataires doivent la signer, et il nous faut la résolution du conseil qui les désigne.',
      ],
    },
    given: {
      en: [
        'The agreement is signed and the register extract is attached. {person} signs as second signatory.',
        'Attached: the board resolution and both specimen cards.',
      ],
      fr: [
        'La convention est signée et l’extrait du registre est joint. {person} signe en second.',
        'Ci-joint la résolution du conseil et les deux cartons de spécimen.',
      ],
    },
    work: {
      en: [
        'The file is complete. The account is being created; the IBAN reaches you here within two business days.',
        'Account operations are setting up the statements and the pool. Nothing more is needed from you.',
      ],
      fr: [
        'Le dossier est complet. Le compte est en cours de création ; l’IBAN vous parviendra ici sous deux jours ouvrés.',
        'Les opérations paramètrent les relevés et la centralisation. Nous n’avons plus besoin de rien.',
      ],
    },
    done: {
      en: ['The account is open. The IBAN letter is attached and statements start tomorrow.'],
      fr: ['Le compte est ouvert. Le relevé d’identité bancaire est joint et les relevés commencent demain.'],
    },
  },
  {
    service: 'CASH_MANAGEMENT',
    action: 'ACCOUNT_CLOSURE',
    types: ['SERVICE_ACTION', 'ACTION'],
    title: {
      en: ['Closure of account ending {account}', 'Closure of the dormant {ccy} account of {short}'],
      fr: ['Clôture du compte se terminant par {account}', 'Clôture du compte dormant en {ccy} de {short}'],
    },
    topic: { en: ['Accounts'], fr: ['Comptes'] },
    opening: {
      en: [
        '{entity} no longer uses the account ending {account}. Please close it on {date} and move the balance to the main account.',
      ],
      fr: [
        '{entity} n’utilise plus le compte se terminant par {account}. Merci de le clôturer le {date} et de virer le solde sur le compte principal.',
      ],
    },
    need: {
      en: [
        'Three direct debits still draw on this account. Please confirm that they have been moved, and send the closure letter signed by two signatories.',
      ],
      fr: [
        'Trois prélèvements sont encore domiciliés sur ce compte. Merci de confirmer leur transfert et d’envoyer la lettre de clôture signée par deux signataires.',
      ],
    },
    given: {
      en: ['The direct debits were moved on Monday. The signed letter is attached.'],
      fr: ['Les prélèvements ont été transférés lundi. La lettre signée est jointe.'],
    },
    work: {
      en: ['Closure is planned. Interest to date will be booked the day before.'],
      fr: ['La clôture est planifiée. Les intérêts courus seront comptabilisés la veille.'],
    },
    done: {
      en: ['The account ending {account} is closed and the balance of {amount} was transferred.'],
      fr: ['Le compte se terminant par {account} est clôturé et le solde de {amount} a été viré.'],
    },
  },
  {
    service: 'CASH_MANAGEMENT',
    action: 'CHANNEL_ACCESS',
    types: ['SERVICE_ACTION', 'ACTION'],
    title: {
      en: [
        'SWIFT gpi tracker: add {n} users',
        'EBICS access for {person}',
        'Host-to-host: renewal of the certificate',
        'Add {short} to the payment channel',
      ],
      fr: [
        'Suivi SWIFT gpi : ajout de {n} utilisateurs',
        'Accès EBICS pour {person}',
        'Host-to-host : renouvellement du certificat',
        'Ajout de {short} au canal de paiement',
      ],
    },
    topic: { en: ['Channels'], fr: ['Canaux'] },
    opening: {
      en: [
        '{n} colleagues of {entity} follow international payments and need the SWIFT gpi tracker from {date}.',
        '{person} joins the treasury of {entity} and needs access to EBICS before {date}.',
        'Our host-to-host certificate expires on {date}. Please tell us how to exchange the new one.',
        '{entity} joins our payment factory on {date}. Please add it to the existing channel.',
      ],
      fr: [
        '{n} collègues de {entity} suivent les paiements internationaux et ont besoin du suivi SWIFT gpi à partir du {date}.',
        '{person} rejoint la trésorerie de {entity} et doit accéder à EBICS avant le {date}.',
        'Notre certificat host-to-host expire le {date}. Merci de nous indiquer comment transmettre le nouveau.',
        '{entity} rejoint notre usine de paiement le {date}. Merci de l’ajouter au canal existant.',
      ],
    },
    need: {
      en: ['Please send the access form signed by an administrator, with the mobile number of each person.'],
      fr: [
        'Merci d’envoyer le formulaire d’accès signé par un administrateur, avec le numéro de mobile de chaque personne.',
      ],
    },
    given: {
      en: ['The form is attached, signed by {person}.'],
      fr: ['Le formulaire est joint, signé par {person}.'],
    },
    work: {
      en: [
        'Access is being set up in the test environment first. A penny test is planned for tomorrow morning.',
      ],
      fr: [
        'L’accès est d’abord paramétré en environnement de test. Un virement d’un centime est prévu demain matin.',
      ],
    },
    done: {
      en: ['Access is live. The activation codes went out by text message.'],
      fr: ['L’accès est ouvert. Les codes d’activation sont partis par SMS.'],
    },
  },
  {
    service: 'CASH_MANAGEMENT',
    action: 'PAYMENT_LIMITS',
    types: ['SERVICE_ACTION', 'ACTION'],
    title: {
      en: ['Dual approval threshold to {round}', 'Daily payment limit of {short} to {round}'],
      fr: ['Seuil de double validation à {round}', 'Plafond journalier de {short} porté à {round}'],
    },
    topic: { en: ['Payments'], fr: ['Paiements'] },
    opening: {
      en: [
        'Please change the limit for {entity} to {round}, from {date}. The group treasury policy was revised.',
      ],
      fr: [
        'Merci de porter le plafond de {entity} à {round} à compter du {date}. La politique de trésorerie du groupe a été révisée.',
      ],
    },
    need: {
      en: [
        'A change above the contractual limit needs the approval of a second administrator. Who will give it?',
      ],
      fr: ['Au-delà du plafond contractuel, un second administrateur doit valider. Qui s’en charge ?'],
    },
    given: {
      en: ['{person} approves. The extract of the policy is attached.'],
      fr: ['{person} valide. L’extrait de la politique est joint.'],
    },
    work: {
      en: ['The new limit is being tested on the channel and will be active from the next cut-off.'],
      fr: [
        'Le nouveau plafond est en cours de test sur le canal et sera actif dès la prochaine heure limite.',
      ],
    },
    done: {
      en: ['The new limit of {round} is active.'],
      fr: ['Le nouveau plafond de {round} est actif.'],
    },
  },
  {
    service: 'CASH_MANAGEMENT',
    action: 'PAYMENT_INVESTIGATION',
    types: ['ACTION', 'SERVICE_ACTION'],
    title: {
      en: ['Payment of {amount} not received', 'Trace of a payment of {amount}'],
      fr: ['Paiement de {amount} non reçu', 'Recherche d’un paiement de {amount}'],
    },
    topic: { en: ['Payments'], fr: ['Paiements'] },
    opening: {
      en: [
        'The supplier of {entity} has not received our payment of {amount} from the account ending {account}. Please trace it.',
      ],
      fr: [
        'Le fournisseur de {entity} n’a pas reçu notre paiement de {amount} émis du compte se terminant par {account}. Merci de le rechercher.',
      ],
    },
    need: {
      en: [
        'Please send us the end-to-end reference of the payment and the invoice it pays: the intermediary bank asks for its purpose.',
      ],
      fr: [
        'Merci de nous envoyer la référence de bout en bout du paiement et la facture réglée : la banque intermédiaire demande le motif.',
      ],
    },
    given: {
      en: ['The reference is in the attached confirmation, the invoice is the second file.'],
      fr: ['La référence figure dans la confirmation jointe, la facture est le second fichier.'],
    },
    work: {
      en: [
        'The payment waits at the correspondent for a compliance check. We have sent the answer by SWIFT today.',
      ],
      fr: [
        'Le paiement est chez le correspondant, en attente d’un contrôle de conformité. Nous avons répondu par SWIFT aujourd’hui.',
      ],
    },
    done: {
      en: ['The beneficiary was credited with the original value date. No fee was taken.'],
      fr: ['Le bénéficiaire a été crédité à la date de valeur d’origine. Aucun frais n’a été prélevé.'],
    },
  },
  {
    service: 'POWER_OF_ATTORNEY',
    action: 'SIGNATORIES_UPDATE',
    types: ['ACTION', 'DOCUMENT', 'SIGNATURE'],
    title: {
      en: ['Update of authorised signatories', 'Removal of {person} as signatory', 'New signatory: {person}'],
      fr: [
        'Mise à jour des signataires autorisés',
        'Retrait de {person} des signataires',
        'Nouveau signataire : {person}',
      ],
    },
    topic: { en: ['Signatories'], fr: ['Signataires'] },
    opening: {
      en: [
        'The board of {entity} changed its signatories. Please update the powers on all accounts as of {date}.',
      ],
      fr: [
        'Le conseil de {entity} a modifié ses signataires. Merci de mettre à jour les pouvoirs sur tous les comptes au {date}.',
      ],
    },
    need: {
      en: [
        'We need the minutes of the board, an identity document of each new signatory, and a specimen signature.',
      ],
      fr: [
        'Il nous faut le procès-verbal du conseil, une pièce d’identité de chaque nouveau signataire et un spécimen de signature.',
      ],
    },
    given: {
      en: ['Minutes and identity documents are attached. The specimen follows by courier tomorrow.'],
      fr: ['Le procès-verbal et les pièces d’identité sont joints. Le spécimen part demain par coursier.'],
    },
    work: {
      en: ['Received. The old signatories stay valid until the change is booked, on the evening of {date}.'],
      fr: [
        'Bien reçu. Les anciens signataires restent valables jusqu’à l’enregistrement, le {date} au soir.',
      ],
    },
    done: {
      en: ['The powers are updated on all accounts. The new list is attached for your files.'],
      fr: ['Les pouvoirs sont à jour sur tous les comptes. La nouvelle liste est jointe pour vos dossiers.'],
    },
  },
  {
    service: 'POWER_OF_ATTORNEY',
    action: 'POWER_GRANT',
    types: ['SIGNATURE', 'DOCUMENT'],
    title: {
      en: [
        'Joint power of attorney, {short}',
        'Renewal of the power of {person}',
        'Power of attorney up to {round}',
      ],
      fr: ['Pouvoir conjoint, {short}', 'Renouvellement du pouvoir de {person}', 'Pouvoir jusqu’à {round}'],
    },
    topic: { en: ['Powers'], fr: ['Pouvoirs'] },
    opening: {
      en: [
        '{entity} grants a joint power over the pooled accounts. Please prepare the deed for signature before {date}.',
        'The power of {person} for {entity} ends on {date}. Please prepare its renewal with the same limits.',
        'Please prepare a power for {person}, limited to {round} per payment, from {date}.',
      ],
      fr: [
        '{entity} accorde un pouvoir conjoint sur les comptes centralisés. Merci de préparer l’acte pour signature avant le {date}.',
        'Le pouvoir de {person} pour {entity} prend fin le {date}. Merci de préparer son renouvellement avec les mêmes limites.',
        'Merci de préparer un pouvoir pour {person}, limité à {round} par paiement, à compter du {date}.',
      ],
    },
    need: {
      en: ['The deed is ready for signature. One signatory of group A and one of group B must sign.'],
      fr: ['L’acte est prêt à signer. Un signataire du groupe A et un du groupe B doivent signer.'],
    },
    given: {
      en: ['Signed on our side. {person} signs for group B this week.'],
      fr: ['Signé de notre côté. {person} signe pour le groupe B cette semaine.'],
    },
    work: {
      en: ['Both groups have signed. Our legal team countersigns and registers the deed.'],
      fr: ['Les deux groupes ont signé. Notre direction juridique contresigne et enregistre l’acte.'],
    },
    done: {
      en: ['The power is registered. The countersigned deed is attached.'],
      fr: ['Le pouvoir est enregistré. L’acte contresigné est joint.'],
    },
  },
  {
    service: 'KYC',
    action: 'KYC_REVIEW',
    types: ['DOCUMENT', 'ACTION'],
    title: {
      en: [
        'Annual KYC review of {short}',
        'Confirm beneficial owner above 25%',
        'KYC review: missing register extract',
      ],
      fr: [
        'Revue KYC annuelle de {short}',
        'Confirmation du bénéficiaire effectif au-delà de 25 %',
        'Revue KYC : extrait du registre manquant',
      ],
    },
    topic: { en: ['Review'], fr: ['Revue'] },
    opening: {
      en: [
        'The periodic review of {entity} is due on {date}. Please check the ownership chart attached and tell us what has changed.',
      ],
      fr: [
        'La revue périodique de {entity} est attendue pour le {date}. Merci de vérifier l’organigramme de détention joint et de nous indiquer ce qui a changé.',
      ],
    },
    need: {
      en: [
        'Please confirm the persons who hold more than 25% of {entity}, directly or not, and send a register extract of less than three months.',
      ],
      fr: [
        'Merci de confirmer les personnes qui détiennent plus de 25 % de {entity}, directement ou non, et d’envoyer un extrait du registre de moins de trois mois.',
      ],
    },
    given: {
      en: ['Nothing has changed since last year. The extract and the signed chart are attached.'],
      fr: ['Rien n’a changé depuis l’an dernier. L’extrait et l’organigramme signé sont joints.'],
    },
    work: {
      en: ['Thank you. The file is with our KYC officers; they answer within five business days.'],
      fr: ['Merci. Le dossier est chez nos chargés de KYC ; ils répondent sous cinq jours ouvrés.'],
    },
    done: {
      en: ['The review of {entity} is approved. The next one is due in three years.'],
      fr: ['La revue de {entity} est approuvée. La prochaine est attendue dans trois ans.'],
    },
  },
  {
    service: 'KYC',
    action: 'CLIENT_DATA',
    types: ['ACTION', 'DOCUMENT'],
    title: {
      en: [
        'Change of registered address',
        'Change of legal name of {short}',
        'New legal representative of {short}',
      ],
      fr: [
        'Changement de siège social',
        'Changement de dénomination de {short}',
        'Nouveau représentant légal de {short}',
      ],
    },
    topic: { en: ['Client data'], fr: ['Données client'] },
    opening: {
      en: [
        '{entity} moves its registered office on {date}. Please update your records and the address of the statements.',
        '{entity} changes its legal name on {date}. Please tell us what you need to update accounts and contracts.',
        '{entity} has appointed {person} as legal representative from {date}. Please update your records.',
      ],
      fr: [
        '{entity} transfère son siège le {date}. Merci de mettre à jour vos dossiers et l’adresse des relevés.',
        '{entity} change de dénomination le {date}. Merci de nous indiquer les pièces nécessaires pour les comptes et les contrats.',
        '{entity} a nommé {person} représentant légal à compter du {date}. Merci de mettre à jour vos dossiers.',
      ],
    },
    need: {
      en: ['We need the register extract with the new data, and the statutes as amended.'],
      fr: ['Il nous faut l’extrait du registre à jour et les statuts modifiés.'],
    },
    given: {
      en: ['Both are attached. The registration took place last week.'],
      fr: ['Les deux sont joints. L’immatriculation a eu lieu la semaine dernière.'],
    },
    work: {
      en: ['The change is being booked in all systems; contracts and mandates stay valid.'],
      fr: ['Le changement est en cours dans tous les systèmes ; contrats et mandats restent valables.'],
    },
    done: {
      en: ['Our records are up to date. Statements carry the new data from the next one.'],
      fr: ['Nos dossiers sont à jour. Les relevés porteront les nouvelles données dès le prochain.'],
    },
  },
  {
    service: 'TRADE_FINANCE',
    action: 'GUARANTEE_ISSUE',
    types: ['SERVICE_ACTION', 'DOCUMENT'],
    title: {
      en: ['Guarantee in favour of {beneficiary}', 'Performance bond of {amount}'],
      fr: ['Garantie en faveur de {beneficiary}', 'Garantie de bonne fin de {amount}'],
    },
    topic: { en: ['Guarantees'], fr: ['Garanties'] },
    opening: {
      en: [
        'Please issue a guarantee of {amount} in favour of {beneficiary}, valid until {date}. The draft text of the beneficiary is attached.',
      ],
      fr: [
        'Merci d’émettre une garantie de {amount} en faveur de {beneficiary}, valable jusqu’au {date}. Le projet de texte du bénéficiaire est joint.',
      ],
    },
    need: {
      en: [
        'Clause 4 of the draft asks for payment without a written demand, which we cannot accept. Our wording is attached.',
      ],
      fr: [
        'La clause 4 du projet prévoit un paiement sans demande écrite, ce que nous ne pouvons accepter. Notre rédaction est jointe.',
      ],
    },
    given: {
      en: ['{beneficiary} accepts your wording. The instruction is attached, signed by two signatories.'],
      fr: ['{beneficiary} accepte votre rédaction. L’instruction est jointe, signée par deux signataires.'],
    },
    work: {
      en: ['The guarantee goes out by SWIFT MT760 this afternoon.'],
      fr: ['La garantie part par SWIFT MT760 cet après-midi.'],
    },
    done: {
      en: ['The guarantee is issued; the copy of the MT760 is attached.'],
      fr: ['La garantie est émise ; la copie du MT760 est jointe.'],
    },
  },
  {
    service: 'TRADE_FINANCE',
    action: 'LETTER_OF_CREDIT',
    types: ['DOCUMENT', 'SERVICE_ACTION'],
    title: {
      en: ['Import letter of credit of {amount}', 'Letter of credit in favour of {beneficiary}'],
      fr: ['Crédit documentaire import de {amount}', 'Crédit documentaire en faveur de {beneficiary}'],
    },
    topic: { en: ['Letters of credit'], fr: ['Crédits documentaires'] },
    opening: {
      en: [
        '{entity} buys equipment from {beneficiary} and needs a letter of credit of {amount}, documents against payment at sight.',
      ],
      fr: [
        '{entity} achète du matériel à {beneficiary} et a besoin d’un crédit documentaire de {amount}, paiement à vue contre documents.',
      ],
    },
    need: {
      en: [
        'The bill of lading shows a later date than the last day of shipment. Do you accept the discrepancy?',
      ],
      fr: [
        'Le connaissement porte une date postérieure à la date limite d’expédition. Acceptez-vous cette irrégularité ?',
      ],
    },
    given: {
      en: ['We accept it. Please release the documents.'],
      fr: ['Nous l’acceptons. Merci de libérer les documents.'],
    },
    work: {
      en: ['The presenting bank is informed. Payment leaves with value {date}.'],
      fr: ['La banque présentatrice est informée. Le paiement part en valeur {date}.'],
    },
    done: {
      en: ['Documents were released and {amount} was paid.'],
      fr: ['Les documents ont été libérés et {amount} ont été réglés.'],
    },
  },
  {
    service: 'LOANS_AND_DEPOSITS',
    action: 'CREDIT_LINE',
    types: ['DOCUMENT', 'SERVICE_ACTION', 'SIGNATURE'],
    title: {
      en: [
        'Increase of intraday credit line to {ccy} {millions}m',
        'Intraday credit line, draft of amendment {n}',
      ],
      fr: [
        'Relèvement de la ligne intrajournalière à {millions} M{ccy}',
        'Ligne intrajournalière, projet d’avenant {n}',
      ],
    },
    topic: { en: ['Financing'], fr: ['Financement'] },
    opening: {
      en: [
        'Payment flows of {entity} have grown. Please study an increase of the intraday line from {date}.',
      ],
      fr: [
        'Les flux de {entity} ont augmenté. Merci d’étudier un relèvement de la ligne intrajournalière à compter du {date}.',
      ],
    },
    need: {
      en: ['Our credit committee asks for the half-year accounts and a cash plan over twelve months.'],
      fr: ['Notre comité de crédit demande les comptes semestriels et un plan de trésorerie sur douze mois.'],
    },
    given: {
      en: ['The accounts and the cash plan are attached. {person} can explain the assumptions.'],
      fr: ['Les comptes et le plan de trésorerie sont joints. {person} peut en expliquer les hypothèses.'],
    },
    work: {
      en: ['The committee meets on Thursday. The draft amendment follows its decision.'],
      fr: ['Le comité se réunit jeudi. Le projet d’avenant suivra sa décision.'],
    },
    done: {
      en: ['The amendment is signed by both sides and the new line is available.'],
      fr: ['L’avenant est signé par les deux parties et la nouvelle ligne est disponible.'],
    },
  },
  {
    service: 'LOANS_AND_DEPOSITS',
    action: 'DEPOSIT',
    types: ['ACTION', 'SERVICE_ACTION'],
    title: {
      en: ['Term deposit of {round} for {n} months', 'Placement of {round} for {n} months'],
      fr: ['Dépôt à terme de {round} sur {n} mois', 'Placement de {round} sur {n} mois'],
    },
    topic: { en: ['Deposits'], fr: ['Dépôts'] },
    opening: {
      en: ['{entity} would like to place {round} for {n} months from {date}. Please quote.'],
      fr: ['{entity} souhaite placer {round} sur {n} mois à partir du {date}. Merci de nous coter.'],
    },
    need: {
      en: ['Our rate is {rate}%, fixed until noon. Please confirm the account to debit.'],
      fr: ['Notre taux est de {rate} %, ferme jusqu’à midi. Merci de confirmer le compte à débiter.'],
    },
    given: {
      en: ['Agreed. Please debit the account ending {account}.'],
      fr: ['D’accord. Merci de débiter le compte se terminant par {account}.'],
    },
    work: {
      en: ['The deal is booked; the confirmation is being prepared.'],
      fr: ['L’opération est enregistrée ; la confirmation est en préparation.'],
    },
    done: {
      en: ['The confirmation of the deposit is attached.'],
      fr: ['La confirmation du dépôt est jointe.'],
    },
  },
  {
    service: 'TREASURY_REPORTING',
    action: 'REPORT_CHANGE',
    types: ['ACTION', 'SERVICE_ACTION'],
    title: {
      en: ['Figures of {short} differ from our ledger', 'Treasury report: balance of {short}'],
      fr: [
        'Chiffres de {short} différents de notre comptabilité',
        'Rapport de trésorerie : solde de {short}',
      ],
    },
    topic: { en: ['Reporting'], fr: ['Rapports'] },
    opening: {
      en: [
        'The report of this morning shows {amount} for {entity}; our ledger shows another figure. Please check.',
      ],
      fr: [
        'Le rapport de ce matin indique {amount} pour {entity} ; notre comptabilité diffère. Merci de vérifier.',
      ],
    },
    need: {
      en: ['Please send the extract of your ledger at the same date, with the references of the deals.'],
      fr: [
        'Merci d’envoyer l’extrait de votre comptabilité à la même date, avec les références des opérations.',
      ],
    },
    given: {
      en: ['The extract is attached. The gap comes from one deal with value today.'],
      fr: ['L’extrait est joint. L’écart vient d’une opération en valeur jour.'],
    },
    work: {
      en: ['We see it too. The extraction runs before the deal is booked; we move it by one hour.'],
      fr: ['Nous le constatons aussi. L’extraction précède l’enregistrement ; nous la décalons d’une heure.'],
    },
    done: {
      en: ['The extraction now runs at 7:30 and the figures agree.'],
      fr: ['L’extraction a lieu désormais à 7 h 30 et les chiffres concordent.'],
    },
  },
  {
    service: 'AUDIT_REPORT_REQUEST',
    action: 'AUDIT_CONFIRMATION',
    types: ['DOCUMENT', 'SERVICE_ACTION'],
    title: {
      en: ['Audit confirmation of {short}', 'Audit confirmation for the group auditors'],
      fr: ['Circularisation de {short}', 'Circularisation pour les commissaires aux comptes du groupe'],
    },
    topic: { en: ['Audit'], fr: ['Audit'] },
    opening: {
      en: [
        'Our auditors need the confirmation of all balances and commitments of {entity} at the end of the quarter.',
      ],
      fr: [
        'Nos commissaires aux comptes demandent la confirmation de tous les soldes et engagements de {entity} à la fin du trimestre.',
      ],
    },
    need: {
      en: [
        'Please send the letter of authority signed by a legal representative, with the address of the auditors.',
      ],
      fr: [
        'Merci d’envoyer la lettre d’autorisation signée par un représentant légal, avec l’adresse des auditeurs.',
      ],
    },
    given: {
      en: ['The letter is attached. {person} is the contact of the auditors.'],
      fr: ['La lettre est jointe. {person} est l’interlocuteur des auditeurs.'],
    },
    work: {
      en: ['The confirmation is being compiled over all branches. Expect it by {date}.'],
      fr: [
        'La confirmation est en cours d’établissement pour toutes les succursales. Elle est attendue pour le {date}.',
      ],
    },
    done: {
      en: ['The confirmation went to the auditors today; a copy is attached.'],
      fr: ['La confirmation est partie aujourd’hui chez les auditeurs ; une copie est jointe.'],
    },
  },
  {
    service: 'DIGIPASS',
    action: 'DIGIPASS_ORDER',
    types: ['SERVICE_ACTION', 'ACTION'],
    title: {
      en: ['Digipass for {person}', 'New digipass for {person}'],
      fr: ['Digipass pour {person}', 'Nouveau digipass pour {person}'],
    },
    topic: { en: ['Tokens'], fr: ['Jetons'] },
    opening: {
      en: ['{person} of {entity} needs a digipass. A soft token on the phone is preferred.'],
      fr: ['{person}, de {entity}, a besoin d’un digipass. Un jeton logiciel sur le téléphone est préféré.'],
    },
    need: {
      en: ['Please confirm the mobile number of {person} and the legal entity the token is for.'],
      fr: ['Merci de confirmer le numéro de mobile de {person} et l’entité juridique concernée.'],
    },
    given: {
      en: ['Confirmed; the order form is attached.'],
      fr: ['Confirmé ; le bon de commande est joint.'],
    },
    work: {
      en: ['The token is ordered. The activation message arrives tomorrow.'],
      fr: ['Le jeton est commandé. Le message d’activation arrive demain.'],
    },
    done: {
      en: ['The token is active.'],
      fr: ['Le jeton est actif.'],
    },
  },
  {
    service: 'GUARANTEES',
    action: 'GUARANTEE_RELEASE',
    types: ['DOCUMENT', 'ACTION'],
    title: { en: ['Release of guarantee G-{account}'], fr: ['Mainlevée de la garantie G-{account}'] },
    topic: { en: ['Guarantees'], fr: ['Garanties'] },
    opening: {
      en: ['The works for {beneficiary} are accepted. Please release the guarantee G-{account} of {entity}.'],
      fr: [
        'Les travaux pour {beneficiary} sont réceptionnés. Merci de donner mainlevée de la garantie G-{account} de {entity}.',
      ],
    },
    need: {
      en: ['We need the original guarantee or a letter of release from {beneficiary}.'],
      fr: ['Il nous faut l’original de la garantie ou une lettre de mainlevée de {beneficiary}.'],
    },
    given: {
      en: ['The letter of release is attached.'],
      fr: ['La lettre de mainlevée est jointe.'],
    },
    work: {
      en: ['The letter is being checked with the beneficiary’s bank.'],
      fr: ['La lettre est en cours de vérification auprès de la banque du bénéficiaire.'],
    },
    done: {
      en: ['The guarantee is released and the commission stops today.'],
      fr: ['La garantie est levée et la commission cesse aujourd’hui.'],
    },
  },
  {
    service: 'YOUR_CARBON_EMISSIONS',
    action: 'EMISSIONS_DATA',
    types: ['ACTION'],
    title: {
      en: ['Emissions of {short}: source of the figures', 'Emissions report for {year}'],
      fr: ['Émissions de {short} : origine des chiffres', 'Rapport d’émissions {year}'],
    },
    topic: { en: ['Sustainability'], fr: ['Durabilité'] },
    opening: {
      en: [
        'Our sustainability report uses your figures for {entity}. Please tell us which scopes they cover.',
      ],
      fr: [
        'Notre rapport de durabilité reprend vos chiffres pour {entity}. Merci de préciser les périmètres couverts.',
      ],
    },
    need: {
      en: ['Scopes 1 and 2 come from your own publication. For scope 3, which method do you use?'],
      fr: [
        'Les périmètres 1 et 2 viennent de votre publication. Pour le périmètre 3, quelle méthode utilisez-vous ?',
      ],
    },
    given: {
      en: ['The method note is attached.'],
      fr: ['La note de méthode est jointe.'],
    },
    work: {
      en: ['Our analysts compare the two methods this week.'],
      fr: ['Nos analystes comparent les deux méthodes cette semaine.'],
    },
    done: {
      en: ['The note with the reconciled figures is attached.'],
      fr: ['La note avec les chiffres rapprochés est jointe.'],
    },
  },
];

/** An exchange that fits any request: what the client says and what the bank answers. */
export interface Exchange {
  client: Texts;
  bank: Texts;
}

const exchange = (
  client: readonly [en: string, fr: string],
  bank: readonly [en: string, fr: string],
): Exchange => ({
  client: { en: [client[0]], fr: [client[1]] },
  bank: { en: [bank[0]], fr: [bank[1]] },
});

export const EXCHANGES: readonly Exchange[] = [
  exchange(
    [
      'Thank you. Could you tell us by when this will be done?',
      'Merci. Pouvez-vous nous indiquer le délai ?',
    ],
    [
      'This takes two to three business days. I will write as soon as it is done.',
      'Le délai est de deux à trois jours ouvrés. Je vous écris dès que c’est fait.',
    ],
  ),
  exchange(
    [
      'Understood. We come back to you before the end of the week.',
      'Bien noté. Nous revenons vers vous avant la fin de la semaine.',
    ],
    ['Thank you. Nothing is blocked in the meantime.', 'Merci. Rien n’est bloqué d’ici là.'],
  ),
  exchange(
    [
      'I have added {person}, who follows this on our side.',
      'J’ai ajouté {person}, qui suit ce sujet de notre côté.',
    ],
    [
      'Welcome. A colleague of the operations team has taken this over and answers today.',
      'Bienvenue. Un collègue des opérations a repris le sujet et vous répond aujourd’hui.',
    ],
  ),
  exchange(
    [
      'Our office is closed on Friday. {person} can be reached by telephone.',
      'Nos bureaux sont fermés vendredi. {person} reste joignable par téléphone.',
    ],
    [
      'Noted. The cut-off for today has passed; we continue tomorrow morning.',
      'C’est noté. L’heure limite est passée pour aujourd’hui ; nous reprenons demain matin.',
    ],
  ),
  exchange(
    [
      'The date is important for us: the first payment leaves on {date}.',
      'La date est importante pour nous : le premier paiement part le {date}.',
    ],
    [
      'We work towards {date}. I have told the operations team.',
      'Nous visons le {date}. J’en ai informé les opérations.',
    ],
  ),
  exchange(
    ['Is anything still missing from our side?', 'Vous manque-t-il encore quelque chose de notre part ?'],
    ['No, the file is complete on your side.', 'Non, le dossier est complet de votre côté.'],
  ),
  exchange(
    ['Noted, thank you for the quick answer.', 'C’est noté, merci pour votre réponse rapide.'],
    ['You are welcome. We keep you informed here.', 'Je vous en prie. Nous vous tenons informés ici.'],
  ),
  exchange(
    [
      'Our auditors ask the same question. May we share your answer with them?',
      'Nos auditeurs posent la même question. Pouvons-nous leur transmettre votre réponse ?',
    ],
    [
      'Yes, you may share this answer with your auditors.',
      'Oui, vous pouvez leur transmettre cette réponse.',
    ],
  ),
];

/** Closing messages and refusals, by how the request ends. */
export const ENDINGS: Readonly<Record<'askClosure' | 'cancel' | 'closed' | 'processed' | 'thanks', Texts>> = {
  closed: {
    en: ['Thank you. I close this request; it stays readable here.'],
    fr: ['Merci. Je clos cette demande ; elle reste consultable ici.'],
  },
  thanks: {
    en: [
      'Thank you, everything is in order on our side.',
      'Received, thank you. You may close this request.',
    ],
    fr: ['Merci, tout est en ordre de notre côté.', 'Bien reçu, merci. Vous pouvez clore cette demande.'],
  },
  askClosure: {
    en: ['Everything is done on our side. May we close this request?'],
    fr: ['Tout est fait de notre côté. Pouvons-nous clore cette demande ?'],
  },
  cancel: {
    en: [
      'We withdraw this request: the project is postponed.',
      'This is a duplicate of an earlier request, we cancel it.',
    ],
    fr: [
      'Nous retirons cette demande : le projet est reporté.',
      'Cette demande fait double emploi, nous l’annulons.',
    ],
  },
  processed: {
    en: ['The instruction has been processed. The request closes by itself in thirty days.'],
    fr: ['L’instruction a été traitée. La demande se clôt d’elle-même dans trente jours.'],
  },
};

export const BENEFICIARIES = [
  'Port of Rotterdam',
  'Ville de Lyon',
  'Deutsche Bahn Netz',
  'Comune di Milano',
  'Autoridad Portuaria de Valencia',
  'Göteborgs Hamn',
  'Kanton Zürich',
  'Illinois Tollway',
  'Thames Water',
  'Port de Dunkerque',
] as const;
