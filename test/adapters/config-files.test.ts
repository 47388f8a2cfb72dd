import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../src/adapters/config/json-schema.ts';
import { readConfig } from '../../src/adapters/config/read-config.ts';
import { A1_WITH_REDS } from '../../src/rules/bar-billiards/table.ts';
import { configOf, good } from '../support/config-reading.ts';

const folder = new URL('../../config/', import.meta.url);
const text = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const preset = (name: string) => configOf(text(`${name}.yaml`));

/** The file with the settings that a profile gives set by hand, as its heading tells. */
const allSet = text('table.yaml').replaceAll(/^(\s*)#(?=[a-z])/gm, '$1');

describe('config/table.yaml', () => {
  it('holds every setting there is', () => {
    expect(leaves(jsonSchema()).filter((name) => !new RegExp(`\\b${name}:`).test(allSet))).toEqual([]);
    expect(leaves(jsonSchema())).toContain('silentGames');
  });

  it('shows the defaults, those of the profile too', () => {
    const defaults = readConfig('');
    expect(readConfig(text('table.yaml'))).toEqual(defaults);
    expect(readConfig(allSet)).toEqual(defaults);
  });

  it('leaves to the profile what is the profile’s', () => {
    const aebba = text('table.yaml').replace('profile: classic', 'profile: aebba');
    expect(configOf(aebba).rules).toEqual(configOf('profile: aebba').rules);
  });
});

describe('config/table.schema.json', () => {
  it('is the schema that the table reads by (npm run schema)', () => {
    expect(JSON.parse(text('table.schema.json'))).toEqual(jsonSchema());
  });

  it('is named in every file beside it', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
    expect(
      files.filter((name) => !text(name).startsWith('# yaml-language-server: $schema=./table.schema.json')),
    ).toEqual([]);
  });
});

describe('A preset', () => {
  it.each(readdirSync(folder).filter((name) => name.endsWith('.yaml')))(
    '%s is right and strange in nothing',
    (name) => {
      expect(good(readConfig(text(name))).warnings).toEqual([]);
    },
  );

  it.each(['sams', 'jelkes', 'slim-sams', 'burroughes-watts'])(
    'BB-11 %s scores like any other table',
    (make) => {
      const { table, rules } = preset(make);
      expect(table.make).toBe(make);
      expect({ ...table, make: 'sams' }).toEqual(configOf('').table);
      expect(rules).toEqual(configOf('').rules);
    },
  );

  it('BB-15 BB-16 BB-17 BB-19 stands for each arrangement of skittles', () => {
    expect(preset('a1-white')).toEqual(configOf('table: { skittles: A1 }'));
    expect(preset('a1-red').table.pegs).toEqual(A1_WITH_REDS);
    expect(preset('a2')).toEqual(configOf('table: { skittles: A2 }'));
    expect(preset('a3')).toEqual(configOf('table: { skittles: A3 }'));
  });

  it('BB-5 stands for the other far row, and for the rules of two leagues', () => {
    expect(
      preset('alt-row')
        .table.holes.slice(4)
        .map((hole) => hole.worth),
    ).toEqual([10, 20, 30, 20, 10]);
    expect(preset('aebba').rules.maxDoublePotsFromBreak).toBe(3);
    expect(preset('norwich')).toMatchObject({ play: { gameMs: 960_000 }, rules: { baulkLine: false } });
  });
});

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Every name in the schema, those of groups and of entries of lists too. */
function leaves(schema: unknown): readonly string[] {
  const { properties = {}, items, anyOf = [] } = schema as Schema;
  const inside = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [...new Set([...Object.keys(properties), ...inside.flatMap(leaves)])];
}
