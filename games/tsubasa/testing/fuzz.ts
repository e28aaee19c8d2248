/** For the fuzzer: kinds that none of the house cards uses. */
export const also = { do: ['gain', 'if', 'may', 'choose'] } as const;
