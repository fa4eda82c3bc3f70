/** What other packages may use of the server: how it is started and extended. Everything else is its own. */

// One copy of the query builder, so that the tables are the same type for everybody.
export { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
export type { Adapters, EmptyBank, OwnIssuer, SignInPages } from './adapters.ts';
export { firstCountedDay } from './auth/sign-ins.ts';
export { findAccount } from './auth/user.ts';
export { bankDay } from './bank-time.ts';
export { ConfigError, readConfig } from './config.ts';
export type { Config } from './config.ts';
export { makeOnce, takeDataFolder } from './data-folder.ts';
export { load } from './database/load.ts';
export { migrateDatabase, openDatabase } from './database/open.ts';
export type { Database, OpenDatabase, Reads, Transaction } from './database/open.ts';
export * as schema from './database/schema/index.ts';
export { createBlobStore, sha256Of } from './files/blob-store.ts';
export type { BlobStore } from './files/blob-store.ts';
export { download } from './files/download.ts';
export { winAnsi } from './files/pdf-flow.ts';
export { notFound } from './http/failure.ts';
export type { Bilingual, Language } from './http/language.ts';
export type { AppEnv } from './http/mount.ts';
export { readForm } from './http/read-form.ts';
export { readJson } from './http/read-json.ts';
export { constantHeaders } from './http/security.ts';
export { serverPage } from './http/server-page.ts';
export type { Html } from './http/server-page.ts';
export { parsePart } from './http/validation.ts';
export type { Mail, MailSender } from './mail/sender.ts';
export { requestPath } from './notifications/subjects.ts';
export type { Platform, PlatformBasis } from './platform.ts';
export { run } from './run.ts';
export { documentsOf, fullName, signatoriesOf } from './signatures/envelope-records.ts';
export type { Envelope, EnvelopeDocument, Signatory } from './signatures/envelope-records.ts';
export { autorespond, decline, failDelivery, isTheirTurn, sign } from './signatures/envelope-transitions.ts';
export type { SignatureProvider } from './signatures/provider.ts';
export { maskedPhone, withSignaturePage } from './signatures/signature-page.ts';
export { signedName } from './signatures/signed-name.ts';
export { startProblem } from './start-problem.ts';
