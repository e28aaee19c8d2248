/** French: no line may break before ; : ? ! and » or after «. Sources are written with plain spaces. */
export const spaced = (text: string): string => text.replace(/ ([;:?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
