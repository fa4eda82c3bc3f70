import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('DATABASE_URL', () => {
  const databaseUrl = (value: string) => readConfig({ DATABASE_URL: value }).databaseUrl;

  it.each([
    'postgres://atrium:secret@db.example:5432/bank',
    'postgresql://atrium:se%40cret@db.example/bank?sslmode=require',
    'postgres:///bank?host=/var/run/postgresql',
  ])('accepts %s', (value) => {
    expect(databaseUrl(value)).toBe(value);
  });
  it.each([
    'host=db.example password=secret',
    'mysql://atrium:secret@db.example/bank',
    'postgres://atrium:secret/1@db.example/bank',
    'postgres://atrium:12/secret@db.example/bank',
    'postgres://atrium:12?secret@db.example/bank',
    'postgres://atrium:12#secret@db.example/bank',
  ])('refuses an invalid value without repeating it: %s', (value) => {
    expect(() => databaseUrl(value)).toThrow(/^DATABASE_URL must be a URL such as postgres:/);
    expect(() => databaseUrl(value)).not.toThrow(/secret|12|atrium/);
  });
  it('selects the embedded database if unset', () => {
    expect([databaseUrl(''), readConfig({}).databaseUrl]).toEqual([null, null]);
  });
});

describe('HOST', () => {
  const host = (env: NodeJS.ProcessEnv) => readConfig(env).host;
  const issuer = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };

  it('defaults to the loopback address for the sandbox', () => {
    expect(host({})).toBe('127.0.0.1');
    expect(host({ ...issuer, SANDBOX: 'true' })).toBe('127.0.0.1');
    expect(host({ HOST: '0.0.0.0' })).toBe('0.0.0.0');
  });
  it('defaults to all addresses without the sandbox', () => {
    expect(host(issuer)).toBeNull();
    expect(host({ ...issuer, HOST: '10.0.0.5' })).toBe('10.0.0.5');
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    ['', 0],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['loopback', ['loopback']],
  ])('accepts %j', (value, read) => expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(read));
  it.each(['true', '*', '10.0.0.0/33', 'proxy.example', '99', '-1', '10.0.0.1,'])('refuses %j', (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/^TRUST_PROXY must be .*number of proxies/);
  });
});

describe('SMTP_URL', () => {
  const from = 'Atrium Bank <portal@bank.example>';
  const smtp = (url: string, sender = from) => readConfig({ SMTP_URL: url, MAIL_FROM: sender }).smtp;

  it.each([
    'smtp://mail.example',
    'smtp://portal%40bank:se%2Fcret@mail.example:587',
    'smtps://mail.example:465/?tls.rejectUnauthorized=false',
  ])('accepts %s', (url) => expect(smtp(url)).toEqual({ url, from }));
  it.each([
    'mail.example',
    'https://mail.example',
    'smtp://portal:secret/1@mail.example',
    'smtp://a@secret@b',
  ])('refuses an invalid value without repeating it: %s', (url) => {
    expect(() => smtp(url)).toThrow(/^SMTP_URL must be a URL such as smtp:/);
    expect(() => smtp(url)).not.toThrow(/secret/);
  });
  it('requires MAIL_FROM, and MAIL_FROM requires it', () => {
    expect(readConfig({}).smtp).toBeNull();
    expect(() => readConfig({ MAIL_FROM: from })).toThrow(/^MAIL_FROM requires SMTP_URL/);
    expect(() => smtp('smtp://mail.example', '')).toThrow(/^SMTP_URL requires MAIL_FROM/);
    for (const sender of ['bank', 'a@b\r\nBcc: x@y', '<a@b>'])
      expect(() => smtp('smtp://mail.example', sender)).toThrow(/^MAIL_FROM must be an address such as/);
  });
});

describe('FILES_URL', () => {
  const files = (value: string) => readConfig({ FILES_URL: value }).files;

  it('defines the bucket, key prefix, endpoint and region', () => {
    expect(files('')).toBeNull();
    expect(files('s3://bank-files')).toEqual({
      bucket: 'bank-files',
      prefix: '',
      endpoint: null,
      region: null,
    });
    expect(
      files('s3://bank-files/portal/files/?endpoint=https://store.example:9000/&region=eu-west-1'),
    ).toEqual({
      bucket: 'bank-files',
      prefix: 'portal/files',
      endpoint: 'https://store.example:9000',
      region: 'eu-west-1',
    });
    expect(files('s3://bank-files?endpoint=http://store:9000')?.region).toBe('us-east-1');
  });
  it.each([
    'https://store.example/bucket',
    's3://',
    's3://b',
    's3://bank/../x y',
    's3://bank?secret=abc',
    'bank',
  ])('is refused with %s', (value) =>
    expect(() => files(value)).toThrow(/^FILES_URL must be a URL such as s3:/),
  );
  it('must not contain credentials, and the error does not repeat them', () => {
    expect(() => files('s3://key:secret@bank-files')).toThrow(/^FILES_URL must not contain credentials/);
    expect(() => files('s3://key:secret@bank-files')).not.toThrow(/key:|secret@/);
  });
});
