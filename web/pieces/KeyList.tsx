import { useTable } from './table.ts';

export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { words } = useTable();
  return (
    <div className="keys" role="dialog" aria-label={words.keys}>
      <dl>
        {words.keyList.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn sm" onClick={onClose}>
        <b>{words.close}</b>
      </button>
    </div>
  );
}
