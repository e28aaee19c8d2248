/** Everything that can be done at any time, by its name. */
import { Icon } from '../art/Icon.tsx';
import { menuWords } from '../words/menu.ts';
import { Dialog } from './Dialog.tsx';
import { Offline } from './Offline.tsx';
import type { Tool } from './Tools.tsx';
import { useTable } from './table.ts';

interface Props {
  readonly tools: readonly Tool[];
  readonly onClose: () => void;
}

export function Menu({ tools, onClose }: Props) {
  const { words, language } = useTable();
  const { about } = menuWords(language);
  /** What a tool does: as it says itself, or as tools of its name do. */
  const small = (tool: Tool) => {
    const text = (tool.icon && tool.about) || about[tool.id as keyof typeof about];
    return text && <small>{text}</small>;
  };
  return (
    <Dialog className="menu" title={words.menu} onClose={onClose}>
      {(close) => (
        <>
          <ul>
            {tools.map((tool) => (
              <li key={tool.label}>
                <button
                  type="button"
                  className={tool.keyboard ? 'keyboard' : ''}
                  disabled={tool.off}
                  aria-disabled={tool.refuse ? true : undefined}
                  data-tool={tool.id}
                  onClick={() => {
                    close();
                    (tool.refuse ?? tool.onClick)();
                  }}
                >
                  {tool.icon ? <Icon name={tool.icon} /> : <i aria-hidden="true">{tool.label}</i>}
                  <span>
                    <b>{tool.icon ? tool.label : tool.about}</b>
                    {small(tool)}
                  </span>
                  {tool.keyName && <kbd>{tool.keyName}</kbd>}
                </button>
              </li>
            ))}
          </ul>
          <Offline />
          <footer>
            <button type="button" className="btn" onClick={close}>
              <b>{words.close}</b>
            </button>
          </footer>
        </>
      )}
    </Dialog>
  );
}
