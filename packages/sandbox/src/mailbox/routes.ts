import {
  and,
  autorespond,
  desc,
  eq,
  failDelivery,
  fullName,
  inArray,
  notFound,
  readForm,
  schema,
  sql,
} from '@atrium/server';
import type { AppEnv, Platform } from '@atrium/server';
import { Hono } from 'hono';
import { validCode } from '../signatures/codes.ts';
import { MAILBOX_PAGE } from '../signatures/links.ts';
import { text, visitedBy, visitOf } from '../signatures/visit.ts';
import { mailboxPage } from './mailbox-page.ts';
import type { Invitation } from './mailbox-page.ts';

const { sandboxMails, sandboxSigningLinks, signatureEnvelopes, signatureSignatories, users } = schema;

const MAILS = 50;

/** Returns the invitations to one address, or all pending ones, latest first. */
async function invitations({ db, clock }: Platform, address: string | null): Promise<Invitation[]> {
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
    // Signatories are only invited when it is their turn, so an open one may act.
    isTurn: isOpen(signatory) && (envelope.status === 'Submitted' || envelope.status === 'Processing'),
    phoneNumber: signatory.phoneNumber,
    code: validCode(link, now),
  }));
}

/** Returns the routes of the mailbox, which receives the invitations to sign and the emails of the portal. */
export function mailboxRoutes(platform: Platform): Hono<AppEnv> {
  const { db } = platform;
  const routes = new Hono<AppEnv>();

  routes.get(MAILBOX_PAGE, async (context) => {
    const { lang } = visitOf(context.req.query());
    const address = (context.req.query('address') ?? '').trim().toLowerCase() || null;
    const sent = await db
      .select()
      .from(sandboxMails)
      .where(address === null ? undefined : eq(sandboxMails.address, address))
      .orderBy(desc(sandboxMails.sentAt), desc(sandboxMails.id))
      .limit(MAILS);
    return context.html(
      mailboxPage(lang ?? context.var.language, address, await invitations(platform, address), sent),
    );
  });

  for (const [path, act] of [
    ['bounce', failDelivery],
    ['autorespond', autorespond],
  ] as const) {
    routes.post(`${MAILBOX_PAGE}/${path}`, async (context) => {
      const fields = await readForm(context);
      const facts = await visitedBy(platform, visitOf(fields).token);
      if (!facts) throw notFound();
      await act(platform, facts.signatory.id, context.var.correlationId);
      const address = text(fields['address']);
      const query = address ? `?${new URLSearchParams({ address })}` : '';
      return context.redirect(`${MAILBOX_PAGE}${query}`, 303);
    });
  }
  return routes;
}
