import { cn } from '../../foundations/index.js';

/** Kinds of image that a browser draws and never runs. */
const DRAWABLE = /^data:image\/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;

export interface InlineImageProps {
  /** A `data:` address; anything else is not drawn. */
  source: string | null;
  className?: string;
}

/** A picture that came with its record. The words beside it say what it shows, so it is silent. */
export function InlineImage({ source, className }: InlineImageProps) {
  if (!source || !DRAWABLE.test(source)) return null;
  return <img src={source} alt="" className={cn('block w-full rounded-tag object-cover', className)} />;
}
