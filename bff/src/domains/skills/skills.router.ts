import { skillCatalogueEndpoints, skillEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { approveSkill, retireSkill, reviveSkill } from './changes/change-skill-state.ts';
import { createSkill } from './changes/create-skill.ts';
import { importSkills } from './changes/import-skills.ts';
import { listCatalogue, readSkill } from './reading/list-catalogue.ts';
import { mapSkills } from './merging/map-skills.ts';
import { mergeSkill, previewMerge } from './merging/merge-skill.ts';
import { proposeSkill } from './changes/propose-skill.ts';
import { searchSkills } from './reading/search-skills.ts';
import { unmergeSkill } from './merging/unmerge-skill.ts';
import { updateSkill } from './changes/update-skill.ts';

/** Serves the skills catalogue. */
export function skillRoutes(router: Router): void {
  mount(router, skillEndpoints.search, searchSkills);
  mount(router, skillEndpoints.map, mapSkills);
  mount(router, skillEndpoints.propose, proposeSkill);
  mount(router, skillCatalogueEndpoints.list, listCatalogue);
  mount(router, skillCatalogueEndpoints.create, createSkill);
  mount(router, skillCatalogueEndpoints.import, importSkills);
  mount(router, skillCatalogueEndpoints.read, readSkill);
  mount(router, skillCatalogueEndpoints.update, updateSkill);
  mount(router, skillCatalogueEndpoints.approve, approveSkill);
  mount(router, skillCatalogueEndpoints.retire, retireSkill);
  mount(router, skillCatalogueEndpoints.revive, reviveSkill);
  mount(router, skillCatalogueEndpoints.mergePreview, previewMerge);
  mount(router, skillCatalogueEndpoints.merge, mergeSkill);
  mount(router, skillCatalogueEndpoints.unmerge, unmergeSkill);
}
