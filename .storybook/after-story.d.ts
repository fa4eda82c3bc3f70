declare global {
  /** Called after each story when the visual comparison runs (tools/visual-setup.ts sets it). */
  var __atriumAfterStory: ((context: { id: string; tags: string[] }) => Promise<void>) | undefined;
}
export {};
