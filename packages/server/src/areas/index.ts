import type { Hono } from 'hono';
import { api } from '@atrium/contract';
import type { Api } from '@atrium/contract';
import type { Endpoints } from '@atrium/contract/endpoint';
import { mount } from '../http/mount.ts';
import type { AppEnv, Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { userHandlers } from './users.ts';

/** The handlers of every area of the contract; a missing area does not compile. */
function areaHandlers(platform: Platform): { readonly [Area in keyof Api]: Handlers<Api[Area]> } {
  return {
    users: userHandlers(platform),
  };
}

/** Registers every endpoint of the contract on the router of the API. */
export function mountAreas(app: Hono<AppEnv>, platform: Platform): void {
  const handlers: Readonly<Record<string, unknown>> = areaHandlers(platform);
  for (const [area, table] of Object.entries<Endpoints>(api)) {
    mount(app, table, handlers[area] as Handlers<Endpoints>, {
      validateAnswers: platform.config.validateAnswers,
    });
  }
}
