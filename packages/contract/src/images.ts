import * as z from 'zod';

/** An image that travels with its record: a `data:` address of a kind that browsers draw and never run. */
export const ImageData = z
  .string()
  .max(500_000)
  .regex(/^data:image\/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/);
