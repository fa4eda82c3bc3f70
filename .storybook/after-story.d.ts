declare global {
  /** Called after each story in visual comparison runs; set by tools/visual-setup.ts. */
  var __atriumAfterStory: ((context: { id: string; tags: string[] }) => Promise<void>) | undefined;
  /** Called next when stories run as tests: checks the colours and switches the theme; set by tools/story-setup.ts. */
  var __atriumOtherTheme: (() => Promise<void>) | undefined;
}
export {};
