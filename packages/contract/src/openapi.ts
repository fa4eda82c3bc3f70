import * as z from 'zod';
import type { ApiTable, Endpoint } from './endpoint.ts';
import { CORRELATION_HEADER } from './errors.ts';
import { Problem } from './problem.ts';

type Json = Record<string, unknown>;

/** Schemas named by `.meta({ id })` become components; each is written once. */
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
    // A named schema that is the root is printed in place: it moves to the components as well.
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
  const part = (schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !field.safeParse(undefined).success,
      schema: write(field as z.ZodType, 'input'),
    }));
  return [...part(endpoint.params, 'path'), ...part(endpoint.query, 'query')];
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

const RETRY_AFTER: Json = {
  'retry-after': { schema: { type: 'integer' }, description: 'Seconds after which the call may be served' },
};

function answersOf(endpoint: Endpoint, write: ReturnType<typeof schemaWriter>, problem: Json): Json {
  const { response } = endpoint;
  const success =
    response === 'empty'
      ? { 204: { description: 'Done' } }
      : {
          [endpoint.status ?? 200]: {
            description: 'Success',
            content:
              response === 'binary'
                ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
                : { 'application/json': { schema: write(response, 'output') } },
          },
        };
  const failure = (description: string, headers: Json = {}) => ({
    description,
    headers: { [CORRELATION_HEADER]: { schema: { type: 'string' } }, ...headers },
    content: { 'application/problem+json': { schema: problem } },
  });
  return {
    ...success,
    ...((endpoint.body || endpoint.form || endpoint.query) && { 400: failure('Input that is not valid') }),
    ...(endpoint.access !== 'public' && { 401: failure('No session'), 403: failure('Not permitted') }),
    ...(endpoint.params && { 404: failure('Does not exist for the caller') }),
    429: failure('The caller asks for too much', RETRY_AFTER),
    503: failure('Too much to do at this moment', RETRY_AFTER),
    ...(endpoint.failedAnswer &&
      typeof response !== 'string' && {
        [endpoint.failedAnswer.status]: {
          description: 'The same answer, which reports a failure',
          content: { 'application/json': { schema: write(response, 'output') } },
        },
      }),
    default: failure('Any other failure'),
  };
}

/** The OpenAPI 3.1 document of an API table. `x-access`, `x-cost` and `x-error-key` carry what OpenAPI has no word for. */
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
        'The contract between the portal and a backend. Every answer carries x-correlation-id; every failure is an RFC 9457 problem document with `errors: [{code, label, path?}]`, labels in the language of Accept-Language (en, fr).',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
  };
}
