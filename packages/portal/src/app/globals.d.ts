/** Changes with any text; set by the build (build/locales.ts). */
declare const __LOCALES_VERSION__: string;
/** Versions of what the person uses (TERM-002); set by the build from the packages. */
declare const __VERSIONS__: { readonly website: string; readonly navigationBar: string };
