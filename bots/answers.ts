/** What a bot chooses from. */

/** Who announces something and takes it back has done nothing: a bot would dither. It does so only where nothing else is left. */
export function answers<O extends { readonly verb: string }>(options: readonly O[]): readonly O[] {
  if (!options.some(({ verb }) => verb === 'takeBack')) return options;
  const forward = options.filter(({ verb }) => verb !== 'takeBack');
  return forward.length > 0 ? forward : options;
}
