import type { content } from '@atrium/contract/content';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { orderDocuments } from './order-documents.ts';

export function contentHandlers({ write }: Platform): Handlers<typeof content> {
  return {
    async order(call) {
      await write(call, (tx, audit) => orderDocuments({ tx, audit, user: call.user }, call.body));
    },
  };
}
