/** The languages there are. Another one is a line here and a folder of words for each part; what then lacks them does not compile. */
export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

/** As each calls itself. */
export const languageNames: { readonly [L in Language]: string } = { en: 'English', fr: 'Français' };
