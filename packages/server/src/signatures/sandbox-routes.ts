import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Context } from 'hono';
import {
  blobs,
  documents,
  sandboxMails,
  sandboxSigningLinks,
  signatureEnvelopes,
  signatureSignatories,
  users,
} from '../database/schema/index.ts';
import { download } from '../files/download.ts';
import { notFound } from '../http/failure.ts';
import type { AppEnv } from '../http/mount.ts';
import { readForm } from '../http/read-form.ts';
import { requestPath } from '../notifications/subjects.ts';
import type { Platform } from '../platform.ts';
import { documentsOf, fullName, signatoriesOf } from './envelope-records.ts';
import { autorespond, decline, failDelivery, isTheirTurn, sign } from './envelope-transitions.ts';
import { acceptCode, codeLocks, sendCode, validCode } from './sandbox-codes.ts';
import { MAILBOX_PAGE, SIGNING_PAGE, signingHref } from './sandbox-links.ts';
import type { SigningVisit } from './sandbox-links.ts';
import { isNotice, mailboxPage, unknownLinkPage } from './sandbox-pages.ts';
import type { Mail } from './sandbox-pages.ts';
import { isFieldError, signingPage } from './sandbox-signing-page.ts';
import type { Typed } from './sandbox-signing-page.ts';

/** Nothing but our style sheet, and forms that stay here. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const REASON_LENGTH = 500;
const MAILS = 50;

type Fields = Readonly<Record<string, unknown>>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was typed into the page: it stands there again when the page comes back. */
const typedIn = (fields: Fields): Typed => ({
  read: fields['read'] === 'yes',
  code: text(fields['code']),
  reason: text(fields['reason']),
});

/** What a request says about its visit, in the query or in a form. */
function visitOf(fields: Fields): SigningVisit {
  const lang = text(fields['lang']);
  return {
    token: text(fields['link']),
    from: fields['from'] === 'portal' ? 'portal' : undefined,
    lang: lang === 'en' || lang === 'fr' ? lang : undefined,
  };
}

/**
 * The sandbox's provider of signatures: pages on which whoever has a personal link signs or declines, and the mailbox in
 * which the links arrive. Exists only while the sandbox is on (server.ts).
 */
export function sandboxSigning(platform: Platform): Hono<AppEnv> {
  const { db, blobs: store, clock } = platform;
  const routes = new Hono<AppEnv>();

  /** Everything a link leads to; null for one that was never sent. */
  async function find(token: string) {
    const [row] = await db
      .select({ link: sandboxSigningLinks, envelope: signatureEnvelopes, author: users })
      .from(sandboxSigningLinks)
      .innerJoin(signatureSignatories, eq(signatureSignatories.id, sandboxSigningLinks.signatoryId))
      .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.id, signatureSignatories.envelopeId))
      .innerJoin(users, eq(users.id, signatureEnvelopes.createdById))
      .where(eq(sandboxSigningLinks.token, token));
    if (!row) return null;
    const { link, envelope, author } = row;
    const signatories = await signatoriesOf(db, [envelope.id]);
    const signatory = signatories.find(({ id }) => id === link.signatoryId)!;
    const now = clock();
    return {
      envelope,
      signatories,
      signatory,
      documents: await documentsOf(db, [envelope.id]),
      author: fullName(author),
      isTurn: isTheirTurn({ envelope, signatories }, signatory),
      hasCode: validCode(link, now) !== null,
      locks: await codeLocks(db, signatory, now),
      now,
    };
  }

  routes.use('/sandbox/*', async (context, next) => {
    await next();
    context.res.headers.set('cache-control', 'no-store');
    if (!context.res.headers.has('content-security-policy'))
      context.res.headers.set('content-security-policy', POLICY);
  });

  routes.get(SIGNING_PAGE, async (context) => {
    const visit = visitOf(context.req.query());
    const language = visit.lang ?? context.var.language;
    const facts = await find(visit.token);
    if (!facts) return context.html(unknownLinkPage(language), 404);
    const notice = context.req.query('notice') ?? '';
    return context.html(
      signingPage(language, visit, facts, {
        notice: isNotice(notice) ? notice : null,
        error: null,
        typed: typedIn(context.req.query()),
      }),
    );
  });

  /**
   * A step of the page: acts for the person of the link, then shows the page again, with what `act` answers as its notice,
   * or beside the field that it is about. A moment is the one until which this step is locked.
   */
  const step = (
    path: string,
    act: (
      facts: NonNullable<Awaited<ReturnType<typeof find>>>,
      fields: Fields,
      context: Context<AppEnv>,
    ) => Promise<string | Date | undefined>,
  ) => {
    routes.post(`${SIGNING_PAGE}/${path}`, async (context) => {
      const fields = await readForm(context);
      const visit = visitOf(fields);
      const language = visit.lang ?? context.var.language;
      const facts = await find(visit.token);
      if (!facts) return context.html(unknownLinkPage(language), 404);
      const outcome = await act(facts, fields, context);
      const typed = typedIn(fields);
      if (!(outcome instanceof Date) && !isFieldError(outcome)) {
        // Whoever came from the portal and has signed is back at their request, which shows it.
        if (path === 'sign' && outcome === undefined && visit.from === 'portal')
          return context.redirect(`${requestPath(facts.envelope.requestId)}?tab=signature`, 303);
        // Who asks for a code has perhaps ticked the box: that, and only that, goes along.
        return context.redirect(signingHref(visit, outcome, outcome === 'code' && typed.read), 303);
      }
      const locked = (await find(visit.token)) ?? facts;
      if (isFieldError(outcome)) {
        return context.html(
          signingPage(language, visit, locked, { notice: null, error: outcome, typed }),
          422,
        );
      }
      const seconds = Math.max(1, Math.ceil((outcome.getTime() - locked.now.getTime()) / 1000));
      context.header('retry-after', String(seconds));
      return context.html(signingPage(language, visit, locked, { notice: null, error: null, typed }), 429);
    });
  };

  step('code', async ({ envelope, signatory, isTurn }) => {
    if (!isTurn || envelope.signatureOption !== 'advanced') return 'late';
    return (await sendCode(platform, signatory)) ?? 'code';
  });

  step('sign', async ({ envelope, signatory, isTurn }, fields, context) => {
    if (signatory.status === 'Signed') return undefined;
    if (!isTurn) return 'late';
    if (fields['read'] !== 'yes') return 'unread';
    if (envelope.signatureOption === 'advanced') {
      const code = await acceptCode(platform, signatory, text(fields['code']));
      if (code !== 'right') return code;
    }
    return (await sign(platform, signatory.id, context.var.correlationId)) === 'late' ? 'late' : undefined;
  });

  step('decline', async ({ signatory }, fields, context) => {
    const reason = text(fields['reason']).trim().slice(0, REASON_LENGTH);
    const outcome = await decline(platform, signatory.id, reason, context.var.correlationId);
    return outcome === 'late' ? 'late' : undefined;
  });

  routes.get(`${SIGNING_PAGE}/document`, async (context) => {
    const facts = await find(visitOf(context.req.query()).token);
    const wanted = facts?.documents.find(({ documentId }) => documentId === context.req.query('document'));
    const isComplete = facts?.envelope.status === 'Completed';
    if (!facts || !wanted || !(facts.isTurn || isComplete)) throw notFound();
    const id = isComplete ? wanted.signedDocumentId : wanted.documentId;
    const [row] = await db
      .select({ filename: documents.filename, sha256: documents.sha256, mime: blobs.mime })
      .from(documents)
      .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
      .where(eq(documents.id, id ?? wanted.documentId));
    const file = row && (await store.get(row.sha256));
    if (!file) throw notFound();
    return download({ filename: row.filename, mime: row.mime, ...file });
  });

  /** Invitations to one address, or all that wait; the latest first. */
  async function mails(address: string | null): Promise<Mail[]> {
    const sentAt = sql<Date>`coalesce(${signatureSignatories.remindedAt}, ${signatureSignatories.invitedAt})`;
    const rows = await db
      .select({
        signatory: signatureSignatories,
        envelope: signatureEnvelopes,
        author: users,
        link: sandboxSigningLinks,
      })
      .from(sandboxSigningLinks)
      .innerJoin(signatureSignatories, eq(signatureSignatories.id, sandboxSigningLinks.signatoryId))
      .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.id, signatureSignatories.envelopeId))
      .innerJoin(users, eq(users.id, signatureEnvelopes.createdById))
      .where(
        address === null
          ? and(
              inArray(signatureEnvelopes.status, ['Submitted', 'Processing']),
              inArray(signatureSignatories.status, ['InProgress', 'Autoresponded']),
            )
          : eq(signatureSignatories.email, address),
      )
      .orderBy(desc(sentAt), desc(signatureSignatories.id))
      .limit(MAILS);
    const now = clock();
    const isOpen = ({ status }: { status: string }) => status === 'InProgress' || status === 'Autoresponded';
    return rows.map(({ signatory, envelope, author, link }) => ({
      signatoryId: signatory.id,
      name: fullName(signatory),
      address: signatory.email,
      author: fullName(author),
      title: envelope.title,
      sentAt: signatory.remindedAt ?? signatory.invitedAt!,
      isReminder: signatory.remindedAt !== null,
      token: link.token,
      // An invitation is only ever given for the turn that is on.
      isTurn: isOpen(signatory) && (envelope.status === 'Submitted' || envelope.status === 'Processing'),
      phoneNumber: signatory.phoneNumber,
      code: validCode(link, now),
    }));
  }

  routes.get(MAILBOX_PAGE, async (context) => {
    const { lang } = visitOf(context.req.query());
    const address = (context.req.query('address') ?? '').trim().toLowerCase() || null;
    const sent = await db
      .select()
      .from(sandboxMails)
      .where(address === null ? undefined : eq(sandboxMails.address, address))
      .orderBy(desc(sandboxMails.sentAt), desc(sandboxMails.id))
      .limit(MAILS);
    return context.html(mailboxPage(lang ?? context.var.language, address, await mails(address), sent));
  });

  for (const [path, act] of [
    ['bounce', failDelivery],
    ['autorespond', autorespond],
  ] as const) {
    routes.post(`${MAILBOX_PAGE}/${path}`, async (context) => {
      const fields = await readForm(context);
      const facts = await find(visitOf(fields).token);
      if (!facts) throw notFound();
      await act(platform, facts.signatory.id, context.var.correlationId);
      const address = text(fields['address']);
      const query = address ? `?${new URLSearchParams({ address })}` : '';
      return context.redirect(`${MAILBOX_PAGE}${query}`, 303);
    });
  }
  return routes;
}
