import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = path.resolve(import.meta.dirname, '../node_modules/pdfjs-dist');
const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
  version: string;
};

/** Files that pdf.js requests itself: fonts not embedded in a document, tables for Asian scripts, image decoders. */
const FOLDERS = [
  { name: 'cmaps', take: /\.bcmap$/ },
  { name: 'standard_fonts', take: /\.(pfb|ttf)$/ },
  // WebAssembly would need an exception in the content security policy, so the JavaScript decoders are used.
  { name: 'wasm', take: /nowasm_fallback\.js$/ },
];

/** Maps addresses to files. The worker has a fixed address (DOC-030); the others contain the version for caching. */
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
 * Serves the worker of the document viewer, always the same version as the library, and the files it needs: from memory
 * in the development servers, as files in builds.
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
