/** Once what has just been drawn is painted; what it gives takes it back. A page that nobody looks at paints nothing. */
export function afterPaint(run: () => void): () => void {
  let later: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    later = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
