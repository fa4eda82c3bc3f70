/** A real S3 server for tests, which verifies signatures. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from './server-process.ts';

const MAIN = path.resolve(import.meta.dirname, 's3-server-main.ts');

/** Credentials in the environment, for the SDK and for a server under test. */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' } as const;
export const S3_BUCKET = 'atrium-files';

export interface S3Server {
  /** Value of FILES_URL, including a prefix. */
  readonly filesUrl: string;
  /** Number of calls that the server is answering right now. */
  underWay(): Promise<number>;
  /** Removes the bucket with its content. */
  removeBucket(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a server that stores one bucket in a folder. */
export async function startS3(folder: string): Promise<S3Server> {
  const port = await freePort();
  let end = async (): Promise<void> => {};
  const start = async (): Promise<void> => {
    const child = spawn(process.execPath, [MAIN, folder, String(port), S3_BUCKET], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const listens = once(child.stdout, 'data');
    await Promise.race([
      listens,
      ended.then(() => {
        throw new Error('the S3 server did not start');
      }),
    ]);
    child.stdout.resume();
    end = async () => {
      child.kill('SIGKILL');
      await ended;
    };
  };
  await start();
  return {
    filesUrl: `s3://${S3_BUCKET}/files/of-a-test?endpoint=http://127.0.0.1:${port}`,
    underWay: async () => Number(await (await fetch(`http://127.0.0.1:${port}/under-way`)).text()),
    removeBucket: () => rm(path.join(folder, S3_BUCKET), { recursive: true, force: true }),
    stop: () => end(),
    start,
  };
}
