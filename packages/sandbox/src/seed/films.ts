import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256Of } from '@atrium/server';
import { CUE_SECONDS, FILMS } from './texts/films.ts';
import type { FilmTemplate } from './texts/films.ts';
import { typography } from './words.ts';
import type { Language } from './words.ts';

const FOLDER = path.join(import.meta.dirname, 'films');

/** A film of the studio with its files, which are stored next to the code. */
export interface Film extends FilmTemplate {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly poster: Uint8Array;
  readonly posterSha256: string;
  readonly seconds: number;
  /** The captions as WebVTT. */
  readonly captions: Readonly<Record<Language, string>>;
}

/** Formats a time in a film, `00:00:04.000`. */
const timestamp = (seconds: number): string =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

function captionsOf({ cues }: FilmTemplate, language: Language): string {
  const blocks = cues.map(
    (cue, index) =>
      `${timestamp(index * CUE_SECONDS)} --> ${timestamp((index + 1) * CUE_SECONDS)}\n${typography(cue[language], language)}`,
  );
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

/** Reads the films of the studio. */
export const readFilms = (): Film[] =>
  FILMS.map((film) => {
    const bytes = readFileSync(path.join(FOLDER, `${film.file}.webm`));
    const poster = readFileSync(path.join(FOLDER, `${film.file}.webp`));
    return {
      ...film,
      bytes,
      sha256: sha256Of(bytes),
      poster,
      posterSha256: sha256Of(poster),
      seconds: film.cues.length * CUE_SECONDS,
      captions: { en: captionsOf(film, 'en'), fr: captionsOf(film, 'fr') },
    };
  });
