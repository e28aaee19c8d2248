/** A clause by its number: it opens in the rules, beside the match. */
import { hrefOf } from '../page/route.ts';
import { useTable } from './table.ts';

export function Clause({ id }: { readonly id: string }) {
  const { look } = useTable();
  return (
    <a className="rule" href={hrefOf({ at: 'rules', game: look.id, clause: id })} target="_blank" rel="noreferrer">
      {id}
    </a>
  );
}
