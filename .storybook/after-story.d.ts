declare global {
  /** Called after each story when the visual comparison runs (tools/visual-setup.ts sets it). */
  var __atriumAfterStory: ((context: { id: string; tags: string[] }) => Promise<void>) | undefined;
  /** Called after that when stories run as tests: looks at the colours and changes the theme (tools/story-setup.ts sets it). */
  var __atriumOtherTheme: (() => Promise<void>) | undefined;
}
export {};
