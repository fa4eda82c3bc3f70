import type { HttpBindings } from '@hono/node-server';
import { findAccount, notFound, parsePart, readForm, readJson } from '@atrium/server';
import type { AppEnv, OwnIssuer, Platform } from '@atrium/server';
import { Hono } from 'hono';
import * as z from 'zod';
import { PERSONA_IDS, PERSONAS } from '../seed/personas.ts';
import { sandboxSecrets } from './identity-records.ts';
import { personaPage } from './people-page.ts';
import { createSandboxProvider, makeSandboxSecrets, SANDBOX_CLIENT_ID } from './provider.ts';
import type { SandboxProvider } from './provider.ts';

const SandboxSignIn = z.strictObject({ persona: z.enum(PERSONA_IDS) });

const personOf = (persona: string | undefined) => PERSONAS.find((candidate) => candidate.persona === persona);

/** Creates the issuer of the sandbox: the page to pick a persona, and the call with which scripts sign in. */
export async function sandboxIssuer(platform: Platform): Promise<OwnIssuer> {
  const { db } = platform;
  const secrets = await sandboxSecrets(db, makeSandboxSecrets);
  let loading: Promise<SandboxProvider> | null = null;
  const provider = () => (loading ??= createSandboxProvider(platform, secrets));

  return {
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: secrets.clientSecret,
    listener: (request, response) => {
      void provider().then(({ listener }) => listener(request, response));
    },
    routes({ limit, limitPage, signIn, refuse }) {
      const routes = new Hono<AppEnv>();

      routes.post('/sandbox/sign-in', async (context) => {
        await limit(context);
        const { persona } = parsePart('body', SandboxSignIn, await readJson(context));
        const person = personOf(persona);
        const account = person && (await findAccount(db, { email: person.email }));
        if (!account) throw notFound();
        await signIn(context, account.id);
        return context.body(null, 204);
      });

      routes.get('/sandbox/people/:uid', (context) => {
        const wanted = context.req.query('lang');
        const language = wanted === 'en' || wanted === 'fr' ? wanted : context.var.language;
        return context.html(
          personaPage(language, `/auth/sandbox/people/${context.req.param('uid')}`, PERSONAS),
        );
      });

      routes.post('/sandbox/people/:uid', limitPage, async (context) => {
        const { persona } = await readForm(context);
        const person = personOf(persona);
        if (!person) return refuse(context);
        const { incoming, outgoing } = context.env as HttpBindings;
        try {
          const { pick } = await provider();
          return context.redirect(await pick(incoming, outgoing, person), 303);
        } catch {
          return refuse(context);
        }
      });

      return routes;
    },
  };
}
