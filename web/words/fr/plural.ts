export const plural = (n: number, one: string, many: string): string => `${n}\u00a0${n < 2 ? one : many}`;
