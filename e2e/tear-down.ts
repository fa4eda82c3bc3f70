import { removeFolder, stopServer } from './server.ts';

export default async function tearDown(): Promise<void> {
  await stopServer('SIGTERM');
  removeFolder();
}
