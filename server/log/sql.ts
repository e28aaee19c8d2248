/** What two kinds of databases have in common: statements with `?` for values, and several of them all or nothing. */
export type Value = string | number | null;
export type Row = { readonly [column: string]: unknown };
export type Statement = readonly [sql: string, ...values: Value[]];

export interface Sql {
  rows(...statement: Statement): Promise<readonly Row[]>;
  /** All or nothing. */
  together(statements: readonly Statement[]): Promise<void>;
}

export const text = (value: unknown): string => String(value);
export const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));
