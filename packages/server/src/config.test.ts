import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('DATABASE_URL', () => {
  const databaseUrl = (value: string) => readConfig({ DATABASE_URL: value }).databaseUrl;

  it.each([
    'postgres://atrium:secret@db.example:5432/bank',
    'postgresql://atrium:se%40cret@db.example/bank?sslmode=require',
    'postgres:///bank?host=/var/run/postgresql',
  ])('may be %s', (value) => {
    expect(databaseUrl(value)).toBe(value);
  });
  it.each([
    'host=db.example password=secret',
    'mysql://atrium:secret@db.example/bank',
    'postgres://atrium:secret/1@db.example/bank',
    'postgres://atrium:12/secret@db.example/bank',
    'postgres://atrium:12?secret@db.example/bank',
    'postgres://atrium:12#secret@db.example/bank',
  ])('is refused without a word of it: %s', (value) => {
    expect(() => databaseUrl(value)).toThrow(/^DATABASE_URL is not an address like postgres:/);
    expect(() => databaseUrl(value)).not.toThrow(/secret|12|atrium/);
  });
  it('is the embedded database without a value', () => {
    expect([databaseUrl(''), readConfig({}).databaseUrl]).toEqual([null, null]);
  });
});
