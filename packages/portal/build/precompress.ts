import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|json|svg)$/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside each text file of the build, so that the server compresses nothing while serving. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'atrium-precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
      await Promise.all(
        files.map(async (file) => {
          const target = path.join(folder, file);
          const bytes = await readFile(target);
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          await Promise.all([
            compressBrotli(bytes, { params }).then((result) => writeFile(`${target}.br`, result)),
            compressGzip(bytes, { level: 9 }).then((result) => writeFile(`${target}.gz`, result)),
          ]);
        }),
      );
    },
  };
}
