import { cn } from '../../foundations/index.js';

/** Image types that browsers render without running scripts. */
const DRAWABLE = /^data:image\/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;

export interface InlineImageProps {
  /** A `data:` URL; anything else is not rendered. */
  source: string | null;
  className?: string;
}

/** A picture included in its record. The text beside it describes it, so the `alt` is empty. */
export function InlineImage({ source, className }: InlineImageProps) {
  if (!source || !DRAWABLE.test(source)) return null;
  return <img src={source} alt="" className={cn('block w-full rounded-tag object-cover', className)} />;
}
