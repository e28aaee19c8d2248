/** A lesson goes on where it was left, or begins anew. */
import { useState } from 'react';
import { beginOf } from '../lessons/lesson.ts';
import { lessonOf } from '../lessons/lessons.ts';
import { useLoaded } from '../library/client.ts';
import { keyOf } from '../match/key.ts';
import { keptList } from '../match/store.ts';
import { go } from '../page/route.ts';
import { FailedScreen } from './Failed.tsx';
import { MatchScreen } from './MatchScreen.tsx';

export function LessonScreen({ game }: { readonly game: string }) {
  const [round, setRound] = useState(0);
  const { value, failed } = useLoaded(async () => {
    const lesson = await lessonOf(game);
    const begun = (await keptList()).some(({ key, winners }) => key === keyOf(lesson) && winners === null);
    return { lesson, begun };
  }, [game]);
  if (failed) return <FailedScreen why={failed} onHome={() => go({ at: 'home' })} />;
  if (!value) return <div className="loading" aria-busy="true" />;
  const { lesson, begun } = value;
  const start = begun && round === 0 ? { resume: keyOf(lesson) } : { begin: beginOf(lesson) };
  return <MatchScreen key={round} start={start} lesson={lesson} onHome={() => go({ at: 'home' })} onAgain={() => setRound(round + 1)} />;
}
