/** What is agreed before an online match. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'match'; readonly each: number; readonly increment: number }
  | { readonly kind: 'decision'; readonly each: number };

/** Who may watch: nobody, who has the link, everybody. */
export type Watch = 'none' | 'link' | 'all';

export interface Terms {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly seats: readonly ({ readonly who: 'person' } | { readonly who: 'bot'; readonly bot: string })[];
  readonly lists: 'open' | 'seen';
  readonly clock: Clock;
  readonly watch: Watch;
  /** Seconds by which whoever watches is behind. */
  readonly delay: number;
  readonly fair: boolean;
  /** The match this one follows. */
  readonly after: string | null;
}
