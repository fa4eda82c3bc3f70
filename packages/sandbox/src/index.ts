import type { Adapters, Config } from '@atrium/server';
import { sandboxIssuer } from './issuer/issuer.ts';
import { sandboxMail } from './mailbox/sender.ts';
import { sandboxPages } from './pages.ts';
import { PERSONAS } from './seed/personas.ts';
import { sandboxSignatures } from './signatures/provider.ts';

/** Returns one line for each persona that can sign in. */
const people = (): string[] =>
  PERSONAS.map(
    ({ persona, firstName, lastName, label }) =>
      `  ${persona.padEnd(13)} ${`${firstName} ${lastName}`.padEnd(18)} ${label.en}`,
  );

/** Returns everything that the server needs from outside, provided within this process. */
export function sandboxAdapters({ issuer }: Config): Adapters {
  return {
    async seed({ db, blobs, now }) {
      // Loaded on demand: the generators are heavy and needed only once.
      const { seedBank } = await import('./seed/seed.ts');
      process.stdout.write('Creating the demo data, once, in about a minute:');
      const onStep = (name: string) => void process.stdout.write(` ${name}…`);
      await seedBank(db, { now, scale: 1, blobs, onStep }).finally(() => process.stdout.write('\n'));
    },
    issuer: sandboxIssuer,
    signatures: () => sandboxSignatures,
    mail: sandboxMail,
    routes: sandboxPages,
    greeting: issuer ? [] : ['Sign in as one of these people:', ...people()],
  };
}
