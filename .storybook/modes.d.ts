/** The ways a QA story is drawn: by Chromatic and by `npm run visual`. Keys are Storybook globals. */
export declare const modes: {
  readonly light: {
    readonly theme: 'light';
    readonly language: 'en';
    readonly density: 'comfortable';
  };
  readonly dark: {
    readonly theme: 'dark';
    readonly language: 'en';
    readonly density: 'comfortable';
  };
  readonly french: {
    readonly theme: 'light';
    readonly language: 'fr';
    readonly density: 'comfortable';
  };
  readonly compact: {
    readonly theme: 'light';
    readonly language: 'en';
    readonly density: 'compact';
  };
};
export type Mode = keyof typeof modes;
