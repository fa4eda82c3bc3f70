import * as z from 'zod';

/** An image sent with its record: a `data:` URL of a type that browsers display and never execute. */
export const ImageData = z
  .string()
  .max(500_000)
  .regex(/^data:image\/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/);
