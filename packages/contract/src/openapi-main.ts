/** Prints the OpenAPI document: `npm run openapi`, or `npm run openapi -- FILE` to write it to a file. */
import { writeFileSync } from 'node:fs';
import { api } from './index.ts';
import { openapi } from './openapi.ts';
import { VERSION } from './version.ts';

const document = `${JSON.stringify(openapi(api, VERSION), null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, document);
else console.log(document);
