import { tagSearchParameter } from '@atrium/contract/tag-rules';
import type { AttachedTag } from '@atrium/contract/tags';

/** Returns the search for a country or currency tag (TAG-017); undefined for other tags. */
export function tagHref(tag: AttachedTag): string | undefined {
  const parameter = tagSearchParameter(tag);
  return parameter === null ? undefined : `/search?${new URLSearchParams([[...parameter]])}`;
}
