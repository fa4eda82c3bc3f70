import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = path.resolve(import.meta.dirname, '../node_modules/pdfjs-dist');
const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
  version: string;
};

/** Files that pdf.js asks for by itself: fonts that a document does not bring, tables of Asian scripts, image decoders. */
const FOLDERS = [
  { name: 'cmaps', take: /\.bcmap$/ },
  { name: 'standard_fonts', take: /\.(pfb|ttf)$/ },
  // WebAssembly would need an exception in the content policy, so the same decoders in JavaScript are taken.
  { name: 'wasm', take: /nowasm_fallback\.js$/ },
];

/** Address -> file. The worker has a fixed address (DOC-030); the rest carries the version, so that caches may keep it. */
function pdfFiles(): Map<string, string> {
  const files = new Map([
    ['assets/scripts/pdfworker.js', path.join(PACKAGE, 'legacy/build/pdf.worker.min.mjs')],
  ]);
  for (const { name, take } of FOLDERS) {
    for (const file of readdirSync(path.join(PACKAGE, name)).filter((each) => take.test(each)))
      files.set(`assets/pdf/${version}/${name}/${file}`, path.join(PACKAGE, name, file));
  }
  return files;
}

/**
 * Serves the worker of the document viewer, of the same version as the library by construction, and the files it needs:
 * from memory of the development servers, as files of every build.
 */
export function pdfAssets(): Plugin {
  const files = pdfFiles();
  return {
    name: 'atrium:pdf-assets',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files.get((request.url ?? '').split('?')[0]!.slice(1));
        if (!file) return next();
        response.setHeader(
          'content-type',
          file.endsWith('js') ? 'text/javascript' : 'application/octet-stream',
        );
        return createReadStream(file).pipe(response);
      });
    },
    generateBundle() {
      for (const [fileName, file] of files) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
      }
    },
  };
}
