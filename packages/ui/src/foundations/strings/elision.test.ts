import { describe, expect, it } from 'vitest';
import { elided } from './elision.js';

/** The text with its variable filled in, in a language. */
const say = (text: string, name: string | number, language = 'fr') =>
  elided(language, { name }, (variables) => text.replaceAll('{{name}}', String(variables?.['name'])));

describe('PLAT-010 French elision', () => {
  it.each([
    ['Alexa Moreau', 'd’Alexa Moreau'],
    ['alice@halden.example', 'd’alice@halden.example'],
    ['Élise', 'd’Élise'],
    ['Île-de-France', 'd’Île-de-France'],
    ['Åse', 'd’Åse'],
    ['Øresund A/S', 'd’Øresund A/S'],
    ['Œuvres', 'd’Œuvres'],
    ['UBS', 'd’UBS'],
    ['Yves', 'd’Yves'],
    ['Hélène', 'd’Hélène'],
    ['Yann', 'de Yann'],
    ['Halden', 'de Halden'],
    ['Nora', 'de Nora'],
    ['SNCF', 'de SNCF'],
    ['Ägypten', 'd’Ägypten'],
    ['8', 'de 8'],
    ['', 'de '],
  ])('before %s', (name, text) => {
    expect(say('de {{name}}', name)).toBe(text);
  });
  it.each([
    ['Agir en tant que {{name}}', 'Agir en tant qu’Anna'],
    ['Que {{name}} signe', 'Qu’Anna signe'],
    ['Statut de {{name}}, droits de {{name}}', 'Statut d’Anna, droits d’Anna'],
    ['Guide {{name}}', 'Guide Anna'],
    ['Remède {{name}}', 'Remède Anna'],
    ['Signature de « {{name}} »', 'Signature de « Anna »'],
    ['{{name}}', 'Anna'],
  ])('of “%s”', (text, filled) => {
    expect(say(text, 'Anna')).toBe(filled);
  });
  it('leaves values, counts and English as they are', () => {
    expect(say('Aperçu de {{name}}', 'accord de Anna.pdf')).toBe('Aperçu d’accord de Anna.pdf');
    expect(say('de {{name}}', 11)).toBe('de 11');
    expect(say('de {{name}}', 'Anna', 'en')).toBe('de Anna');
    expect(elided('fr', undefined, () => 'de Anna')).toBe('de Anna');
  });
});
