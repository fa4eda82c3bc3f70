import { eq } from 'drizzle-orm';
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { personaOf } from '../../../sandbox/src/seed/personas.ts';
import { readConfig } from '../../src/config.ts';
import { deadLetters } from '../../src/database/schema/index.ts';
import { jobHandlers } from '../../src/job-handlers.ts';
import { openJobs } from '../../src/jobs/queue.ts';
import type { Mail } from '../../src/mail/sender.ts';
import { smtpMail } from '../../src/mail/smtp.ts';
import { createPlatform } from '../../src/platform.ts';
import { ownPlatform } from '../own-platform.ts';

/** E-mails through a mail server that runs in the test process (decision 77). */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SITE = 'https://portal.example';
const mail: Mail = {
  id: '00000000-0000-4000-8000-00000000abcd',
  to: { name: 'Zoë "Z" Martin', address: 'zoe@client.example' },
  language: 'fr',
  subject: 'Demande à compléter',
  paragraphs: ['Bonjour Zoë,', 'Montant <b>10 €</b> & frais'],
  links: [{ label: 'Ouvrir', path: '/requests-board/requests/1?a=1&b=2' }],
};

const running: (SMTPServer | Server)[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()));
});

type Options = NonNullable<ConstructorParameters<typeof SMTPServer>[0]>;

/** Starts a mail server on this machine that records the messages it accepts. */
async function mailServer(options: Options = {}, host = '127.0.0.1') {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        taken.push(text);
        done();
      });
    },
    ...options,
  });
  running.push(server);
  // Client errors are the subject of these tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return { port, taken };
}

const sender = (url: string, from = 'Atrium Bank <portal@bank.example>') =>
  smtpMail({ url, from }, { publicUrl: SITE }, { connection: 2_000, silence: 2_000 });

/** Unfolds header lines, and decodes a transfer-encoded text. */
const unfolded = (text: string) => text.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ');
const decoded = (text: string) =>
  Buffer.from(
    unfolded(text)
      .replaceAll('=\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

describe('email by SMTP', () => {
  test('arrives as text and HTML, with portal links and one idempotency key for all attempts', async () => {
    const { port, taken } = await mailServer();
    await sender(`smtp://127.0.0.1:${port}`).send(mail);
    const [text = ''] = taken;
    expect(taken).toHaveLength(1);
    const headers = unfolded(text.split('\r\n\r\n')[0]!);
    expect(headers).toMatch(/^From: Atrium Bank <portal@bank\.example>$/m);
    expect(headers).toMatch(/^To: .*<zoe@client\.example>$/m);
    expect(headers).toMatch(/^Message-ID: <00000000-0000-4000-8000-00000000abcd@bank\.example>$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headers).toMatch(/^Content-Language: fr$/m);
    const whole = decoded(text);
    expect(whole).toContain(`Ouvrir\n${SITE}/requests-board/requests/1?a=1&b=2`);
    expect(whole).toContain('Montant &lt;b&gt;10 €&lt;/b&gt; &amp; frais');
    expect(whole).toContain(`href="${SITE}/requests-board/requests/1?a=1&amp;b=2"`);
  });

  test('authenticates with the credentials of the URL, with special characters decoded', async () => {
    const accounts: string[] = [];
    const { port, taken } = await mailServer({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      onAuth({ username, password }, _session, done) {
        accounts.push(`${username} ${password}`);
        if (password === 'p@ss/1') done(null, { user: username });
        else done(new Error('no'));
      },
    });
    await sender(`smtp://portal%40bank:p%40ss%2F1@localhost:${port}`).send(mail);
    expect(accounts).toEqual(['portal@bank p@ss/1']);
    expect(taken).toHaveLength(1);
    await expect(sender(`smtp://portal%40bank:wrong@localhost:${port}`).send(mail)).rejects.toThrow(
      /^the mail server localhost rejected the email \(EAUTH 535\)$/,
    );
  });

  test('is not sent to a server with an untrusted certificate, unless the URL allows it', async () => {
    const { port, taken } = await mailServer({ secure: true });
    const url = `smtps://127.0.0.1:${port}`;
    await expect(sender(url).send(mail)).rejects.toThrow(/rejected the email/);
    expect(taken).toEqual([]);
    await sender(`${url}?tls.rejectUnauthorized=false`).send(mail);
    expect(taken).toHaveLength(1);
  });

  test('is not sent unencrypted to another machine', async () => {
    const { port, taken } = await mailServer({}, '0.0.0.0');
    // An address of this machine that is not recognized as local.
    await expect(sender(`smtp://127.0.0.2:${port}`).send(mail)).rejects.toThrow(/\(ETLS/);
    expect(taken).toEqual([]);
    await sender(`smtp://127.0.0.2:${port}?ignoreTLS=true`).send(mail);
    expect(taken).toHaveLength(1);
  });

  test('a rejection is reported without the recipient’s address', async () => {
    const { port } = await mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`no mailbox ${address}`), { responseCode: 550 })),
    });
    const failure = await sender(`smtp://127.0.0.1:${port}`)
      .send(mail)
      .catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({
      message: 'the mail server 127.0.0.1 rejected the email (EENVELOPE 550)',
    });
    expect(JSON.stringify(failure)).not.toContain('zoe');
  });

  test('times out for a silent or unreachable server', async () => {
    const silent = createServer();
    running.push(silent);
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const { port } = silent.address() as AddressInfo;
    await expect(sender(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toThrow(/\(ETIMEDOUT\)$/);
    await expect(sender('smtp://127.0.0.1:1').send(mail)).rejects.toThrow(/\(ESOCKET\)$|\(ECONNREFUSED\)$/);
  });
});

describe('email job', () => {
  test('is retried, and finally becomes a dead letter without personal data', async () => {
    const own = await ownPlatform();
    const mailId = own.platform.newId();
    let tries = 0;
    const { port } = await mailServer({
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          // The sandbox may send e-mails of its own in between.
          if (text.includes(`<${mailId}@`)) tries += 1;
          done(Object.assign(new Error('try later'), { responseCode: 451 }));
        });
      },
    });
    const jobs = await openJobs(own.database, () => {}, {
      retryLimit: 1,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 1,
    });
    try {
      const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'portal@bank.example' });
      // Created again, so that the sender comes from the configuration.
      const { db, blobs, drafts, log, clock, newId } = own.platform;
      const platform = createPlatform({ config, db, blobs, drafts, jobs, log, clock, newId });
      const { userId } = personaOf('client');
      await jobs.work({
        ...jobHandlers(platform),
        // Disables pending work of the seeded bank, which does not belong to this test.
        'signatures.recover': () => Promise.resolve(),
        'uploads.sweep': () => Promise.resolve(),
      });
      await db.transaction((tx) =>
        jobs.enqueue(tx, 'mail.send', { mailId, userId, kind: 'SUMMARY', url: '/requests-board' }),
      );
      const letters = () => db.select().from(deadLetters).where(eq(deadLetters.topic, 'mail.send'));
      const letter = await vi.waitFor(
        async () => {
          const found = (await letters()).find(({ value }) => value.includes(mailId));
          expect(found).toBeDefined();
          return found!;
        },
        { timeout: 40_000, interval: 200 },
      );
      expect(tries).toBe(2);
      expect(letter).toMatchObject({
        attempts: 2,
        errorMessage: 'the mail server 127.0.0.1 rejected the email (EMESSAGE 451)',
      });
    } finally {
      await jobs.stop();
      await own.close();
    }
  });
});
