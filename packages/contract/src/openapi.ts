import * as z from 'zod';
import type { ApiTable, Endpoint } from './endpoint.ts';
import {
  ALLOW_HEADERS,
  ANSWER_HEADERS,
  EVERY_ANSWER_HEADERS,
  GENERAL_REQUEST_HEADERS,
  REQUEST_HEADERS,
  RETRY_HEADERS,
  SESSION_REQUEST_HEADERS,
} from './headers.ts';
import type { Header } from './headers.ts';
import { Problem } from './problem.ts';

type Json = Record<string, unknown>;

/** Returns a writer of JSON schemas; schemas named by `.meta({ id })` become components, each written once. */
function schemaWriter(components: Json) {
  return (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const {
      $schema: _dialect,
      $defs,
      ...json
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      reused: 'inline',
    }) as Json & { $defs?: Json };
    // A named schema at the root is written inline: move it to the components as well.
    const id = typeof json['id'] === 'string' ? json['id'] : null;
    const root = id ? { $ref: `#/$defs/${id}` } : json;
    const defs: Json = { ...$defs, ...(id && { [id]: json }) };
    const relocate = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(relocate);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => key !== 'id' || typeof (value as Json)['id'] !== 'string')
          .map(([key, inner]) =>
            key === '$ref' && typeof inner === 'string'
              ? [key, inner.replace('#/$defs/', '#/components/schemas/')]
              : [key, relocate(inner)],
          ),
      );
    };
    for (const [key, inner] of Object.entries(defs)) components[key] ??= relocate(inner);
    return relocate(root) as Json;
  };
}

function parametersOf(endpoint: Endpoint, write: ReturnType<typeof schemaWriter>): Json[] {
  const part = (schema: z.ZodObject | undefined, location: 'path' | 'query'): Json[] =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: location,
      required: location === 'path' || !field.safeParse(undefined).success,
      schema: write(field as z.ZodType, 'input'),
    }));
  return [
    ...part(endpoint.params, 'path'),
    ...part(endpoint.query, 'query'),
    ...headersOf(endpoint).map(([name, header]) => ({ name, in: 'header', required: false, ...header })),
  ];
}

/** Returns the headers that a call reads. */
function headersOf({ access, requestHeaders = [] }: Endpoint): [name: string, header: Header][] {
  return [
    ...requestHeaders.map((name): [string, Header] => [name, REQUEST_HEADERS[name]]),
    ...Object.entries<Header>(GENERAL_REQUEST_HEADERS),
    ...(access === 'public' ? [] : Object.entries<Header>(SESSION_REQUEST_HEADERS)),
  ];
}

function requestBodyOf(endpoint: Endpoint, write: ReturnType<typeof schemaWriter>): Json {
  const body = (type: string, schema: Json): Json => ({
    requestBody: { required: true, content: { [type]: { schema } } },
  });
  if (endpoint.body) return body('application/json', write(endpoint.body, 'input'));
  if (endpoint.form) return body('multipart/form-data', write(endpoint.form, 'input'));
  if (endpoint.bytes !== undefined)
    return body('application/octet-stream', { type: 'string', format: 'binary', maxLength: endpoint.bytes });
  return {};
}

const failure = (
  description: string,
  problem: Json,
  headers: Readonly<Record<string, Header>> = {},
): Json => ({
  description,
  headers: { ...EVERY_ANSWER_HEADERS, ...headers },
  content: { 'application/problem+json': { schema: problem } },
});

function answersOf(endpoint: Endpoint, write: ReturnType<typeof schemaWriter>, problem: Json): Json {
  const { response, answerHeaders = [] } = endpoint;
  const headers = {
    ...EVERY_ANSWER_HEADERS,
    ...Object.fromEntries(answerHeaders.map((name) => [name, ANSWER_HEADERS[name]])),
  };
  const success =
    response === 'empty'
      ? { 204: { description: 'Done', headers } }
      : {
          [endpoint.status ?? 200]: {
            description: 'Success',
            headers,
            content:
              response === 'binary'
                ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
                : { 'application/json': { schema: write(response, 'output') } },
          },
        };
  return {
    ...success,
    ...((endpoint.body || endpoint.form || endpoint.query) && {
      400: failure('Invalid input', problem),
    }),
    ...(endpoint.access !== 'public' && {
      401: failure('No valid session', problem),
      403: failure('Not permitted', problem),
    }),
    ...(endpoint.params && { 404: failure('Not found, or not visible to the caller', problem) }),
    429: failure('Too many calls from this caller', problem, RETRY_HEADERS),
    503: failure('Server overloaded; try again later', problem, RETRY_HEADERS),
    ...(endpoint.failedAnswer &&
      typeof response !== 'string' && {
        [endpoint.failedAnswer.status]: {
          description: 'Same schema as a successful response, reporting a failure',
          headers,
          content: { 'application/json': { schema: write(response, 'output') } },
        },
      }),
    default: failure('Any other error', problem),
  };
}

/**
 * Returns the OpenAPI 3.1 document of an API table. `x-access`, `x-open-before-terms`, `x-cost` and `x-error-key` carry
 * what OpenAPI cannot express.
 */
export function openapi(api: ApiTable, version: string): Json {
  const components: Json = {};
  const write = schemaWriter(components);
  const problem = write(Problem, 'output');
  const paths: Record<string, Json> = {};
  for (const [area, table] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(table)) {
      const { access } = endpoint;
      (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = {
        operationId: `${area}.${name}`,
        tags: [endpoint.tag],
        summary: endpoint.summary,
        parameters: parametersOf(endpoint, write),
        ...requestBodyOf(endpoint, write),
        responses: answersOf(endpoint, write, problem),
        security: access === 'public' ? [] : [{ session: [] }],
        ...(endpoint.cost && { 'x-cost': endpoint.cost }),
        'x-access': typeof access === 'string' ? access : access.name,
        ...(endpoint.isOpenBeforeTerms && { 'x-open-before-terms': true }),
        ...(endpoint.errorKey && { 'x-error-key': endpoint.errorKey }),
      };
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Atrium API',
      version,
      description:
        'API between the portal and a backend. Every response includes x-correlation-id. Every error is an RFC 9457 problem document with `errors: [{code, label, path?}]`; labels are in the language of Accept-Language (en, fr).',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: components,
      // No operation refers to it: it is the answer to a method that the path does not have.
      responses: {
        MethodNotAllowed: failure('405: the path does not support the method', problem, ALLOW_HEADERS),
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
  };
}
