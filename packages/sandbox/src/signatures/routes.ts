import { decline, download, eq, notFound, readForm, requestPath, schema, sign } from '@atrium/server';
import type { AppEnv, Platform } from '@atrium/server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { acceptCode, sendCode } from './codes.ts';
import { SIGNING_PAGE, signingHref } from './links.ts';
import { isFieldError, isNotice, signingPage, unknownLinkPage } from './signing-page.ts';
import type { SigningFacts, Typed } from './signing-page.ts';
import { text, visitedBy, visitOf } from './visit.ts';
import type { Fields } from './visit.ts';

const { blobs, documents } = schema;

const REASON_LENGTH = 500;

/** Returns the submitted values, which are shown again when the page is rendered again. */
const typedIn = (fields: Fields): Typed => ({
  read: fields['read'] === 'yes',
  code: text(fields['code']),
  reason: text(fields['reason']),
});

/** Returns the routes of the pages on which the holder of a personal link signs or declines. */
export function signingRoutes(platform: Platform): Hono<AppEnv> {
  const { db, blobs: store } = platform;
  const routes = new Hono<AppEnv>();

  routes.get(SIGNING_PAGE, async (context) => {
    const visit = visitOf(context.req.query());
    const language = visit.lang ?? context.var.language;
    const facts = await visitedBy(platform, visit.token);
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
   * Adds a step of the page: acts for the person of the link, then shows the page again, with the result of `act` as a
   * notice or as an error next to its field (422). A Date is the moment until which this step is locked (429).
   */
  const step = (
    path: string,
    act: (
      facts: SigningFacts,
      fields: Fields,
      context: Context<AppEnv>,
    ) => Promise<string | Date | undefined>,
  ) => {
    routes.post(`${SIGNING_PAGE}/${path}`, async (context) => {
      const fields = await readForm(context);
      const visit = visitOf(fields);
      const language = visit.lang ?? context.var.language;
      const facts = await visitedBy(platform, visit.token);
      if (!facts) return context.html(unknownLinkPage(language), 404);
      const outcome = await act(facts, fields, context);
      const typed = typedIn(fields);
      if (!(outcome instanceof Date) && !isFieldError(outcome)) {
        // After signing, people who came from the portal return to their request, which shows the signature.
        if (path === 'sign' && outcome === undefined && visit.from === 'portal')
          return context.redirect(`${requestPath(facts.envelope.requestId)}?tab=signature`, 303);
        // The box may be ticked before a code is requested: keep that, and nothing else.
        return context.redirect(signingHref(visit, outcome, outcome === 'code' && typed.read), 303);
      }
      const locked = (await visitedBy(platform, visit.token)) ?? facts;
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
    const facts = await visitedBy(platform, visitOf(context.req.query()).token);
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

  return routes;
}
