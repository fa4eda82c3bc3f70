import { html } from 'hono/html';
import { serverPage } from '@atrium/server';
import type { Html, Language, schema } from '@atrium/server';
import { MAILBOX_PAGE, signingHref } from '../signatures/links.ts';
import { SANDBOX_TEXTS } from '../signatures/texts.ts';

/** An invitation to sign, with the code sent to the phone. */
export interface Invitation {
  signatoryId: string;
  name: string;
  address: string;
  author: string;
  title: string;
  sentAt: Date;
  isReminder: boolean;
  token: string;
  isTurn: boolean;
  phoneNumber: string;
  code: string | null;
}

/** An email to a user of the portal, as it was sent. */
export type SentMail = typeof schema.sandboxMails.$inferSelect;

const sentMail = (language: Language, mail: SentMail, sentAt: string): Html => {
  const text = SANDBOX_TEXTS[language];
  return html`<li lang="${mail.language}">
    <div>
      <b>${mail.subject}</b>
      <small lang="${language}">${text.to} ${mail.name}, ${mail.address}</small>
      <small lang="${language}">${text.from} Atrium, ${sentAt} UTC</small>
      ${mail.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
      ${mail.links.map(({ label, path }) => html`<p><a href="${path}">${label}</a></p>`)}
    </div>
  </li>`;
};

/** Renders the emails and text messages of one address, or all pending invitations and the emails of the portal. */
export function mailboxPage(
  language: Language,
  address: string | null,
  mails: readonly Invitation[],
  sent: readonly SentMail[],
): Html {
  const text = SANDBOX_TEXTS[language];
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  // English short month names have three letters, as everywhere in the portal.
  const moment = { format: (at: Date) => format.format(at).replace(/\bSept\b(?!\.)/, 'Sep') };
  const here = address === null ? MAILBOX_PAGE : `${MAILBOX_PAGE}?${new URLSearchParams({ address })}`;
  const asServer = (mail: Invitation, act: 'bounce' | 'autorespond') =>
    html`<form method="post" action="${MAILBOX_PAGE}/${act}">
      <input type="hidden" name="link" value="${mail.token}" />
      ${address === null ? '' : html`<input type="hidden" name="address" value="${address}" />`}
      <button type="submit">${text[act]}</button>
    </form>`;
  return serverPage(
    language,
    text.mailboxTitle,
    here,
    html`<h1>${text.mailboxTitle}</h1>
      <p>${text.mailboxIntro}</p>
      <form method="get" action="${MAILBOX_PAGE}" class="row">
        <label>
          ${text.address} <input type="email" name="address" value="${address ?? ''}" autocomplete="off" />
        </label>
        <button type="submit">${text.show}</button>
      </form>
      <h2>${address === null ? text.waiting : text.of(address)}</h2>
      ${mails.length === 0 ? html`<p>${text.none}</p>` : ''}
      <ul class="lines mails">
        ${mails.map(
          (mail) =>
            html`<li>
              <div>
                <b>${mail.isReminder ? `${text.reminder} · ` : ''}${mail.title}</b>
                <small>${text.to} ${mail.name}, ${mail.address}</small>
                <small>${text.from} ${mail.author}, ${moment.format(mail.sentAt)} UTC</small>
                ${mail.code === null ? '' : html`<p class="notice">${text.text(mail.phoneNumber, mail.code)}</p>`}
                <p><a href="${signingHref({ token: mail.token, lang: language })}">${text.open}</a></p>
                ${
                  mail.isTurn
                    ? html`<details>
                        <summary>${text.server}</summary>
                        <div class="row">${asServer(mail, 'bounce')} ${asServer(mail, 'autorespond')}</div>
                      </details>`
                    : ''
                }
              </div>
            </li>`,
        )}
      </ul>
      ${
        sent.length === 0
          ? ''
          : html`<h2>${text.sent}</h2>
              <ul class="lines mails">
                ${sent.map((mail) => sentMail(language, mail, moment.format(mail.sentAt)))}
              </ul>`
      }
      ${address === null ? '' : html`<p><a href="${MAILBOX_PAGE}">${text.showAll}</a></p>`}`,
  );
}
