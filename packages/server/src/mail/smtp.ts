import { html } from 'hono/html';
import { createTransport } from 'nodemailer';
import type { Config, SmtpConfig } from '../config.ts';
import type { Mail, MailSender } from './sender.ts';

/** The mail server did not accept an e-mail. Without its message, which often quotes the recipient's address. */
class MailRefusedError extends Error {
  readonly code: string;
  constructor(host: string, code: string, status: number | undefined) {
    super(`the mail server ${host} rejected the email (${[code, status].filter(Boolean).join(' ')})`);
    this.name = 'MailRefusedError';
    this.code = code;
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Timeouts in milliseconds. A job has 15 minutes, and one batch may run ten jobs in sequence. */
export interface SmtpPatience {
  /** For a connection, and for the server's greeting. */
  readonly connection: number;
  /** For an idle socket. */
  readonly silence: number;
}
const PATIENCE: SmtpPatience = { connection: 10_000, silence: 30_000 };

const plainText = ({ links, paragraphs }: Mail, site: string): string =>
  [...paragraphs, ...links.map(({ label, path }) => `${label}\n${site}${path}`)].join('\n\n');

/** Returns the e-mail as HTML. No pictures and no colours, so that it is readable in every mail program and theme. */
const formattedText = async ({ language, links, paragraphs, subject }: Mail, site: string): Promise<string> =>
  String(
    await html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
          ${links.map(({ label, path }) => html`<p><a href="${site}${path}">${label}</a></p>`)}
        </body>
      </html>`,
  );

/**
 * Creates a sender for the mail server of SMTP_URL (decision 77). `smtps:` is encrypted from the start; `smtp:` requires
 * STARTTLS, unless the server is this machine or the URL has `?ignoreTLS=true`.
 */
export function smtpMail(
  { url, from }: SmtpConfig,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  patience: SmtpPatience = PATIENCE,
): MailSender {
  const { hostname, searchParams } = new URL(url);
  const mayBePlain = LOOPBACK.has(hostname) || searchParams.get('ignoreTLS') === 'true';
  const transport = createTransport({
    url,
    requireTLS: !mayBePlain,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.connection,
    dnsTimeout: patience.connection,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s<>@]+)>?$/.exec(from)![1];
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          // The same for each retry, so that a mailbox can detect a duplicate.
          messageId: `<${mail.id}@${domain}>`,
          from,
          to: mail.to,
          subject: mail.subject,
          text: plainText(mail, publicUrl),
          html: await formattedText(mail, publicUrl),
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
        });
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        throw new MailRefusedError(hostname, code ?? 'EUNKNOWN', responseCode);
      }
    },
  };
}
