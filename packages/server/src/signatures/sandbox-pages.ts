import { html } from 'hono/html';
import type { sandboxMails } from '../database/schema/index.ts';
import type { Language } from '../http/language.ts';
import { serverPage } from '../http/server-page.ts';
import type { Html } from '../http/server-page.ts';
import { fullName } from './envelope-records.ts';
import type { Envelope, EnvelopeDocument, Signatory } from './envelope-records.ts';
import type { CodeLocks } from './sandbox-codes.ts';
import { MAILBOX_PAGE, SIGNING_PAGE, signingHref } from './sandbox-links.ts';
import type { SigningVisit } from './sandbox-links.ts';
import { SANDBOX_TEXTS } from './sandbox-texts.ts';
import { maskedPhone } from './signature-page.ts';

export type Notice = keyof (typeof SANDBOX_TEXTS)['en']['notices'];
export const isNotice = (text: string): text is Notice => Object.hasOwn(SANDBOX_TEXTS.en.notices, text);

export interface SigningFacts {
  envelope: Envelope;
  signatories: readonly Signatory[];
  signatory: Signatory;
  documents: readonly EnvelopeDocument[];
  author: string;
  /** The signatory may act now. */
  isTurn: boolean;
  hasCode: boolean;
  locks: CodeLocks;
  now: Date;
}

const hidden = ({ token, from, lang }: SigningVisit): Html =>
  html`<input type="hidden" name="link" value="${token}" />
    ${from ? html`<input type="hidden" name="from" value="${from}" />` : ''}
    ${lang ? html`<input type="hidden" name="lang" value="${lang}" />` : ''}`;

/** Why codes are locked, and for how long; null while they are not. */
function lockOf(language: Language, { envelope, isTurn, locks, now }: SigningFacts): string | null {
  const { trying, asking } = locks;
  const until = trying ?? asking;
  if (!isTurn || envelope.signatureOption !== 'advanced' || until === null) return null;
  const text = SANDBOX_TEXTS[language];
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  return trying ? text.triesLocked(minutes) : text.codesLocked(minutes);
}

/** What the person can do now: ask for a code, sign, decline. */
function actions(
  language: Language,
  visit: SigningVisit,
  { envelope, signatory, hasCode, locks }: SigningFacts,
): Html {
  const text = SANDBOX_TEXTS[language];
  const isAdvanced = envelope.signatureOption === 'advanced';
  const askCode = html`<form method="post" action="${SIGNING_PAGE}/code">
    ${hidden(visit)}
    <button type="submit">${hasCode ? text.sendAgain : text.sendCode}</button>
  </form>`;
  const code = html`<p>
    <label>
      ${text.code} ${maskedPhone(signatory.phoneNumber)}
      <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required />
    </label>
    <small
      >${text.codeHelp} <a href="${MAILBOX_PAGE}" target="_blank" rel="noopener">${text.mailbox}</a></small
    >
  </p>`;
  const signing =
    isAdvanced && (!hasCode || locks.trying)
      ? ''
      : html`<form method="post" action="${SIGNING_PAGE}/sign">
          ${hidden(visit)}
          <p>
            <label class="choice"
              ><input type="checkbox" name="read" value="yes" required /> ${text.read}</label
            >
          </p>
          ${isAdvanced ? code : ''}
          <button type="submit" class="primary">${text.sign}</button>
        </form>`;
  return html`${signing} ${isAdvanced && !locks.asking ? askCode : ''}
    <details>
      <summary>${text.decline}</summary>
      <form method="post" action="${SIGNING_PAGE}/decline">
        ${hidden(visit)}
        <p>${text.declineHelp}</p>
        <p>
          <label>${text.reason} <textarea name="reason" rows="3" maxlength="500"></textarea></label>
        </p>
        <button type="submit">${text.declineConfirm}</button>
      </form>
    </details>`;
}

function outcome(language: Language, { envelope, signatory }: SigningFacts): string {
  const { outcomes } = SANDBOX_TEXTS[language];
  if (signatory.status === 'Declined') return outcomes.declined;
  if (signatory.status !== 'Signed') return outcomes.over;
  const isComplete = envelope.status === 'Completed' || envelope.status === 'Signed';
  if (isComplete) return `${outcomes.signed} ${outcomes.complete}`;
  return envelope.status === 'Processing' ? `${outcomes.signed} ${outcomes.waiting}` : outcomes.over;
}

/** The page on which one person signs or declines. */
export function signingPage(
  language: Language,
  visit: SigningVisit,
  facts: SigningFacts,
  notice: Notice | null,
): Html {
  const { envelope, signatories, signatory, documents, author, isTurn } = facts;
  const text = SANDBOX_TEXTS[language];
  const isComplete = envelope.status === 'Completed';
  const lock = lockOf(language, facts);
  const file = (document: EnvelopeDocument) =>
    `${SIGNING_PAGE}/document?${new URLSearchParams({ link: visit.token, document: document.documentId })}`;
  return serverPage(
    language,
    `${text.signTitle} · ${envelope.title}`,
    signingHref({ ...visit, lang: undefined }),
    html`<h1>${envelope.title}</h1>
      <p>${text.asks(author, fullName(signatory))}</p>
      <div role="status">
        ${notice ? html`<p class="notice">${text.notices[notice]}</p>` : ''}
        ${lock ? html`<p class="notice">${lock}</p>` : ''}
      </div>
      ${isTurn ? '' : html`<p class="notice">${outcome(language, facts)}</p>`}
      ${
        isTurn || isComplete
          ? html`<h2>${isComplete ? text.signed : text.documents}</h2>
              <ul class="lines">
                ${documents.map(
                  (document) => html`<li><a href="${file(document)}" download>${document.filename}</a></li>`,
                )}
              </ul>`
          : ''
      }
      <h2>${text.people}</h2>
      <ol class="lines">
        ${signatories.map(
          (person) =>
            html`<li>
              <span>
                <b>${fullName(person)}${person.id === signatory.id ? `, ${text.you}` : ''}</b>
                <small>${person.roleName}</small>
              </span>
              <span>${person.invitedAt === null ? text.status.later : text.status[person.status]}</span>
            </li>`,
        )}
      </ol>
      ${isTurn ? actions(language, visit, facts) : ''}
      ${
        visit.from === 'portal'
          ? html`<p>
              <a href="/requests-board/requests/${envelope.requestId}?tab=signature">${text.back}</a>
            </p>`
          : ''
      }
      <p class="muted">${text.sandbox}</p>`,
  );
}

/** The page of a link that names nobody. */
export function unknownLinkPage(language: Language): Html {
  const text = SANDBOX_TEXTS[language];
  return serverPage(
    language,
    text.unknownTitle,
    null,
    html`<h1>${text.unknownTitle}</h1>
      <p>${text.unknown}</p>
      <p><a href="${MAILBOX_PAGE}">${text.mailbox}</a></p>`,
  );
}

export interface Mail {
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

/** An e-mail to a person of the portal, as it was sent. */
export type SentMail = typeof sandboxMails.$inferSelect;

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

/** The mails and text messages of one address, or all invitations that wait, and the e-mails of the portal. */
export function mailboxPage(
  language: Language,
  address: string | null,
  mails: readonly Mail[],
  sent: readonly SentMail[],
): Html {
  const text = SANDBOX_TEXTS[language];
  const moment = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const here = address === null ? MAILBOX_PAGE : `${MAILBOX_PAGE}?${new URLSearchParams({ address })}`;
  const asServer = (mail: Mail, act: 'bounce' | 'autorespond') =>
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
