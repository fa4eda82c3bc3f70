/** Changes with any text; set by the build (build/locales.ts). */
declare const __LOCALES_VERSION__: string;
