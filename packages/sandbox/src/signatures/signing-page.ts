import { shownSiren } from '@atrium/contract/signature-rules';
import { html } from 'hono/html';
import { fullName, maskedPhone, requestPath, serverPage } from '@atrium/server';
import type { Envelope, EnvelopeDocument, Html, Language, Signatory } from '@atrium/server';
import type { CodeLocks } from './codes.ts';
import { MAILBOX_PAGE, SIGNING_PAGE, signingHref } from './links.ts';
import type { SigningVisit } from './links.ts';
import { SANDBOX_TEXTS } from './texts.ts';

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

/** Error of a field: a wrong code, or an unticked box for having read the documents. */
export type FieldError = 'wrong' | 'unread';
export const isFieldError = (outcome: unknown): outcome is FieldError =>
  outcome === 'wrong' || outcome === 'unread';

/** Values of the fields. */
export interface Typed {
  read: boolean;
  code: string;
  reason: string;
}

/** Result of a step of the page, and the values submitted for it. */
export interface Outcome {
  notice: Notice | null;
  error: FieldError | null;
  typed: Typed;
}

const hidden = ({ token, from, lang }: SigningVisit): Html =>
  html`<input type="hidden" name="link" value="${token}" />
    ${from ? html`<input type="hidden" name="from" value="${from}" />` : ''}
    ${lang ? html`<input type="hidden" name="lang" value="${lang}" />` : ''}`;

/** Returns why codes are locked, and for how long; null if they are not. */
function lockOf(language: Language, { envelope, isTurn, locks, now }: SigningFacts): string | null {
  const { trying, asking } = locks;
  const until = trying ?? asking;
  if (!isTurn || envelope.signatureOption !== 'advanced' || until === null) return null;
  const text = SANDBOX_TEXTS[language];
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  return trying ? text.triesLocked(minutes) : text.codesLocked(minutes);
}

/** Renders the error below a field, which refers to it with aria-describedby. */
const fieldError = (id: string, words: string): Html =>
  html`<p class="error" id="${id}">
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" focusable="false">
      <path d="M1 1h12v12H1z" />
    </svg>
    <span>${words}</span>
  </p>`;

/** Returns attributes that link a field to its error and focus it; there is only ever one error. */
const invalid = (isWrong: boolean, id: string): Html =>
  isWrong ? html`aria-invalid="true" aria-describedby="${id}" autofocus` : html``;

/** Renders the available steps (request a code, sign, decline) as one form, so that no step loses what was entered. */
function actions(
  language: Language,
  visit: SigningVisit,
  { envelope, signatory, hasCode, locks }: SigningFacts,
  { error, typed }: Outcome,
): Html {
  const text = SANDBOX_TEXTS[language];
  const isAdvanced = envelope.signatureOption === 'advanced';
  const canSign = !isAdvanced || (hasCode && !locks.trying);
  const isUnread = error === 'unread';
  const isWrong = error === 'wrong';
  const code = html`<div class="field">
    <label>
      ${text.code} ${maskedPhone(signatory.phoneNumber)}
      <input
        name="code"
        value="${typed.code}"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength="10"
        required
        ${invalid(isWrong, 'code-error')}
      />
    </label>
    ${isWrong ? fieldError('code-error', text.notices.wrong) : ''}
    <small
      >${text.codeHelp} <a href="${MAILBOX_PAGE}" target="_blank" rel="noopener">${text.mailbox}</a></small
    >
  </div>`;
  const signing = html`<div class="field">
      <label class="choice"
        ><input
          type="checkbox"
          name="read"
          value="yes"
          required
          ${typed.read ? 'checked' : ''}
          ${invalid(isUnread, 'read-error')}
        />
        ${text.read}</label
      >
      ${isUnread ? fieldError('read-error', text.notices.unread) : ''}
    </div>
    ${isAdvanced ? code : ''}
    <button type="submit" class="primary" formaction="${SIGNING_PAGE}/sign">${text.sign}</button>`;
  // The page shows its own error messages, in its own language, instead of those of the browser.
  return html`<form method="post" action="${SIGNING_PAGE}/${canSign ? 'sign' : 'code'}" novalidate>
    ${hidden(visit)} ${canSign ? signing : ''}
    ${
      isAdvanced && !locks.asking
        ? html`<button
            type="submit"
            ${canSign ? '' : html`class="primary"`}
            formaction="${SIGNING_PAGE}/code"
          >
            ${hasCode ? text.sendAgain : text.sendCode}
          </button>`
        : ''
    }
    <details ${typed.reason ? 'open' : ''}>
      <summary>${text.decline}</summary>
      <p>${text.declineHelp}</p>
      <div class="field">
        <label>
          ${text.reason} <textarea name="reason" rows="3" maxlength="500">${typed.reason}</textarea>
        </label>
      </div>
      <button type="submit" formaction="${SIGNING_PAGE}/decline">${text.declineConfirm}</button>
    </details>
  </form>`;
}

function outcome(language: Language, { envelope, signatory }: SigningFacts): string {
  const { outcomes } = SANDBOX_TEXTS[language];
  if (signatory.status === 'Declined') return outcomes.declined;
  if (signatory.status !== 'Signed') return outcomes.over;
  const isComplete = envelope.status === 'Completed' || envelope.status === 'Signed';
  if (isComplete) return `${outcomes.signed} ${outcomes.complete}`;
  return envelope.status === 'Processing' ? `${outcomes.signed} ${outcomes.waiting}` : outcomes.over;
}

/** Renders the page on which one person signs or declines. */
export function signingPage(
  language: Language,
  visit: SigningVisit,
  facts: SigningFacts,
  shown: Outcome,
): Html {
  const { envelope, signatories, signatory, documents, author, isTurn } = facts;
  const text = SANDBOX_TEXTS[language];
  const isComplete = envelope.status === 'Completed';
  const lock = lockOf(language, facts);
  // If the code is no longer valid its field is gone, and its error is shown at the top.
  const isFieldGone = shown.error === 'wrong' && !facts.hasCode;
  const notice = isFieldGone ? shown.error : shown.notice;
  const title = `${text.signTitle} · ${envelope.title}`;
  const file = (document: EnvelopeDocument) =>
    `${SIGNING_PAGE}/document?${new URLSearchParams({ link: visit.token, document: document.documentId })}`;
  return serverPage(
    language,
    shown.error ? `${text.error} · ${title}` : title,
    signingHref({ ...visit, lang: undefined }),
    html`<h1>${envelope.title}</h1>
      <p>${text.asks(author, fullName(signatory))}</p>
      ${
        envelope.legalName && envelope.siren
          ? html`<p>${text.inTheNameOf(envelope.legalName, shownSiren(envelope.siren))}</p>`
          : ''
      }
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
      ${isTurn ? actions(language, visit, facts, shown) : ''}
      ${
        visit.from === 'portal'
          ? html`<p>
              <a href="${requestPath(envelope.requestId)}?tab=signature">${text.back}</a>
            </p>`
          : ''
      }
      <p class="muted">${text.sandbox}</p>`,
  );
}

/** Renders the page for an unknown link. */
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
