/** A clause by its number: it opens in the rules, beside the match where there is one. */
import { hrefOf } from '../page/route.ts';
import { useTable } from './table.ts';

interface Props {
  readonly id: string;
  /** It is there for the eye; who hears the page is told on demand. */
  readonly unspoken?: boolean;
}

export function Clause({ id, unspoken = false }: Props) {
  const { look, onClause } = useTable();
  const link = (
    <a
      className="rule"
      href={hrefOf({ at: 'rules', game: look.id, clause: id })}
      target="_blank"
      rel="noreferrer"
      tabIndex={unspoken ? -1 : undefined}
      onClick={(event) => {
        // Whoever wants a page of its own still gets one.
        if (!onClause || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onClause(id);
      }}
    >
      {id}
    </a>
  );
  return unspoken ? <span aria-hidden="true">{link}</span> : link;
}
