/** Every route, with what it takes and answers. A test sees to it that none is missing. */
import { z } from 'zod';
import * as asks from '../match/messages.ts';
import type { Code } from '../match/refusal.ts';
import { termsSchema } from '../match/terms.ts';
import { answer, fromServer, retold } from './told.ts';

export interface Route {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly summary: string;
  /** `anybody`; `guest`: with the cookie of a browser; `program`: with a token. */
  readonly who: 'anybody' | 'guest' | 'program';
  readonly query?: readonly string[];
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  readonly status?: number;
  /** Lines of JSON, for as long as the connection holds. */
  readonly lines?: true;
  readonly refusals?: readonly Code[];
}

const ok = z.object({ ok: z.literal(true) });
const id = z.string();
const seat = z.int();
const people = z.array(z.object({ who: z.enum(['open', 'person', 'bot']), name: z.string() }));
const secret = z.string().nullable();
const terms = termsSchema.pick({ clock: true, lists: true, options: true, watch: true, fair: true });

const event = z.discriminatedUnion('t', [
  z.object({ t: z.literal('challenge'), id, game: z.string(), clock: termsSchema.shape.clock, options: termsSchema.shape.options }),
  z.object({ t: z.literal('start'), id, game: z.string(), seat }),
  z.object({ t: z.literal('over'), id, winners: z.array(seat) }),
]);

/** What a browser hands to `navigator.credentials`, with bytes as base64url. */
const dare = z.looseObject({ challenge: z.string() });

const opened = z.looseObject({ match: id, game: z.string(), commit: z.string(), seed: z.string() });

export const routes: readonly Route[] = [
  { method: 'get', path: '/healthz', who: 'anybody', summary: 'Is anybody there?', answer: ok },
  { method: 'get', path: '/readyz', who: 'anybody', summary: 'Can anybody be served?', answer: ok, refusals: ['busy'] },
  { method: 'get', path: '/metrics', who: 'anybody', summary: 'Numbers for Prometheus.', answer: z.string(), refusals: ['forbidden'] },
  { method: 'get', path: '/api/openapi.json', who: 'anybody', summary: 'This document.', answer: z.looseObject({}) },
  {
    ...{ method: 'get', path: '/api/me', who: 'anybody', summary: 'My name and my matches.' },
    answer: z.object({
      name: z.string().nullable(),
      matches: z.array(
        z.object({
          ...{ id, game: z.string(), seat: seat.nullable(), won: z.boolean().nullable() },
          state: z.enum(['open', 'myTurn', 'waiting', 'over']),
          names: z.array(z.string()),
          clock: termsSchema.shape.clock,
        }),
      ),
    }),
  },
  {
    method: 'post',
    path: '/api/me',
    who: 'anybody',
    summary: 'Makes a guest, if there is none yet.',
    answer: z.object({ name: z.string() }),
  },
  { method: 'delete', path: '/api/me', who: 'guest', summary: 'Forgets name and sessions.', answer: ok, refusals: ['session'] },
  {
    ...{ method: 'post', path: '/api/match', who: 'anybody', summary: 'Makes a match.', status: 201, body: asks.newMatch },
    answer: z.object({ id, invite: secret, watch: secret }),
    refusals: ['game', 'seats', 'bot', 'options'],
  },
  {
    ...{
      method: 'get',
      path: '/api/match/{id}',
      who: 'anybody',
      summary: 'Terms, who sits, and how it stands.',
      refusals: ['notFound', 'rules', 'rolling'],
    },
    answer: z.object({
      ...{ id, terms: termsSchema, state: z.enum(['open', 'running', 'over']), next: id.nullable() },
      seats: z.array(people.element.extend({ invited: z.boolean() })),
      mine: z.object({ seat, sits: z.boolean() }).nullable(),
    }),
  },
  {
    ...{ method: 'post', path: '/api/match/{id}/sit', who: 'anybody', summary: 'Sits down. Asking again is harmless.', body: asks.sitDown },
    answer: z.object({ seat }),
    refusals: ['notFound', 'forbidden', 'taken', 'deck', 'commit'],
  },
  {
    ...{
      method: 'get',
      path: '/api/match/{id}/record',
      who: 'guest',
      summary: 'Afterwards: how it was dealt, and the match if all agreed.',
    },
    answer: z.object({ opened, saved: z.looseObject({}).nullable() }),
    refusals: ['session', 'forbidden', 'notOver'],
  },
  {
    ...{
      method: 'post',
      path: '/api/match/{id}/replay',
      who: 'anybody',
      summary: 'Afterwards: the match as my seat, or whoever may watch, saw it; all of it for seats if all agreed.',
      body: asks.wantReplay,
    },
    answer: z.union([z.object({ saved: z.looseObject({}) }), z.object({ seen: retold })]),
    refusals: ['notFound', 'forbidden', 'notOver', 'rules', 'rolling'],
  },
  {
    ...{
      method: 'post',
      path: '/api/match/{id}/report',
      who: 'guest',
      summary: 'Reports another seat.',
      status: 201,
      body: asks.wantReport,
    },
    answer: z.object({ id }),
    refusals: ['session', 'forbidden', 'seats'],
  },
  {
    ...{
      method: 'post',
      path: '/api/ticket',
      who: 'anybody',
      summary: 'A ticket for one socket, within 30 seconds.',
      body: asks.wantTicket,
    },
    answer: z.object({ ticket: z.string() }),
    refusals: ['notFound', 'forbidden', 'rules', 'rolling'],
  },
  {
    ...{ method: 'get', path: '/api/tables', who: 'anybody', summary: 'Tables where somebody waits; bots and programs that do not.' },
    query: ['game'],
    answer: z.object({
      tables: z.array(z.object({ id, game: z.string(), mine: z.boolean(), terms, seats: people })),
      watch: z.array(
        z.object({ id, game: z.string(), terms: termsSchema.pick({ clock: true, delay: true }), seats: people, watching: z.int() }),
      ),
      bots: z.array(z.string()),
      programs: z.array(z.object({ name: z.string(), games: z.array(z.string()) })),
    }),
  },
  {
    ...{ method: 'delete', path: '/api/tables/{id}', who: 'guest', summary: 'My table is not listed any more.', answer: ok },
    refusals: ['session', 'forbidden', 'notFound'],
  },
  {
    ...{
      method: 'post',
      path: '/api/pair',
      who: 'anybody',
      summary: 'A table of somebody who wants the same, or one to wait at.',
      body: asks.wantPair,
    },
    answer: z.object({ id, seat, waiting: z.boolean(), invite: secret, watch: secret }),
    refusals: ['game', 'seats'],
  },
  {
    ...{ method: 'get', path: '/api/blocked', who: 'guest', summary: 'Whom I do not want to meet or hear.', refusals: ['session'] },
    answer: z.object({ blocked: z.array(z.object({ id, name: z.string(), how: z.enum(['mute', 'block']) })) }),
  },
  {
    ...{ method: 'post', path: '/api/blocked', who: 'guest', summary: 'Blocks or mutes another seat of my match.', body: asks.wantBlock },
    answer: z.object({ id }),
    refusals: ['session', 'forbidden', 'seats'],
  },
  {
    ...{ method: 'delete', path: '/api/blocked/{id}', who: 'guest', summary: 'Ends it.', answer: ok },
    refusals: ['session', 'notFound'],
  },
  {
    ...{ method: 'get', path: '/api/passkeys', who: 'guest', summary: 'My passkeys.', refusals: ['session'] },
    answer: z.object({ passkeys: z.array(z.object({ id, created: z.number(), used: z.number() })) }),
  },
  {
    ...{ method: 'post', path: '/api/passkeys/dare', who: 'guest', summary: 'What a new passkey must sign, once, within five minutes.' },
    answer: dare,
    refusals: ['session', 'insecure'],
  },
  {
    ...{ method: 'post', path: '/api/passkeys', who: 'guest', summary: 'Adds a passkey.', status: 201, body: asks.newPasskey },
    answer: z.object({ id }),
    refusals: ['session', 'insecure', 'passkey'],
  },
  {
    ...{ method: 'delete', path: '/api/passkeys/{id}', who: 'guest', summary: 'Removes one.', answer: ok },
    refusals: ['session', 'notFound'],
  },
  {
    ...{ method: 'post', path: '/api/session/dare', who: 'anybody', summary: 'What a passkey must sign, once, within five minutes.' },
    answer: dare,
    refusals: ['insecure'],
  },
  {
    ...{
      method: 'post',
      path: '/api/session',
      who: 'anybody',
      summary: 'Comes back by a passkey: this browser is that guest from now on.',
      body: asks.shownPasskey,
    },
    answer: z.object({ name: z.string() }),
    refusals: ['insecure', 'passkey', 'banned'],
  },
  {
    ...{ method: 'delete', path: '/api/session', who: 'guest', summary: 'This browser forgets who used it.', answer: ok },
    refusals: ['session'],
  },
  {
    ...{
      method: 'post',
      path: '/api/bot/account',
      who: 'anybody',
      summary: 'An account for a program. The token is told only once.',
      status: 201,
    },
    answer: z.object({ token: z.string(), name: z.string() }),
  },
  { method: 'delete', path: '/api/bot/account', who: 'program', summary: 'Forgets the program.', answer: ok },
  {
    ...{ method: 'get', path: '/api/bot/stream', who: 'program', summary: 'Challenges, and matches that begin and end.', lines: true },
    query: ['games'],
    answer: event,
  },
  {
    ...{ method: 'post', path: '/api/bot/challenge/{id}/accept', who: 'program', summary: 'Sits down.', body: asks.acceptChallenge },
    answer: z.object({ seat }),
    refusals: ['notFound', 'forbidden', 'taken', 'deck'],
  },
  {
    ...{ method: 'post', path: '/api/bot/challenge/{id}/decline', who: 'program', summary: 'Does not want to.', answer: ok },
    refusals: ['notFound'],
  },
  {
    ...{ method: 'post', path: '/api/bot/seek', who: 'program', summary: 'Sits down with whoever wants the same.', body: asks.wantSeek },
    answer: z.object({ id, seat, waiting: z.boolean() }),
    refusals: ['game', 'seats', 'deck'],
  },
  {
    ...{
      method: 'get',
      path: '/api/bot/match/{id}/stream',
      who: 'program',
      summary: 'The match as its seat sees it: whole views, or news.',
    },
    query: ['news'],
    lines: true,
    answer: fromServer,
    refusals: ['notFound', 'forbidden'],
  },
  {
    ...{
      method: 'post',
      path: '/api/bot/match/{id}',
      who: 'program',
      summary: 'A command; refused with 409 and why.',
      body: asks.botCommand,
    },
    answer,
    refusals: ['notFound', 'forbidden'],
  },
];
