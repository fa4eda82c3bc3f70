import { tagSearchParameter } from '@atrium/contract/tag-rules';
import type { AttachedTag } from '@atrium/contract/tags';

/** Where a country or currency leads (TAG-017). */
export function tagHref(tag: AttachedTag): string | undefined {
  const parameter = tagSearchParameter(tag);
  return parameter === null ? undefined : `/search?${new URLSearchParams([[...parameter]])}`;
}
