/** Changes whenever a translation changes; set by the build (build/locales.ts). */
declare const __LOCALES_VERSION__: string;
/** Versions that are shown to the user (TERM-002); set by the build from the packages. */
declare const __VERSIONS__: { readonly website: string; readonly navigationBar: string };
