/** What whoever runs the server wants to see, in the text format of Prometheus. Numbers only: nobody's name, nothing of a match. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';

type Labels = { readonly [name: string]: string };
/** Seconds up to which answers are counted. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const told = (labels: Labels): string => {
  const list = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`);
  return list.length > 0 ? `{${list.join(',')}}` : '';
};

interface Family {
  readonly help: string;
  readonly type: 'counter' | 'gauge';
  readonly values: () => Iterable<readonly [labels: string, value: number]>;
}

export class Metrics {
  readonly #families = new Map<string, Family>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #buckets = new Array<number>(BOUNDS.length).fill(0);
  #answers = 0;
  #seconds = 0;

  constructor() {
    this.#delay.enable();
    this.gauge('process_resident_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss());
    this.gauge('process_start_time_seconds', 'When this process began.', () => Date.now() / 1000 - process.uptime());
    this.#families.set('process_cpu_seconds_total', {
      help: 'Processor time of this process.',
      type: 'counter',
      values: () => [['', (process.cpuUsage().user + process.cpuUsage().system) / 1e6]],
    });
    this.#families.set('nodejs_eventloop_lag_seconds', {
      help: 'How late this process is, since it was asked last.',
      type: 'gauge',
      values: () => {
        const at = (percent: number) => this.#delay.percentile(percent) / 1e9;
        const values = [
          ['{quantile="0.5"}', at(50)],
          ['{quantile="0.99"}', at(99)],
        ] as const;
        this.#delay.reset();
        return values;
      },
    });
  }

  gauge(name: string, help: string, value: () => number): void {
    this.#families.set(name, { help, type: 'gauge', values: () => [['', value()]] });
  }

  /** Something that is counted; the labels are of a closed list. */
  counter(name: string, help: string): (labels?: Labels) => void {
    const counts = new Map<string, number>();
    this.#families.set(name, { help, type: 'counter', values: () => counts });
    return (labels = {}) => {
      const key = told(labels);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    };
  }

  /** A command was answered after so many milliseconds. */
  answered(ms: number): void {
    const seconds = ms / 1000;
    this.#answers++;
    this.#seconds += seconds;
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) this.#buckets[bucket]++;
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, { help, type, values }] of this.#families) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
      for (const [labels, value] of values()) lines.push(`${name}${labels} ${value}`);
    }
    const name = 'touchline_command_seconds';
    lines.push(`# HELP ${name} From the arrival of a command to its answer.`, `# TYPE ${name} histogram`);
    let sum = 0;
    for (const [i, bound] of BOUNDS.entries()) lines.push(`${name}_bucket{le="${bound}"} ${(sum += this.#buckets[i])}`);
    lines.push(`${name}_bucket{le="+Inf"} ${this.#answers}`, `${name}_sum ${this.#seconds}`, `${name}_count ${this.#answers}`);
    return `${lines.join('\n')}\n`;
  }

  close(): void {
    this.#delay.disable();
  }
}
