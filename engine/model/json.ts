/** Reading plain data whose shape is known from elsewhere: what is not there, or is something else, is empty. */
import type { Json } from './basics.ts';

export type Fields = { readonly [name: string]: Json | undefined };

const isFields = (value: Json | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsIn = (value: Json | undefined): Fields => (isFields(value) ? value : {});
export const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
export const numbersIn = (value: Json | undefined): readonly number[] => listIn(value).map(Number);
export const textsIn = (value: Json | undefined): readonly string[] => listIn(value).map(String);
