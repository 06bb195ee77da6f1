import {
  candidateEndpoints,
  exportEndpoints,
  poolEndpoints,
  poolMembershipEndpoints,
  questionEndpoints,
  skillEndpoints,
  userEndpoints,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import { savedViewEndpoints } from '@muster/blocks';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({
  ...savedViewEndpoints,
  poolsList: poolEndpoints.list,
  poolsCreate: poolEndpoints.create,
  poolsPreviewRule: poolEndpoints.previewRule,
  poolsRead: poolEndpoints.read,
  poolsUpdate: poolEndpoints.update,
  poolsArchive: poolEndpoints.archive,
  poolsRestore: poolEndpoints.restore,
  poolsDeleteEffects: poolEndpoints.deleteEffects,
  poolsDelete: poolEndpoints.delete,
  poolsRestoreDeleted: poolEndpoints.restoreDeleted,
  poolMembershipsList: poolMembershipEndpoints.list,
  poolMembershipsMove: poolMembershipEndpoints.move,
  candidatesList: candidateEndpoints.list,
  skillsSearch: skillEndpoints.search,
  userOptions: userEndpoints.options,
  questionsList: questionEndpoints.list,
  questionsCreate: questionEndpoints.create,
  questionsSettings: questionEndpoints.settings,
  questionsOrder: questionEndpoints.order,
  questionsCopy: questionEndpoints.copy,
  questionsImport: questionEndpoints.import,
  questionsUpdate: questionEndpoints.update,
  questionsDelete: questionEndpoints.delete,
  questionsRestore: questionEndpoints.restoreDeleted,
  questionsRevisions: questionEndpoints.revisions,
  exportsCreate: exportEndpoints.create,
});
