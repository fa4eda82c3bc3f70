import { asc, eq } from 'drizzle-orm';
import type { cashManagement } from '@atrium/contract/cash-management';
import { mediaCategory } from '@atrium/contract/document-rules';
import { blobs, cashManagementDocuments as guides } from '../database/schema/index.ts';
import { download } from '../files/download.ts';
import { notFound } from '../http/failure.ts';
import type { Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';

export function cashManagementHandlers({ db, blobs: store }: Platform): Handlers<typeof cashManagement> {
  return {
    async documents({ language }) {
      const rows = await db
        .select({
          id: guides.id,
          title: guides.title,
          filename: guides.filename,
          mime: blobs.mime,
          size: blobs.size,
          position: guides.position,
          updatedAt: guides.updatedAt,
        })
        .from(guides)
        .innerJoin(blobs, eq(blobs.sha256, guides.sha256))
        .where(eq(guides.language, language))
        .orderBy(asc(guides.position), asc(guides.id));
      return rows.map(({ mime, position, updatedAt, ...row }) => ({
        ...row,
        type: mediaCategory(mime),
        mediaType: mime,
        isCover: position === 0,
        updatedAt: updatedAt.toISOString(),
      }));
    },

    async read({ params }) {
      const [found] = await db
        .select({ filename: guides.filename, sha256: guides.sha256, mime: blobs.mime })
        .from(guides)
        .innerJoin(blobs, eq(blobs.sha256, guides.sha256))
        .where(eq(guides.id, params.id));
      const file = found ? await store.get(found.sha256) : null;
      if (!found || !file) throw notFound();
      return download({ filename: found.filename, mime: found.mime, ...file });
    },
  };
}
