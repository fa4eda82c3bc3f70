import type { Page } from '@playwright/test';

/** Returns the address of the messages of an open request that the user may write to. */
export async function conversationPath(page: Page): Promise<string> {
  const answer = await page.request.get('/api/requests?requestStates=INPROGRESS&limit=100');
  const { pageRecords } = (await answer.json()) as {
    pageRecords: { id: string; rights: { canWriteMessage: boolean } }[];
  };
  return `/requests-board/requests/${pageRecords.find(({ rights }) => rights.canWriteMessage)!.id}?tab=messages`;
}
