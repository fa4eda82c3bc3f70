import type { Language } from '../http/index.ts';

/** An e-mail to a user of the portal. */
export interface Mail {
  /** The same for each retry: an idempotency key. */
  readonly id: string;
  /** The address in lower case. */
  readonly to: { readonly name: string; readonly address: string };
  readonly language: Language;
  /** One line. */
  readonly subject: string;
  /** Plain text. */
  readonly paragraphs: readonly string[];
  /** Paths inside the portal, with the labels of the links. */
  readonly links: readonly { readonly label: string; readonly path: string }[];
}

/** How e-mails leave the server (docs/how-to/use-another-mail-sender.md). */
export interface MailSender {
  /** Sends one e-mail; called again later when it rejects. */
  send(mail: Mail): Promise<void>;
}
