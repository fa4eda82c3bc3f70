import type en from './en/index.js';

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key;

/** A key of the built-in strings; plural forms share one key, without their suffix. */
export type StringKey = WithoutPlural<Leaves<typeof en>>;

/** Translates a built-in string; `count` chooses the plural form. */
export type Translate = (key: StringKey, variables?: Record<string, string | number>) => string;
