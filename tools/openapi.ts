/** Prints the OpenAPI document, or writes it to the given file. */
import { writeFileSync } from 'node:fs';
import { api } from '@atrium/contract';
import { openapi } from '@atrium/contract/openapi';
import { VERSION } from '@atrium/contract/version';
import { readArguments } from './arguments.ts';

const { positionals } = readArguments(
  `npm run --silent openapi          prints the OpenAPI document
npm run openapi -- openapi.json   writes it to a file`,
  {},
  { allowPositionals: true },
);
const [file] = positionals;
const document = `${JSON.stringify(openapi(api, VERSION), null, 2)}\n`;
if (file) writeFileSync(file, document);
else {
  // A reader of only the beginning, such as `head`, closes the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.stdout.write(document);
}
