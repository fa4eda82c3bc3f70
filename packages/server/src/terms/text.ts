import type { Language } from '../http/index.ts';

interface TermsText {
  readonly title: string;
  readonly versionLabel: string;
  readonly articles: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** The terms and conditions of the sandbox's bank. */
export const TERMS: Readonly<Record<Language, TermsText>> = {
  en: {
    title: 'Terms and conditions of use',
    versionLabel: 'Version',
    articles: [
      {
        heading: 'Subject',
        paragraphs: [
          'These terms govern the use of the client portal by the people whom a client of the bank has authorised. They complete the agreements that the client has signed with the bank; where the two differ, the signed agreements prevail.',
          'The portal lets users follow requests, exchange documents, sign electronically and read the reports of the services that their contract covers.',
        ],
      },
      {
        heading: 'Access',
        paragraphs: [
          'Access is personal. Each user signs in with their own means of identification and keeps it secret. The client tells the bank without delay when a user leaves or changes function.',
          'The bank may suspend an access when it has reason to believe that it is misused, and informs the client as soon as the law allows.',
        ],
      },
      {
        heading: 'Rights of users',
        paragraphs: [
          'The contract states which services are open and for which legal entities. The administrators named by the client grant rights to users within that perimeter and answer for the rights they grant.',
          'What a user does with a right granted to them binds the client as if it had been done in writing.',
        ],
      },
      {
        heading: 'Requests and messages',
        paragraphs: [
          'A request is received when the portal shows its reference. The bank handles it on business days, between 8.30 and 18.00, Paris time. Messages exchanged in a request are kept with it.',
          'Payment orders are not given by message. They go through the cash management channels agreed with the bank.',
        ],
      },
      {
        heading: 'Documents and electronic signature',
        paragraphs: [
          'Documents made available by the bank are authentic copies. Users check that the documents they send are complete, legible and free of malicious content.',
          'An electronic signature made through the portal has the value that the law gives it. The evidence file is kept for ten years and handed to the client on request.',
        ],
      },
      {
        heading: 'Availability',
        paragraphs: [
          'The bank takes care that the portal is available at all times, maintenance apart. Planned interruptions are announced on the home page at least two business days before.',
          'When a service is not available, users may reach their usual contacts at the bank by telephone or email.',
        ],
      },
      {
        heading: 'Confidentiality and security',
        paragraphs: [
          'What the portal shows is covered by banking secrecy. Users do not pass it on to people who have no need to know it.',
          'Exchanges are encrypted. Writes are recorded with their author, their moment and, where a member of the bank acts in the name of a user, both persons.',
        ],
      },
      {
        heading: 'Personal data',
        paragraphs: [
          'The bank processes the names, business contact details and actions of users in order to provide the portal, to secure it and to meet its legal obligations. The account is kept for as long as the contract; requests, documents and their audit trail are kept for ten years after they close.',
          'Users may ask to see, correct or delete their data, or object to its use, by writing to client service. The notice on personal data, in the footer of every page, gives the details.',
        ],
      },
      {
        heading: 'Liability',
        paragraphs: [
          'The bank answers for direct damage caused by its fault. It does not answer for the equipment and connections of users, nor for the content of the sites to which the portal links.',
        ],
      },
      {
        heading: 'Changes and governing law',
        paragraphs: [
          'The bank may change these terms. The new version is shown at the next sign-in at the latest and applies once it is accepted; the earlier one stays available on request.',
          'These terms are governed by French law. Disputes that cannot be settled amicably go to the courts of Paris.',
        ],
      },
    ],
  },
  fr: {
    title: 'Conditions générales d’utilisation',
    versionLabel: 'Version',
    articles: [
      {
        heading: 'Objet',
        paragraphs: [
          'Les présentes conditions régissent l’utilisation du portail client par les personnes qu’un client de la banque a habilitées. Elles complètent les conventions signées entre le client et la banque ; en cas de divergence, les conventions signées prévalent.',
          'Le portail permet de suivre des demandes, d’échanger des documents, de signer électroniquement et de consulter les états des services prévus au contrat.',
        ],
      },
      {
        heading: 'Accès',
        paragraphs: [
          'L’accès est personnel. Chaque utilisateur se connecte avec ses propres moyens d’identification et les garde secrets. Le client informe sans délai la banque du départ ou du changement de fonction d’un utilisateur.',
          'La banque peut suspendre un accès lorsqu’elle a des raisons de croire qu’il en est fait un usage abusif ; elle en informe le client dès que la loi le permet.',
        ],
      },
      {
        heading: 'Droits des utilisateurs',
        paragraphs: [
          'Le contrat précise les services ouverts et les entités juridiques concernées. Les administrateurs désignés par le client accordent des droits aux utilisateurs dans ce périmètre et en répondent.',
          'Les actes d’un utilisateur dans la limite des droits accordés engagent le client comme s’ils avaient été accomplis par écrit.',
        ],
      },
      {
        heading: 'Demandes et messages',
        paragraphs: [
          'Une demande est reçue lorsque le portail affiche sa référence. La banque la traite les jours ouvrés, de 8 h 30 à 18 h, heure de Paris. Les messages échangés dans une demande sont conservés avec elle.',
          'Les ordres de paiement ne se donnent pas par message. Ils passent par les canaux de gestion de trésorerie convenus avec la banque.',
        ],
      },
      {
        heading: 'Documents et signature électronique',
        paragraphs: [
          'Les documents mis à disposition par la banque sont des copies authentiques. Les utilisateurs vérifient que les documents qu’ils envoient sont complets, lisibles et sans contenu malveillant.',
          'Une signature électronique apposée sur le portail a la valeur que la loi lui reconnaît. Le dossier de preuve est conservé dix ans et remis au client sur demande.',
        ],
      },
      {
        heading: 'Disponibilité',
        paragraphs: [
          'La banque veille à ce que le portail soit disponible en permanence, hors maintenance. Les interruptions prévues sont annoncées sur la page d’accueil au moins deux jours ouvrés à l’avance.',
          'Lorsqu’un service n’est pas disponible, les utilisateurs peuvent joindre leurs interlocuteurs habituels par téléphone ou par e-mail.',
        ],
      },
      {
        heading: 'Confidentialité et sécurité',
        paragraphs: [
          'Ce que montre le portail est couvert par le secret bancaire. Les utilisateurs ne le communiquent pas à des personnes qui n’ont pas à en connaître.',
          'Les échanges sont chiffrés. Les écritures sont enregistrées avec leur auteur, leur date et, lorsqu’un membre de la banque agit au nom d’un utilisateur, les deux personnes.',
        ],
      },
      {
        heading: 'Données personnelles',
        paragraphs: [
          'La banque traite les noms, les coordonnées professionnelles et les actions des utilisateurs pour fournir le portail, le sécuriser et respecter ses obligations légales. Le compte est conservé aussi longtemps que le contrat ; les demandes, les documents et leur piste d’audit sont conservés dix ans après leur clôture.',
          'Les utilisateurs peuvent demander à consulter, rectifier ou effacer leurs données, ou s’opposer à leur utilisation, en écrivant au service client. La notice sur les données personnelles, au pied de chaque page, donne le détail.',
        ],
      },
      {
        heading: 'Responsabilité',
        paragraphs: [
          'La banque répond des dommages directs causés par sa faute. Elle ne répond ni de l’équipement et des connexions des utilisateurs, ni du contenu des sites vers lesquels le portail renvoie.',
        ],
      },
      {
        heading: 'Modifications et droit applicable',
        paragraphs: [
          'La banque peut modifier les présentes conditions. La nouvelle version est présentée au plus tard à la connexion suivante et s’applique une fois acceptée ; la précédente reste disponible sur demande.',
          'Les présentes conditions sont soumises au droit français. Les litiges qui ne peuvent être réglés à l’amiable relèvent des tribunaux de Paris.',
        ],
      },
    ],
  },
};
