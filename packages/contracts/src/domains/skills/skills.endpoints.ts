import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import {
  skillMapResultSchema,
  skillMapSchema,
  skillProposalSchema,
  skillSchema,
  skillSearchQuery,
} from './skills.schemas.ts';

/** The skill catalogue, as far as profiles need it. */
export const skillEndpoints = {
  search: defineEndpoint({
    name: 'skills.search',
    method: 'GET',
    path: '/skills',
    access: 'skill.search',
    summary: 'Skills by name or alias, 20 at most; or those with the given ids.',
    query: skillSearchQuery,
    response: z.array(skillSchema),
    provides: [{ entity: 'Skill' }],
  }),
  map: defineEndpoint({
    name: 'skills.map',
    method: 'POST',
    path: '/skills/map',
    access: 'skill.search',
    summary: 'Finds the skills meant by a pasted list.',
    body: skillMapSchema,
    response: skillMapResultSchema,
    readOnly: true,
  }),
  propose: defineEndpoint({
    name: 'skills.propose',
    method: 'POST',
    path: '/skills',
    access: 'skill.propose',
    summary: 'Proposes a skill that the catalogue lacks; a known name answers that skill.',
    body: skillProposalSchema,
    response: skillSchema,
    status: 201,
    changes: [{ entity: 'Skill' }],
  }),
} as const;
