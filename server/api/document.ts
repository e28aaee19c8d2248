/** The OpenAPI document, made of the schemas that check what comes in. `node server/api/document.ts` writes it to docs/openapi.json. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { PROTOCOL } from '@touchline/host/wire';
import { root } from '@touchline/kit/node';
import { z } from 'zod';
import { newMatch, toServer } from '../match/messages.ts';
import { codes } from '../match/refusal.ts';
import { termsSchema } from '../match/terms.ts';
import { type Route, routes } from './routes.ts';
import { fromServer } from './told.ts';

const FILE = join(root, 'docs/openapi.json');
/** Everybody may be told these. */
const ALWAYS = ['malformed', 'origin', 'limit', 'busy'] as const;

/** What is written once, and named elsewhere. */
const named = new Map<z.ZodType, string>([
  [toServer, 'ToServer'],
  [fromServer, 'FromServer'],
  [newMatch, 'NewMatch'],
  [termsSchema, 'Terms'],
]);
const reference = (schema: z.ZodType, io: 'input' | 'output'): object =>
  named.has(schema) ? { $ref: `#/components/schemas/${named.get(schema)}` } : schemaOf(schema, io);

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function operation({ summary, who, path, query = [], body, answer, status = 200, lines, refusals = [] }: Route): object {
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const asked = query.map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  const refused = new Map<number, string[]>();
  for (const code of [...ALWAYS, ...refusals]) refused.set(codes[code], [...(refused.get(codes[code]) ?? []), code]);
  const type = lines ? 'application/x-ndjson' : path === '/metrics' ? 'text/plain' : 'application/json';
  return {
    summary,
    security: who === 'anybody' ? [] : [{ [who]: [] }],
    ...(ids.length + asked.length > 0 && { parameters: [...ids, ...asked] }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: reference(body, 'input') } } } }),
    responses: {
      [status]: { description: 'Done.', content: { [type]: { schema: reference(answer, 'output') } } },
      ...Object.fromEntries(
        [...refused].map(([number, names]) => [
          number,
          { description: names.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
        ]),
      ),
    },
  };
}

export function document(): object {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    paths[route.path][route.method] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Touchline', version: '1', description: 'Online play. docs/online.md and docs/bot-api.md explain it.' },
    paths,
    components: {
      securitySchemes: {
        guest: { type: 'apiKey', in: 'cookie', name: 'touchline' },
        program: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Refusal: { type: 'object', properties: { error: { enum: Object.keys(codes) } }, required: ['error'] },
        ...Object.fromEntries([...named].map(([schema, name]) => [name, schemaOf(schema, name === 'FromServer' ? 'output' : 'input')])),
      },
    },
    'x-socket': {
      path: '/api/socket',
      subprotocol: PROTOCOL,
      sends: { $ref: '#/components/schemas/ToServer' },
      receives: { $ref: '#/components/schemas/FromServer' },
    },
  };
}

export const documentText = (): string => `${JSON.stringify(document(), null, 1)}\n`;

if (process.argv[1] === import.meta.filename) writeFileSync(FILE, documentText());
