import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { vCard, type CardFacts } from './v-card.ts';

const FACTS: CardFacts = {
  id: '3f0f3a52-5a0c-4d8e-9a51-6b2c7d7f0001',
  name: 'Zoë Müller',
  givenName: 'Zoë',
  familyName: 'Müller',
  organisation: ['Atrium Bank', 'Cash management', ''],
  title: 'Adviser',
  phones: [{ type: 'WORK,VOICE', number: '+41442151000' }],
  email: 'z.muller@atrium.example',
  city: 'Zürich',
  country: 'CH',
  timeZone: 'Europe/Zurich',
  revisedAt: new Date('2026-11-22T07:05:00Z'),
};

test('CONT-018 a vCard has all known fields, each line ending with CR LF', () => {
  expect(vCard(FACTS).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'UID:urn:uuid:3f0f3a52-5a0c-4d8e-9a51-6b2c7d7f0001',
    'FN:Zoë Müller',
    'N:Müller;Zoë;;;',
    'ORG:Atrium Bank;Cash management',
    'TITLE:Adviser',
    'TEL;TYPE=WORK,VOICE:+41442151000',
    'EMAIL;TYPE=INTERNET:z.muller@atrium.example',
    'ADR;TYPE=WORK:;;;Zürich;;;CH',
    'TZ;VALUE=text:Europe/Zurich',
    'REV:2026-11-22T07:05:00Z',
    'END:VCARD',
    '',
  ]);
});

test('CONT-018 a vCard leaves out the address and time zone of somebody whose office is unknown', () => {
  const card = vCard({ ...FACTS, city: '', country: null, timeZone: null });
  expect(card).not.toMatch(/^(?:ADR|TZ)/m);
  expect(vCard({ ...FACTS, country: null })).toContain('ADR;TYPE=WORK:;;;Zürich;;;\r\n');
});

/** Returns the properties of a card as read by an independent parser. */
const parsed = (card: string) => {
  const [kind, properties] = ICAL.parse(card) as [string, [string, object, string, ...unknown[]][]];
  expect(kind).toBe('vcard');
  return Object.fromEntries(properties.map(([name, , , ...values]) => [name, values]));
};

test('CONT-018 a vCard parser reads back the same values, whatever characters names contain', () => {
  const name = `Zoë “O’Neil” Müller, née \\Weiß ${'long '.repeat(30)}`.trim();
  const card = parsed(
    vCard({ ...FACTS, name, familyName: 'Müller; Weiß', givenName: 'Zoë, Ann', title: 'Head, cash' }),
  );
  expect(card).toMatchObject({
    version: ['3.0'],
    fn: [name],
    n: [['Müller; Weiß', 'Zoë, Ann', '', '', '']],
    org: [['Atrium Bank', 'Cash management']],
    title: ['Head, cash'],
    tel: ['+41442151000'],
    email: ['z.muller@atrium.example'],
    adr: [['', '', '', 'Zürich', '', '', 'CH']],
    tz: ['Europe/Zurich'],
  });
});

test('a name can never inject another property', () => {
  const card = vCard({ ...FACTS, name: 'A;B,C\\D\r\nEND:VCARD', title: 'x\u0000y' });
  expect(card).toContain(String.raw`FN:A\;B\,C\\D\nEND:VCARD`);
  expect(card.match(/^END:VCARD/gm)).toHaveLength(1);
  expect(card).toContain('TITLE:xy\r\n');
});

test('a long line is folded without splitting a character', () => {
  const name = 'é'.repeat(120);
  const card = vCard({ ...FACTS, name });
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${name}\r\n`);
});
