/**
 * The tables of a store, in the words both databases understand. A new layout is a new step: it is taken once, and never changed.
 * A step only adds: processes of the version before go on with it, and may even be started on it, so that a new version can be rolled out
 * process by process.
 */

export interface Dialect {
  /** The type of times. */
  readonly big: string;
  /** What is said of every table. */
  readonly table: string;
  /** A field of a JSON text. */
  readonly json: (column: string, field: string) => string;
}

export const steps = ({ big, table, json }: Dialect): readonly (readonly string[])[] => [
  [
    `create table match (id text primary key, created ${big} not null, link text not null, terms text not null, seed text not null,
      seats text not null, watch text)${table}`,
    `create table entry (match text not null references match, seq integer not null, seat integer not null, n integer not null,
      kind text not null, data text not null, at ${big} not null, link text not null, primary key (match, seq), unique (match, seat, n))${table}`,
    `create index sitter on entry (${json('data', 'player')}, at) where kind = 'sit'`,
    `create table player (id text primary key, name text not null, created ${big} not null)${table}`,
    `create table session (hash text primary key, player text not null references player, created ${big} not null)${table}`,
    'create index session_of on session (player)',
    `create table ticket (hash text primary key, match text not null, player text not null, seat integer, until ${big} not null)${table}`,
  ],
  [
    `alter table player add column banned_until ${big} not null default 0`,
    `create table shunned (player text not null, other text not null, how text not null, primary key (player, other))${table}`,
    'create index shunned_by on shunned (other)',
    `create table lobby (match text primary key references match, game text not null, host text not null, pair text, queue integer,
      created ${big} not null, seen ${big} not null, kept_for text, kept_until ${big} not null default 0)${table}`,
    // Whoever wants to be paired waits in a queue of their own: so of two who come at the same time one finds the other.
    'create unique index one_waits on lobby (pair, queue)',
    'create index lobby_of on lobby (game, created)',
    `create table watched (match text primary key references match, game text not null, seen ${big} not null)${table}`,
    `create table report (id text primary key, match text not null, by_player text not null, about text not null, reason text not null,
      seq integer not null, created ${big} not null, closed ${big})${table}`,
    `create table bot (hash text primary key, player text not null references player, created ${big} not null, games text not null default '',
      seen ${big} not null default 0)${table}`,
    `create table challenge (match text not null references match, player text not null, created ${big} not null, primary key (match, player))${table}`,
    'create index challenge_to on challenge (player)',
  ],
  [
    `create table snapshot (match text primary key references match on delete cascade, seq integer not null, sealed text not null)${table}`,
    `create table carried (process text not null, rules text not null, seen ${big} not null, primary key (process, rules))${table}`,
  ],
  [
    `create table passkey (id text primary key, player text not null references player, public_key text not null, counter ${big} not null,
      created ${big} not null, used ${big} not null)${table}`,
    'create index passkey_of on passkey (player)',
    // What a passkey must sign, once: for somebody who makes one, or for whoever shows one.
    `create table dare (hash text primary key, player text, until ${big} not null)${table}`,
  ],
];
