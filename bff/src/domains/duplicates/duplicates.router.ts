import { duplicateEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { readCandidateDuplicates } from './candidate-duplicates.ts';
import { dismissDuplicate, reopenDuplicate } from './decide-duplicate.ts';
import { listDuplicates } from './list-duplicates.ts';
import { mergeDuplicate } from './merge.ts';
import { previewMerge } from './preview-merge.ts';
import { unmergeDuplicate } from './unmerge.ts';

/** Serves the endpoints of duplicates; `personal` lists the personal records of all domains. */
export function duplicateRoutes(
  router: Router,
  { personal }: { personal: readonly PersonalRecords[] },
): void {
  mount(router, duplicateEndpoints.list, listDuplicates);
  mount(router, duplicateEndpoints.ofCandidate, readCandidateDuplicates);
  mount(router, duplicateEndpoints.dismiss, dismissDuplicate);
  mount(router, duplicateEndpoints.reopen, reopenDuplicate);
  mount(router, duplicateEndpoints.previewMerge, previewMerge(personal));
  mount(router, duplicateEndpoints.merge, mergeDuplicate(personal));
  mount(router, duplicateEndpoints.unmerge, unmergeDuplicate(personal));
}
