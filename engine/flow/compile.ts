/** Tree → program: a list of instructions with jump targets, each with the path it is saved under. */

import type { GameSpec } from '../game.ts';
import type { Json, Own } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import type { Called, Flow, Offer, WindowSpec } from './flow.ts';
import { type Draft, instruction } from './instruction.ts';
import { type FlowInfo, type Instr, OP, type Program, TEXT_NAMES } from './program.ts';

const NO_SLOTS = new Int16Array(0);

const restarts = { phase: 'phase', loop: 'loop', window: 'window' } as const;

class Compiler {
  /** Variables of calls by name, until all flows are known. */
  readonly calls = new Map<Instr, readonly [string, (t: Table) => Json][]>();
  readonly code: Instr[] = [];
  readonly at = new Map<string, number>();
  readonly flows = new Map<string, FlowInfo>();
  hasGroups = false;
  hasRevocables = false;
  #of!: FlowInfo;
  /** Names of the items of the eaches around a node. */
  readonly #items: string[] = [];

  emit(path: string, name: string, draft: Draft): Instr {
    let unique = path;
    for (let n = 2; this.at.has(unique); n++) unique = `${path}#${n}`;
    this.at.set(unique, this.code.length);
    const instr = instruction(unique, name, draft, this.#of);
    this.code.push(instr);
    return instr;
  }

  slot(name: string): number {
    const known = this.#of.slots.get(name);
    if (known !== undefined) return known;
    this.#of.slots.set(name, this.#of.slots.size);
    return this.#of.slots.size - 1;
  }

  declare(name: string): void {
    this.flows.set(name, { name, entry: -1, size: 0, slots: new Map(), names: [], slotOf: NO_SLOTS });
  }

  flow(name: string, called: Called<Own>): void {
    const info = this.flows.get(name)!;
    this.#of = info;
    for (const v of called.vars) this.slot(v);
    info.entry = this.code.length;
    const enter = this.emit(name, name.slice(name.lastIndexOf('/') + 1), { op: OP.enter });
    this.node(called.body, name);
    enter.a = enter.b = this.code.length;
    this.emit(`${name}/return`, 'return', { op: OP.ret });
    info.size = info.slots.size;
  }

  kids(kids: readonly Flow[], path: string): void {
    for (const kid of kids) this.node(kid, path);
  }

  /** A named scope: enter, body, what is done however it is left, exit. */
  scope(path: string, name: string, draft: Draft, body: (enter: Instr) => void, end?: Flow): void {
    const enter = this.emit(path, name, { ...draft, ends: !!end });
    body(enter);
    enter.a = this.code.length;
    if (end) {
      this.emit(`${path}/ending`, name, { op: OP.ending });
      this.node(end, `${path}/end`);
    }
    if (enter.op !== OP.each && enter.op !== OP.open && draft.restart !== 'loop') enter.b = this.code.length;
    this.emit(`${path}/exit`, name, { op: OP.exit });
  }

  offers(instr: Instr, offers: readonly Offer<Own>[], path: string): void {
    const jumps: Instr[] = [];
    for (const offer of offers) {
      if (!offer.then) {
        instr.thens.push(-1);
        continue;
      }
      instr.thens.push(this.code.length);
      this.node(offer.then, `${path}/${offer.verb}`);
      jumps.push(this.emit(`${path}/${offer.verb}/done`, 'done', { op: OP.jump }));
    }
    const end = this.code.length;
    for (let i = 0; i < offers.length; i++) if (instr.thens[i] < 0) instr.thens[i] = end;
    for (const jump of jumps) jump.a = end;
  }

  node(node: Flow, parent: string): void {
    const path = 'name' in node ? `${parent}/${node.name}` : parent;
    switch (node.op) {
      case 'seq':
        this.kids(node.kids, parent);
        return;
      case 'act':
        this.emit(path, node.name, { op: OP.act, clause: node.clause, run: node.run });
        return;
      case 'phase':
        this.scope(
          path,
          node.name,
          { op: OP.enter, clause: node.clause, restart: restarts.phase },
          () => this.kids(node.kids, path),
          node.end,
        );
        return;
      case 'group':
        this.hasGroups = true;
        this.scope(path, node.name, { op: OP.enter, clause: node.clause, ready: node.ready, group: true }, () =>
          this.kids(node.kids, path),
        );
        return;
      case 'revocable':
        this.hasRevocables = true;
        this.scope(path, node.name, { op: OP.enter, clause: node.clause, who: node.who, revocable: true }, (enter) => {
          this.kids(node.kids, path);
          const jump = this.emit(`${path}/kept`, node.name, { op: OP.jump });
          enter.slot = this.code.length;
          this.node(node.undo, `${path}/back`);
          jump.a = this.code.length;
        });
        return;
      case 'loop':
        this.scope(path, node.name, { op: OP.enter, restart: restarts.loop }, (enter) => {
          enter.b = this.code.length;
          const test = node.test && this.emit(`${path}/while`, node.name, { op: OP.unless, test: node.test });
          this.kids(node.kids, path);
          this.emit(`${path}/repeat`, node.name, { op: OP.jump, a: enter.b });
          if (test) test.a = this.code.length;
        });
        return;
      case 'each':
        if (this.#items.includes(node.as))
          throw new Error(`${path}: an outer each already calls its item "${node.as}". Call this one otherwise.`);
        this.#items.push(node.as);
        this.scope(path, node.name, { op: OP.each, list: node.list, slot: this.slot(`${node.as}*`) }, (enter) => {
          enter.b = this.code.length;
          const next = this.emit(`${path}/next`, node.name, { op: OP.next, slot: this.slot(node.as), b: enter.slot });
          this.kids(node.kids, path);
          this.emit(`${path}/repeat`, node.name, { op: OP.jump, a: enter.b });
          next.a = this.code.length;
        });
        this.#items.pop();
        return;
      case 'ask': {
        const spec = node.spec;
        if (spec.offers.length === 0) throw new Error(`${path}: an ask needs at least one offer, or nobody could answer it.`);
        const instr = this.emit(path, node.name, {
          op: OP.ask,
          clause: spec.clause,
          who: spec.who,
          offers: spec.offers,
          open: spec.open ?? false,
        });
        this.offers(instr, spec.offers, path);
        return;
      }
      case 'askAll': {
        const spec = node.spec;
        if (spec.offers.length === 0) throw new Error(`${path}: an askAll needs at least one offer, or nobody could answer it.`);
        if (spec.offers.some((o) => o.then))
          throw new Error(
            `${path}: offers of askAll cannot have a flow of their own (then); keep the answers in take and put the flow after.`,
          );
        this.emit(path, node.name, { op: OP.askAll, clause: spec.clause, offers: spec.offers, ...(spec.seats && { seats: spec.seats }) });
        return;
      }
      case 'window':
        this.window(path, node.name, node.spec);
        return;
      case 'when': {
        const skip = this.emit(`${path}?`, node.name, { op: OP.unless, test: node.test });
        this.node(node.then, path);
        if (node.else) {
          const jump = this.emit(`${path}/else`, node.name, { op: OP.jump });
          skip.a = this.code.length;
          this.node(node.else, `${path}/else`);
          jump.a = this.code.length;
        } else skip.a = this.code.length;
        return;
      }
      case 'leave':
      case 'again':
        this.emit(`${parent}/${node.op}-${node.name}`, node.name, { op: node.op === 'leave' ? OP.leave : OP.again });
        return;
      case 'sub':
        this.call(parent, node.name, node.vars);
        return;
      case 'settle':
        this.emit(`${parent}/engine/settle`, 'engine/settle', { op: OP.settle });
        return;
      case 'together': {
        const fork = this.emit(path, node.name, { op: OP.fork, shown: node.shown });
        this.kids(node.kids, path);
        this.emit(`${path}/joined`, node.name, { op: OP.strandEnd });
        fork.a = this.code.length;
        return;
      }
      case 'over':
        this.emit(path, node.name, { op: OP.over, clause: node.clause, result: node.result });
    }
  }

  call(parent: string, name: string, vars: { readonly [name: string]: (t: Table) => Json }): void {
    const info = this.flows.get(name);
    if (!info) throw new Error(`${parent}: there is no flow named ${name}. Flows: ${this.flowNames()}.`);
    // Slots of the callee are filled when all flows are compiled; names are resolved then.
    this.calls.set(this.emit(`${parent}/${name}`, name, { op: OP.call }), Object.entries(vars));
  }

  /** Flows of the game itself, for messages. */
  flowNames(): string {
    return [...this.flows.keys()].filter((name) => !name.startsWith('engine/') && !name.startsWith('ability/')).join(', ');
  }

  window(path: string, name: string, spec: WindowSpec<Own>): void {
    this.scope(path, name, { op: OP.open, clause: spec.clause, who: spec.first, window: spec, restart: restarts.window }, (open) => {
      open.b = this.code.length;
      if (spec.before) this.node(spec.before, `${path}/before`);
      const offer = this.emit(`${path}/offer`, name, {
        op: OP.offer,
        clause: spec.clause,
        offers: spec.offers,
        window: spec,
        b: open.b,
        open: spec.open ?? false,
      });
      this.offers(offer, spec.offers, path);
      const deed = this.emit(`${path}/deed`, name, { op: OP.deed, window: spec, b: open.b });
      offer.a = deed.a = open.slot = this.code.length;
      if (spec.onClose) this.node(spec.onClose, `${path}/close`);
    });
  }

  /** Every name of a variable gets a number, and every flow the places of its own by number. */
  variables(): ReadonlyMap<string, number> {
    const names = new Set([...TEXT_NAMES, ...[...this.flows.values()].flatMap((flow) => [...flow.slots.keys()])]);
    for (const flow of this.flows.values()) {
      flow.names = [...flow.slots.keys()];
      flow.slotOf = Int16Array.from(names, (name) => flow.slots.get(name) ?? -1);
    }
    return new Map([...names].map((name, i) => [name, i]));
  }

  /** Calls know their callee's slots only now, and only now every scope has been seen. */
  link(): void {
    const scopes = new Set(this.code.filter((i) => i.op === OP.enter || i.op === OP.open || i.op === OP.each).map((i) => i.name));
    for (const instr of this.code) {
      if ((instr.op === OP.leave || instr.op === OP.again) && !scopes.has(instr.name))
        throw new Error(`${instr.path}: no phase, loop, window, group or flow is named ${instr.name}.`);
      if (instr.op === OP.settle) instr.a = this.flows.get('engine/settle')!.entry;
      if (instr.op !== OP.call) continue;
      const info = this.flows.get(instr.name)!;
      instr.vars = (this.calls.get(instr) ?? []).map(([v, read]) => {
        const slot = info.slots.get(v);
        if (slot === undefined)
          throw new Error(`${instr.path}: flow ${instr.name} has no variable ${v}. Variables: ${[...info.slots.keys()].join(', ')}.`);
        return [slot, read] as const;
      });
      instr.a = info.entry;
    }
  }
}

/** `built`: the engine's own and those of abilities. */
export function compile<O extends Own>(spec: GameSpec<O>, built: { readonly [name: string]: Called<Own> }): Program {
  if (spec.flows?.match) throw new Error(`${spec.id}: "match" is the name of the game's own flow. Call the other flow otherwise.`);
  const c = new Compiler();
  const flows: { [name: string]: Called<Own> } = {
    ...(spec.flows as { [name: string]: Called<Own> }),
    ...built,
    match: { vars: [], body: spec.flow },
  };
  const names = Object.keys(flows);
  for (const name of names) c.declare(name);
  for (const name of names) c.flow(name, flows[name]);
  c.link();
  const variables = c.variables();
  return {
    code: c.code,
    at: c.at,
    flows: c.flows,
    main: c.flows.get('match')!,
    variables,
    hasGroups: c.hasGroups,
    hasRevocables: c.hasRevocables,
    groupAt: Uint8Array.from(c.code, (i) => (i.group ? 1 : 0)),
    readyAt: Uint8Array.from(c.code, (i) => (i.ready.length > 0 ? 1 : 0)),
  };
}
