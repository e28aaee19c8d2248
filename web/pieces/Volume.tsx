/** How loud it is. */
import { change, useSettings } from '../page/settings.ts';
import { hear } from '../sound/hear.ts';
import './sound.css';

export function Volume({ label }: { readonly label: string }) {
  const { volume, sound } = useSettings();
  return (
    <label className="volume">
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={10}
        value={volume}
        disabled={sound === 'off'}
        onChange={(event) => {
          change({ volume: event.target.valueAsNumber });
          // As loud as it is now.
          void hear('score');
        }}
      />
    </label>
  );
}
