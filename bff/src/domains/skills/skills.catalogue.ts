import type { skillCategories } from '@muster/contracts';
import { clouds } from './catalogue/clouds.ts';
import { databases } from './catalogue/databases.ts';
import { design } from './catalogue/design.ts';
import { frameworks } from './catalogue/frameworks.ts';
import { industries } from './catalogue/industries.ts';
import { languages } from './catalogue/languages.ts';
import { methods } from './catalogue/methods.ts';
import { people } from './catalogue/people.ts';
import { tools } from './catalogue/tools.ts';

export interface CatalogueSkill {
  name: string;
  category: (typeof skillCategories)[number];
  aliases?: readonly string[];
}

type Category = CatalogueSkill['category'];

const lists: Readonly<Record<Exclude<Category, 'other'>, string>> = {
  language: languages,
  framework: frameworks,
  database: databases,
  cloud: clouds,
  tool: tools,
  method: methods,
  domain: industries,
  design,
  soft: people,
};

function parse([category, text]: [Category, string]): CatalogueSkill[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = '', aliases] = line.split(' = ');
      return { name, category, ...(aliases && { aliases: aliases.split(', ') }) };
    });
}

/** The starter catalogue: the most frequent skills on profiles of remote contractors. */
export const skillCatalogue: readonly CatalogueSkill[] = (
  Object.entries(lists) as [Category, string][]
).flatMap(parse);
