/** A sentence that stands within another. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
