/** What a bot chooses from. */

/** Who announces something and takes it back has done nothing: a bot would dither. It does so only where nothing else is left. */
export function answers<O extends { readonly verb: string }>(options: readonly O[]): readonly O[] {
  const last = options.length - 1;
  // It is always the last one.
  return last > 0 && options[last].verb === 'takeBack' ? options.slice(0, last) : options;
}
