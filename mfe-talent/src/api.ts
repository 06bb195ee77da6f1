import {
  exportEndpoints,
  poolEndpoints,
  questionEndpoints,
  scorecardEndpoints,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import { savedViewEndpoints } from '@muster/blocks';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({
  ...savedViewEndpoints,
  poolsList: poolEndpoints.list,
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
  scorecardsRead: scorecardEndpoints.read,
  scorecardsSave: scorecardEndpoints.save,
  scorecardsSubmit: scorecardEndpoints.submit,
  scorecardsAmend: scorecardEndpoints.amend,
  scorecardsDelete: scorecardEndpoints.delete,
  exportsCreate: exportEndpoints.create,
});
