import type { Skill } from '../../records/skills/skill.model.ts';
import { createSkill } from './skill.fixtures.ts';
import { SkillMergeModel } from './skill-merge.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';

let made = 0;
const skill = (changes: Partial<Skill> = {}) => {
  made += 1;
  return createSkill(`Walked skill ${made}`, [`walked alias ${made}`], changes);
};
const idOf = ({ _id }: Skill): string => _id.toHexString();

/** The catalogue is open to all users who may view it. */
const nothingHidden = { hidden: 'nothing is hidden' } as const;

const action = (changes: Partial<Skill>): EndpointFixture => ({
  ...nothingHidden,
  call: async () => ({ params: { id: idOf(await skill(changes)) }, body: { version: 1 } }),
});

/** The skills catalogue as the agency maintains it. */
export const skillCatalogueFixtures: EndpointFixtures = {
  'skills.search': { call: () => ({ query: { q: 'type' } }) },
  'skills.map': { call: () => ({ body: { text: 'ts, go, basket weaving' } }) },
  'skills.propose': {
    call: (_world, { name }) => ({
      body: { name: `Skill of ${name} ${proposals++}`, category: 'tool' },
    }),
  },
  'skillCatalogue.list': { call: () => ({ query: { q: 'walk', 'filter[status]': 'active' } }) },
  'skillCatalogue.create': {
    call: () => {
      made += 1;
      return { body: { name: `Created skill ${made}`, category: 'tool', aliases: [] } };
    },
  },
  'skillCatalogue.import': {
    call: () => ({ body: { csv: 'name,category\nBasket weaving,other', dryRun: true } }),
  },
  'skillCatalogue.read': {
    ...nothingHidden,
    call: async () => ({ params: { id: idOf(await skill()) } }),
  },
  'skillCatalogue.update': {
    ...nothingHidden,
    call: async () => ({
      params: { id: idOf(await skill()) },
      body: { version: 1, changes: { category: 'method' } },
    }),
  },
  'skillCatalogue.approve': action({ status: 'proposed' }),
  'skillCatalogue.retire': action({ status: 'active' }),
  'skillCatalogue.revive': action({ status: 'retired' }),
  'skillCatalogue.mergePreview': {
    ...nothingHidden,
    call: async () => ({
      params: { id: idOf(await skill()) },
      query: { intoId: idOf(await skill()) },
    }),
  },
  'skillCatalogue.merge': {
    ...nothingHidden,
    call: async () => ({
      params: { id: idOf(await skill()) },
      body: { version: 1, intoId: idOf(await skill()) },
    }),
  },
  'skillCatalogue.unmerge': {
    ...nothingHidden,
    call: async () => ({ params: { id: idOf(await merged()) }, body: { version: 1 } }),
  },
};

async function merged(): Promise<Skill> {
  const into = await skill();
  const from = await skill({ status: 'merged', mergedIntoId: into._id, previousStatus: 'active' });
  await SkillMergeModel.create({
    fromId: from._id,
    intoId: into._id,
    at: new Date(),
    undoUntil: new Date(Date.now() + 3_600_000),
    aliases: from.aliases,
    keys: from.keys,
  });
  return from;
}

let proposals = 1;
